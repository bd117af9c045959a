import { describe, expect, test } from 'vitest';
import { registryListOf } from '../../../manifests/plan/registry-list.ts';
import type { ToolLists } from '../../../manifests/plan/tools/tool-lists.ts';
import { positionAt } from '../../../runtime/diagnostics/span.ts';
import { plannedText } from '../../support/planned.ts';

const head = 'apiVersion: mcp.svc.internal/v1alpha1\n';
const group = `${head}kind: MCPGroup\nmetadata: { name: work }\nspec: {}\n`;

function entry(name: string): string {
  return `${head}kind: MCPServerEntry\nmetadata: { name: ${name} }\nspec: { remoteUrl: "https://${name}.example.com/mcp", transport: streamable-http, groupRef: work }\n`;
}

/** A virtual server over entries `a` and `b`, with these lines below its `config`. */
function gateway(config = ''): string {
  const server = `${head}kind: VirtualMCPServer\nmetadata: { name: work }\nspec:\n  incomingAuth: { type: anonymous }\n  outgoingAuth: { source: inline }\n  config:\n    groupRef: work\n${config}`;
  return [group, entry('a'), entry('b'), server].join('---\n');
}

function lists(tools: Readonly<Record<string, readonly string[]>>): ToolLists {
  const document = { source: { path: 'tools.yaml', text: '' }, index: 0, value: {}, locate: () => undefined };
  const part = { document, base: [], value: {} };
  const snapshots = Object.entries(tools).map(([workload, names]) => ({ workload, tools: names, part, path: [] }));
  return { snapshots, registry: [] };
}

async function toolsOf(
  text: string,
  toolLists?: ToolLists,
): Promise<{ shown: string[]; hidden: string[]; found: string[] }> {
  const { plan, diagnostics } = await plannedText(text, toolLists);
  const server = plan.workloads.find(({ kind }) => kind === 'VirtualMCPServer');
  return {
    shown: (server?.tools?.shown ?? []).map(({ name, workload, tool }) => `${name} = ${workload}.${tool}`),
    hidden: (server?.tools?.hidden ?? []).map(({ workload, tool, because }) => `${workload}.${tool}: ${because}`),
    found: diagnostics.map(({ code, span }) => {
      const at = span === undefined ? undefined : positionAt(span.source, span.start);
      return `${at?.line}:${at?.column} ${code}`;
    }),
  };
}

describe('the tools that clients of a virtual server see', () => {
  test('are prefixed, and nothing is found in order', async () => {
    expect(await toolsOf(gateway(), lists({ a: ['find'], b: ['find', 'open'] }))).toEqual({
      shown: ['a_find = a.find', 'b_find = b.find', 'b_open = b.open'],
      hidden: [],
      found: [],
    });
  });

  test('are renamed before they are filtered and prefixed', async () => {
    const config = `    aggregation:\n      tools:\n        - workload: a\n          filter: [look]\n          overrides: { find: { name: look } }\n`;
    expect(await toolsOf(gateway(config), lists({ a: ['find', 'open'], b: [] }))).toEqual({
      shown: ['a_look = a.find'],
      hidden: ['a.open: not in filter'],
      found: [],
    });
  });

  test('are workflows alone with excludeAllTools', async () => {
    const config = `    aggregation: { excludeAllTools: true }\n    compositeTools:\n      - { name: go, description: Goes, steps: [{ id: one, tool: a.find }] }\n`;
    const { shown, hidden, found } = await toolsOf(gateway(config), lists({ a: ['find'], b: ['open'] }));
    expect(shown).toEqual(['go = undefined.undefined']);
    expect(hidden).toEqual(['a.find: excludeAllTools', 'b.open: excludeAllTools']);
    expect(found).toEqual([]);
  });

  test('that have one name by the first in the order of priority, or the default prefix', async () => {
    const config = (order: string): string =>
      `    aggregation:\n      conflictResolution: priority\n      conflictResolutionConfig: { priorityOrder: [${order}] }\n`;
    const tools = lists({ a: ['find', 'mine'], b: ['find'] });
    expect(await toolsOf(gateway(config('b, a')), tools)).toEqual({
      shown: ['find = b.find', 'mine = a.mine'],
      hidden: ['a.find: "find" is that of b, by priorityOrder'],
      found: [],
    });
  });

  test('are those that settings name where no list is given, and the plan says so', async () => {
    const config = `    aggregation:\n      tools:\n        - workload: a\n          filter: [find]\n`;
    const { plan } = await plannedText(gateway(config));
    const server = plan.workloads.find(({ kind }) => kind === 'VirtualMCPServer');
    expect(server?.tools).toMatchObject({ known: 'none', shown: [{ name: 'a_find', from: 'settings' }] });
    expect(plan.assumptions.map(({ text }) => text)).toContain(
      'which tools a and b have is not known: the plan holds those that settings name',
    );
    const { plan: half } = await plannedText(gateway(config), lists({ a: ['find'] }));
    expect(half.workloads.find(({ kind }) => kind === 'VirtualMCPServer')?.tools?.known).toBe('some');
  });
});

describe('what lists of tools show to be wrong', () => {
  test('names that two tools come out under, though they are prefixed', async () => {
    const config = `    aggregation:\n      conflictResolutionConfig: { prefixFormat: "x-{workload}" }\n`;
    const text = gateway(config).replaceAll(/\bb\b(?=[.\s}])/g, 'ab');
    const { hidden, found } = await toolsOf(text, lists({ a: ['bc'], ab: ['c'] }));
    expect(hidden).toEqual(['ab.c: "x-abc" is that of a too']);
    expect(found).toEqual(['23:15 plan/name-conflict']);
  });

  test('no conflict of which one side is hidden', async () => {
    const config = `    aggregation:\n      conflictResolutionConfig: { prefixFormat: "x-{workload}" }\n      tools:\n        - { workload: a, excludeAll: true }\n`;
    const text = gateway(config).replaceAll(/\bb\b(?=[.\s}])/g, 'ab');
    expect((await toolsOf(text, lists({ a: ['bc'], ab: ['c'] }))).found).toEqual([]);
  });

  test('a tool that its winner hides, which no other backend shows', async () => {
    const config = (order: string, filter: string): string =>
      `    aggregation:\n      conflictResolution: priority\n      conflictResolutionConfig: { priorityOrder: [${order}] }\n      tools: [{ workload: a, filter: [${filter}] }]\n`;
    const found = async (order: string, filter: string): Promise<readonly string[]> =>
      (await toolsOf(gateway(config(order, filter)), lists({ a: ['find', 'mine'], b: ['find'] }))).found;
    expect(await found('a, b', 'mine')).toEqual(['26:35 plan/hidden-winner']);
    expect(await found('b, a', 'mine')).toEqual([]);
    expect(await found('a, b', 'mine, find')).toEqual([]);
  });

  test('names that are too long with their prefix', async () => {
    const { found } = await toolsOf(gateway(), lists({ a: ['x'.repeat(62)], b: ['x'.repeat(63)] }));
    expect(found).toEqual(['23:15 plan/long-name']);
  });

  test('a filter that names nothing, a step that calls nothing', async () => {
    const config = `    aggregation:\n      tools:\n        - workload: a\n          filter: [find, opn]\n    compositeTools:\n      - { name: go, description: Goes, steps: [{ id: one, tool: a.fnd }] }\n`;
    const { found } = await toolsOf(gateway(config), lists({ a: ['find', 'open'], b: [] }));
    expect(found).toEqual(['27:26 plan/unknown-tool', '29:65 plan/unknown-tool']);
  });

  test('a new name that another tool has', async () => {
    const config = (more: string): string =>
      `    aggregation:\n      tools:\n        - workload: a\n          overrides: { find: { name: open }${more} }\n`;
    const tools = lists({ a: ['find', 'open'], b: [] });
    expect((await toolsOf(gateway(config('')), tools)).found).toEqual(['27:38 plan/renamed-to-existing']);
    expect((await toolsOf(gateway(config(', open: { name: see }')), tools)).found).toEqual([]);
  });

  test('a workflow with the name of a tool', async () => {
    const config = `    compositeTools:\n      - { name: a_find, description: Finds, steps: [{ id: one, tool: b.open }] }\n`;
    const { found } = await toolsOf(gateway(config), lists({ a: ['find'], b: ['open'] }));
    expect(found).toEqual(['25:17 plan/workflow-name-taken']);
  });

  test('nothing where a list is missing', async () => {
    const config = `    aggregation:\n      tools:\n        - workload: a\n          filter: [opn]\n`;
    expect((await toolsOf(gateway(config), lists({ b: [] }))).found).toEqual([]);
  });
});

describe('tools of registry entries', () => {
  const entryWith = (more: object): Parameters<typeof registryListOf>[0] => ({
    name: 'com.example/a',
    description: 'A',
    version: '1.0.0',
    ...more,
  });

  test('are in the metadata of publishers, as names or as definitions', () => {
    const meta = (tools: unknown): object => ({ _meta: { 'com.example/publisher': { image: { tools } } } });
    expect(registryListOf(entryWith(meta(['b', 'a', 'b'])))).toEqual([
      { name: 'com.example/a', places: [], tools: ['a', 'b'] },
    ]);
    expect(registryListOf(entryWith(meta([{ name: 'c' }, 7, {}])))[0]?.tools).toEqual(['c']);
    expect(registryListOf(entryWith({}))).toEqual([]);
  });

  test('are matched by image, address or name, and not where versions disagree', async () => {
    const list = (
      name: string,
      places: readonly string[],
      tools: readonly string[],
    ): ToolLists['registry'][number] => ({
      name,
      places,
      tools,
    });
    const known = async (registry: ToolLists['registry']): Promise<string | undefined> => {
      const { plan } = await plannedText(gateway(), { snapshots: [], registry });
      const server = plan.workloads.find(({ kind }) => kind === 'VirtualMCPServer');
      return server?.backends?.map(({ name, toolList }) => `${name} ${toolList}`).join(', ');
    };
    expect(await known([list('com.example/x', ['https://a.example.com/mcp/'], ['t'])])).toBe('a registry, b unknown');
    expect(await known([list('com.example/b', [], ['t'])])).toBe('a unknown, b registry');
    expect(await known([list('com.example/b', [], ['t']), list('org.example/b', [], ['u'])])).toBe(
      'a unknown, b unknown',
    );
  });
});
