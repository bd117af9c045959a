import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../generated/types/plan.ts';
import type { PlanWorkload } from '../../../generated/types/plan-workload.ts';
import { diagramOf } from '../../../manifests/plan/diagram/diagram.ts';
import { layOut, type Box } from '../../../manifests/plan/diagram/layout.ts';
import { renderDiagram } from '../../../manifests/plan/diagram/render-diagram.ts';

/** A gateway over so many servers, the first of which needs a header. */
function platform(count: number, name = (index: number): string => `server-${index}`): Plan {
  const servers = Array.from({ length: count }, (_, index): PlanWorkload => ({
    kind: 'MCPServer',
    namespace: 'tools',
    name: name(index),
    runs: `registry.example.com/mcp/${name(index)}:1.0.0`,
    address: { url: 'http://a/mcp', host: 'a', port: 80, path: '/mcp', transport: 'streamable-http' },
    authentication: { type: 'none', source: 'nothing' },
  }));
  const gateway: PlanWorkload = {
    kind: 'VirtualMCPServer',
    namespace: 'tools',
    name: 'gateway',
    address: { url: 'http://g/mcp', host: 'g', port: 80, path: '/mcp', transport: 'streamable-http' },
    authentication: { type: 'oidc', issuer: 'https://login.example.com/realm', source: 'here' },
    backends: servers.map(({ name: backend }, index) => ({
      name: backend,
      kind: 'MCPServer',
      url: `http://${backend}/mcp`,
      transport: 'streamable-http',
      toolList: 'unknown',
      authentication:
        index === 0 ? { strategy: 'header', header: 'X-Key', source: 'here' } : { strategy: 'none', source: 'nothing' },
    })),
  };
  return { planVersion: 'v1', workloads: [gateway, ...servers], externals: [], assumptions: [] };
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('what is drawn', () => {
  test('clients call the gateway with tokens, the gateway calls each backend with its credentials', () => {
    const [graph] = diagramOf(platform(2));
    const named = new Map(graph?.nodes.map(({ id, lines }) => [id, lines[1] ?? lines[0]]));
    expect(graph?.edges.map(({ from, to, label, isOpen }) => [named.get(from), named.get(to), label, isOpen])).toEqual([
      ['MCP clients', 'tools/gateway', 'tokens of login.example.com', false],
      ['tools/gateway', 'tools/server-0', 'header X-Key', false],
      ['tools/gateway', 'tools/server-1', 'no credentials', true],
    ]);
  });

  test('a workflow is a graph of its steps, in the order of their dependencies', () => {
    const plan = platform(1);
    const steps = [
      { level: 1, id: 'a', type: 'tool', tool: 'server-0.x', hidden: true },
      { level: 1, id: 'b', type: 'elicitation' },
      { level: 2, id: 'c', type: 'tool', tool: 'y', after: ['a', 'b'] },
    ];
    const [gateway, ...rest] = plan.workloads;
    if (gateway === undefined) throw new Error('it has one');
    const workflows = [{ name: 'answer', source: 'here', timeout: '2m', steps }];
    const [, graph] = diagramOf({ ...plan, workloads: [{ ...gateway, workflows }, ...rest] });
    expect(graph?.title).toBe('workflow answer of VirtualMCPServer tools/gateway, at most 2m');
    expect(graph?.nodes.map(({ lines }) => lines)).toEqual([
      ['tool', 'a', 'server-0.x (hidden)'],
      ['elicitation', 'b'],
      ['tool', 'c', 'y'],
    ]);
    expect(graph?.edges.map(({ from, to }) => [from, to])).toEqual([
      ['w0s0', 'w0s2'],
      ['w0s1', 'w0s2'],
    ]);
  });

  test('nothing is drawn of an empty plan', async () => {
    const empty: Plan = { planVersion: 'v1', workloads: [], externals: [], assumptions: [] };
    expect(await renderDiagram(empty, 'mermaid')).toBe('flowchart LR\n');
    expect(await renderDiagram(empty, 'svg')).toContain('</svg>');
  });
});

describe('thirty resources', () => {
  test('no box or label lies over another, and all are inside of the picture', async () => {
    const [graph] = diagramOf(platform(30, (index) => `server-with-a-rather-long-name-${index}`));
    if (graph === undefined) throw new Error('there is one');
    const { nodes, edges, width, height } = await layOut(graph);
    const labels = edges.flatMap(({ label }) =>
      label === undefined ? [] : [{ x: label.x - label.width / 2, y: label.y - 9, width: label.width, height: 17 }],
    );
    const boxes: readonly Box[] = [...nodes, ...labels];
    expect(boxes.length).toBe(32 + 31);
    for (const [index, box] of boxes.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
  });

  test('the same plan gives the same bytes', async () => {
    for (const format of ['mermaid', 'svg'] as const) {
      expect(await renderDiagram(platform(30), format)).toBe(await renderDiagram(platform(30), format));
    }
  });
});

describe('names of the input are text and nothing else', () => {
  const hostile = [
    '"]; end; subgraph x',
    '<script>alert(1)</script>',
    '</text></svg><img src=x onerror=alert(1)>',
    'a\n  b --> c',
    '`**bold**`',
    '#quot;',
    '%%{init: {}}%%',
    'click n0 "javascript:alert(1)"',
    "'onload='x",
    '\u001b[31m\u202e]]>',
    '&lt;&#60;',
    '],[|x|{{}}',
  ];

  test('in mermaid every line is one of its own, and no sign of a notation is left in a name', async () => {
    const text = await renderDiagram(
      platform(hostile.length, (index) => hostile[index] ?? ''),
      'mermaid',
    );
    const label = String.raw`(?:[^"<>\[\]{}|\x60&%;#]|<br/>|#\d+;)*`;
    const line = new RegExp(
      String.raw`^(flowchart LR|  n\d+(\(\[|\[\[|\[|\()"${label}"(\]\)|\]\]|\]|\))|  n\d+ (-->|-\.->)(\|"${label}"\|)? n\d+)$`,
    );
    for (const one of text.trimEnd().split('\n')) expect(one).toMatch(line);
  });

  test('in SVG there are only our elements, and every sign of XML in a name is escaped', async () => {
    const text = await renderDiagram(
      platform(hostile.length, (index) => hostile[index] ?? ''),
      'svg',
    );
    const elements = [...text.matchAll(/<\/?([A-Za-z!?][\w-]*)/g)].map(([, name]) => name);
    expect(new Set(elements)).toEqual(new Set(['svg', 'title', 'style', 'rect', 'g', 'path', 'text']));
    const contents = [...text.matchAll(/<(?:text|title)[^>]*>([^<]*)</g)].map(([, content = '']) => content);
    expect(contents.length).toBeGreaterThan(hostile.length * 3);
    for (const content of contents)
      expect(content.replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toMatch(/[&<>"\u001b\u202e]/);
    const tags = [...text.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag).join('\n');
    expect(tags).not.toMatch(/\son\w+=|href|url\(/i);
  });
});
