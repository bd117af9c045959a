import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AggregationConfigWithDefaults } from '../../../generated/defaults/aggregation-config.ts';
import { aggregate, type Aggregate, type Offer } from '../../../runtime/aggregation/aggregate.ts';

type Lists = Partial<Record<'tools' | 'prompts' | 'resources' | 'templates', readonly string[]>>;

function offer(workload: string, lists: Lists): Offer<string> {
  const listed = (names: readonly string[] = []) => names.map((name) => ({ name, item: `${workload}:${name}` }));
  const { tools, prompts, resources, templates } = lists;
  return {
    workload,
    tools: listed(tools),
    prompts: listed(prompts),
    resources: listed(resources),
    templates: listed(templates),
  };
}

type Settings = Partial<AggregationConfigWithDefaults>;

const made = (offers: readonly Offer<string>[], settings: Settings = {}): Aggregate<string> =>
  aggregate(offers, { conflictResolution: 'prefix', ...settings });

/** What clients see: names with what is behind them. */
function seen({ tools }: Aggregate<string>): Record<string, string> {
  return Object.fromEntries([...tools].map(([name, { workload, actual }]) => [name, `${workload}:${actual}`]));
}

const two = [offer('b', { tools: ['read', 'list'] }), offer('a', { tools: ['read'] })];

describe('tools of several servers', () => {
  test('have the name of their server before them, conflict or not', () => {
    expect(seen(made(two))).toEqual({ a_read: 'a:read', b_list: 'b:list', b_read: 'b:read' });
    const format = { prefixFormat: '{workload}.{workload}-' };
    expect(Object.keys(seen(made(two, { conflictResolutionConfig: format })))).toEqual([
      'a.a-read',
      'b.b-list',
      'b.b-read',
    ]);
  });

  test('go to the first server in the order of priorities', () => {
    const priority = (priorityOrder: string[]): Settings => ({
      conflictResolution: 'priority',
      conflictResolutionConfig: { prefixFormat: '{workload}_', priorityOrder },
    });
    expect(seen(made(two, priority(['b', 'a'])))).toEqual({ list: 'b:list', read: 'b:read' });
    expect(seen(made(two, priority(['a'])))).toEqual({ list: 'b:list', read: 'a:read' });
    expect(seen(made(two, priority(['c'])))).toEqual({ a_read: 'a:read', b_read: 'b:read', list: 'b:list' });
  });

  test('are renamed by hand; a name that still clashes goes to the first server by name, and is reported', () => {
    const renamed = made(two, {
      conflictResolution: 'manual',
      tools: [{ workload: 'b', overrides: { read: { name: 'read_b' } } }],
    });
    expect(seen(renamed)).toEqual({ list: 'b:list', read: 'a:read', read_b: 'b:read' });
    expect(renamed.clashes).toEqual([]);
    const left = made(two, { conflictResolution: 'manual' });
    expect(seen(left)).toEqual({ list: 'b:list', read: 'a:read' });
    expect(left.clashes).toEqual([{ feature: 'tool', name: 'read', kept: 'a', lost: 'b' }]);
  });

  test('have one name where people cannot tell two apart, unless they are of one server', () => {
    const composed = 'caf\u00e9';
    const decomposed = 'cafe\u0301';
    const offers = [offer('a', { tools: [composed, decomposed] }), offer('b', { tools: [decomposed, 'se\u200bnd'] })];
    const manual = made([...offers, offer('c', { tools: ['send', 'my\u00a0tool'] })], { conflictResolution: 'manual' });
    expect(seen(manual)).toEqual({
      [composed]: `a:${composed}`,
      [decomposed]: `a:${decomposed}`,
      'se\u200bnd': 'b:se\u200bnd',
      'my\u00a0tool': 'c:my\u00a0tool',
    });
    expect(manual.clashes).toEqual([
      { feature: 'tool', name: decomposed, kept: 'a', lost: 'b' },
      { feature: 'tool', name: 'send', kept: 'b', lost: 'c' },
    ]);
    const priorityOrder = ['c', 'b'];
    const priority = made([...offers, offer('c', { tools: ['\uff53end'] })], {
      conflictResolution: 'priority',
      conflictResolutionConfig: { prefixFormat: '{workload}_', priorityOrder },
    });
    expect(seen(priority)).toEqual({ [decomposed]: `b:${decomposed}`, '\uff53end': 'c:\uff53end' });
  });

  test('are chosen by their names after renaming and before a prefix', () => {
    const tools = [{ workload: 'b', filter: ['show'], overrides: { list: { name: 'show', description: 'Shows.' } } }];
    const found = made(two, { tools });
    expect(seen(found)).toEqual({ a_read: 'a:read', b_show: 'b:list' });
    expect(found.tools.get('b_show')?.shown).toEqual({ name: 'b_show', description: 'Shows.' });
  });

  test('that are hidden are there for workflows, by the names of their server and by the new ones', () => {
    const overrides = { list: { name: 'show' } };
    for (const settings of [
      { excludeAllTools: true, tools: [{ workload: 'b', overrides }] },
      { tools: [{ workload: 'b', excludeAll: true, overrides }] },
      { tools: [{ workload: 'b', filter: ['read'], overrides }] },
    ]) {
      const found = made(two, settings);
      expect(found.tools.has('b_show')).toBe(false);
      expect(found.backendTool('b_show')).toBeUndefined();
      expect(found.backendTool('b.list')?.item).toBe('b:list');
      expect(found.backendTool('b.show')?.item).toBe('b:list');
    }
    expect(made(two).backendTool('a_read')?.item).toBe('a:read');
  });

  test('may be called like members that every object has', () => {
    const found = made([offer('a', { tools: ['constructor', '__proto__', 'toString'] })]);
    expect([...found.tools.keys()]).toEqual(['a___proto__', 'a_constructor', 'a_toString']);
  });
});

describe('prompts of several servers', () => {
  test('are renamed as tools are, without filter and overrides', () => {
    const offers = [offer('a', { prompts: ['greet'] }), offer('b', { prompts: ['greet'] })];
    const settings = { excludeAllTools: true, tools: [{ workload: 'a', filter: ['x'] }] };
    expect([...made(offers, settings).prompts.keys()]).toEqual(['a_greet', 'b_greet']);
    const manual = made(offers, { conflictResolution: 'manual' });
    expect(manual.prompts.get('greet')?.workload).toBe('a');
    expect(manual.clashes).toEqual([{ feature: 'prompt', name: 'greet', kept: 'a', lost: 'b' }]);
  });
});

describe('resources of several servers', () => {
  const offers = [
    offer('b', { resources: ['file:///x'], templates: ['file:///{name}', 'db://{+path}'] }),
    offer('a', { resources: ['file:///x', 'file:///y'], templates: ['mail://{id}{?full}'] }),
  ];

  test('keep their URIs; of one URI the first server by name has it, or by priority', () => {
    expect(made(offers).ownerOf('file:///x')).toBe('a');
    expect(made(offers).clashes).toEqual([{ feature: 'resource', name: 'file:///x', kept: 'a', lost: 'b' }]);
    const first = { prefixFormat: '{workload}_', priorityOrder: ['b', 'a'] };
    expect(made(offers, { conflictResolution: 'priority', conflictResolutionConfig: first }).ownerOf('file:///x')).toBe(
      'b',
    );
  });

  test('that fit templates of several servers belong to the first of them in the same order', () => {
    const both = [offer('a', { templates: ['db://{+path}'] }), offer('b', { templates: ['db://rows/{id}'] })];
    expect(made(both).ownerOf('db://rows/1')).toBe('a');
    const turned = [offer('b', { templates: ['db://{+path}'] }), offer('a', { templates: ['db://rows/{id}'] })];
    expect(made(turned).ownerOf('db://rows/1')).toBe('a');
    for (const order of [
      ['a', 'b'],
      ['b', 'a'],
    ]) {
      const settings: Settings = {
        conflictResolution: 'priority',
        conflictResolutionConfig: { prefixFormat: '{workload}_', priorityOrder: order },
      };
      for (const given of [both, turned]) expect(made(given, settings).ownerOf('db://rows/1')).toBe(order[0]);
    }
  });

  test('are found by a template that they fit, too', () => {
    const ownerOf = (uri: string) => made(offers).ownerOf(uri);
    expect(ownerOf('file:///{name}')).toBe('b');
    expect(ownerOf('file:///other')).toBe('b');
    expect(ownerOf('db://a/b/c')).toBe('b');
    expect(ownerOf('mail://1')).toBe('a');
    expect(ownerOf('mail://1?full=yes')).toBe('a');
    expect(ownerOf('file:///a/b')).toBeUndefined();
    expect(ownerOf('nobody://x')).toBeUndefined();
  });
});

test('the order in which servers answer, and their lists come, decides nothing', () => {
  const name = fc.constantFrom('a', 'b', 'a_b', 'b_a', '');
  const lists = fc.record({
    tools: fc.uniqueArray(name, { maxLength: 4 }),
    prompts: fc.uniqueArray(name, { maxLength: 3 }),
    resources: fc.uniqueArray(name, { maxLength: 3 }),
    templates: fc.uniqueArray(name, { maxLength: 2 }),
  });
  const offers = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'a_b', 'c'), lists), {
    selector: ([workload]) => workload,
    maxLength: 4,
  });
  const settings = fc.record({
    conflictResolution: fc.constantFrom('prefix', 'priority', 'manual'),
    conflictResolutionConfig: fc.record({
      prefixFormat: fc.constantFrom('{workload}_', '{workload}'),
      priorityOrder: fc.uniqueArray(fc.constantFrom('a', 'b', 'a_b')),
    }),
    excludeAllTools: fc.boolean(),
    tools: fc.uniqueArray(
      fc.record({
        workload: fc.constantFrom('a', 'b', 'c'),
        filter: fc.uniqueArray(name, { maxLength: 2 }),
        excludeAll: fc.boolean(),
        overrides: fc.dictionary(name, fc.record({ name })),
      }),
      { selector: ({ workload }) => workload },
    ),
  });
  const shown = (found: Aggregate<string>): unknown => ({
    lists: [found.tools, found.prompts, found.resources, found.templates].map((list) => [...list]),
    clashes: new Set(found.clashes.map((clash) => JSON.stringify(clash))),
    owners: ['a', 'b', 'a_b', ''].map((uri) => found.ownerOf(uri)),
  });
  fc.assert(
    fc.property(offers, settings, fc.infiniteStream(fc.nat()), (given, chosen, random) => {
      const all = given.map(([workload, each]) => offer(workload, each));
      const shuffled = all
        .map((each) => ({ each, at: Number(random.next().value) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ each }) => ({ ...each, tools: each.tools.toReversed(), prompts: each.prompts.toReversed() }));
      const found = aggregate(all, chosen);
      expect(shown(aggregate(shuffled, chosen))).toEqual(shown(found));
      // Whatever is shown leads to its owner, and every tool is there for workflows.
      for (const [key, { shown: as }] of found.tools) expect(as.name).toBe(key);
      for (const { workload, tools } of all)
        for (const tool of tools) expect(found.backendTool(`${workload}.${tool.name}`)).toBeDefined();
    }),
  );
});
