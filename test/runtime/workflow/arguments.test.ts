import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../runtime/workflow/workflow-host.ts';
import { failureOf, runOnce } from '../../support/workflow/run-once.ts';
import { structured, text } from '../../support/workflow/workflow-world.ts';

const params: JsonObject = {
  name: 'Ada',
  count: 3,
  list: ['a', 'b'],
  yes: true,
  object: { deep: ['1', 'x'] },
  empty: null,
};

/** What a tool with a schema gets for one written argument. */
async function sentFor(written: unknown, schema: unknown): Promise<unknown> {
  const { end, sent } = await runOnce(
    { steps: [{ id: 'call', tool: 'w.hidden', arguments: { it: written } }] },
    {
      params,
      tools: () => ({ inputSchema: { type: 'object', properties: { it: schema }, $defs: { n: { type: 'integer' } } } }),
      reply: () => structured({}),
    },
  );
  expect(failureOf(end)).toBe('completed');
  const [first] = sent;
  return first !== undefined && Object.hasOwn(first, 'it') ? first['it'] : 'nothing sent';
}

describe('arguments become what the schema of the tool asks for', () => {
  test.each<[unknown, unknown, unknown]>([
    ['{{.params.count}}', { type: 'integer' }, 3],
    ['{{.params.count}}', { type: 'string' }, '3'],
    ['{{.params.count}}', undefined, '3'],
    ['{{.params.count}}', { anyOf: [{ type: 'integer' }, { type: 'null' }] }, 3],
    ['{{.params.count}}', { $ref: '#/$defs/n' }, 3],
    ['{{.params.count}}', { $ref: '#' }, '3'],
    ['{{.params.count}}.5', { type: ['number', 'null'] }, 3.5],
    ['{{.params.yes}}', { type: 'boolean' }, true],
    ['True', { type: 'boolean' }, true],
    ['{{.params.yes}}', { enum: [true, false] }, true],
    ['{{.params.list}}', { type: 'array' }, ['a', 'b']],
    ['{{json .params.list}}', { type: 'array' }, ['a', 'b']],
    ['{{.params.list}}', { type: 'string' }, '[a b]'],
    [
      '{{.params.object}}',
      { type: 'object', properties: { deep: { items: { type: 'integer' } } } },
      { deep: [1, 'x'] },
    ],
    ['[1, 2', { type: 'array' }, '[1, 2'],
    ['9007199254740993', { type: 'integer' }, '9007199254740993'],
    ['not a number', { type: 'integer' }, 'not a number'],
    // What is not text is passed as it is, with what looks like a template in it.
    [{ a: '{{.params.name}}' }, { type: 'object' }, { a: '{{.params.name}}' }],
    [7, { type: 'string' }, 7],
    // What is not there is not sent.
    ['{{.params.missing}}', { type: 'integer' }, 'nothing sent'],
    [' {{.params.empty}}\n', { type: 'string' }, 'nothing sent'],
  ])('%j for %j', async (written, schema, expected) => {
    expect(await sentFor(written, schema)).toEqual(expected);
  });
});

test.each([
  ['Hello {{.params.missing}}', 'template: step "call": argument "it": {{.params.missing}} yields nothing'],
  [
    '{{.params.missing.deep}}',
    'template: step "call": argument "it": nothing has no field "deep" (in {{.params.missing.deep}})',
  ],
  [
    '{{index .params.list 5}}',
    'template: step "call": argument "it": there is no item 5 among 2 (in {{index .params.list 5}})',
  ],
])('%s fails its step, and no call is made', async (written, expected) => {
  const { end, sent } = await runOnce(
    { steps: [{ id: 'call', tool: 'w.t', arguments: { it: written } }] },
    { params, reply: () => structured({}) },
  );
  expect(failureOf(end)).toBe(expected);
  expect(sent).toEqual([]);
});

test('templates read outputs, contents, states, errors and facts of the run', async () => {
  const { end, sent } = await runOnce(
    {
      steps: [
        { id: 'plain', tool: 'w.plain' },
        { id: 'rich', tool: 'w.rich' },
        { id: 'broken', tool: 'w.broken', onError: { action: 'continue' }, defaultResults: { key: 'none' } },
        { id: 'off', tool: 'w.off', condition: '{{gt .params.count 5}}', defaultResults: { key: 'off' } },
        {
          id: 'last',
          tool: 'w.last',
          dependsOn: ['plain', 'rich', 'broken', 'off'],
          arguments: {
            plain: '{{.steps.plain.output.text}}/{{.steps.plain.output.text_1}}',
            rich: '{{.steps.rich.output.a}} {{.steps.rich.content.text}}',
            broken: '{{.steps.broken.status}} {{.steps.broken.error}} {{.steps.broken.output.key}}',
            off: '{{.steps.off.status}} {{.steps.off.output.key}}',
            self: '{{.steps.last.status}}',
            run: '{{.workflow.id}} {{.workflow.step_count}} {{.workflow.duration_ms}} {{.workflow.status}} {{.workflow.start_time}}',
          },
        },
      ],
    },
    {
      params,
      reply: (name) => {
        if (name === 'w.plain')
          return {
            result: {
              content: [
                { type: 'text', text: 'one' },
                { type: 'text', text: 'two' },
              ],
            },
          };
        return name === 'w.broken' ? text('no luck', true) : structured({ a: 1 });
      },
    },
  );
  expect(failureOf(end)).toBe('completed');
  expect(sent.at(-1)).toEqual({
    plain: 'one/two',
    rich: '1 {"a":1}',
    broken: 'failed step "broken": tool w.broken failed: no luck none',
    off: 'skipped off',
    self: 'running',
    run: expect.stringMatching(/^[\w-]{36} 5 0 running 2026-01-01T00:00:00\.000Z$/),
  });
});

test('ids and keys that JavaScript knows are ordinary ones', async () => {
  const { end } = await runOnce(
    {
      steps: [
        { id: '__proto__', tool: 'w.t' },
        {
          id: 'constructor',
          tool: 'w.t',
          dependsOn: ['__proto__'],
          arguments: { a: '{{json (index .steps "__proto__").output}}' },
        },
      ],
    },
    { params: {}, reply: (_, given) => structured(given) },
  );
  expect(end).toEqual({ kind: 'completed', output: { a: '{}' } });
});

test.each([
  ['{{.params.yes}}', 'completed'],
  [' TRUE\n', 'completed'],
  [
    '{{if .params.yes}}maybe{{end}}',
    'condition: step "call": its condition yields "maybe", where true or false is needed',
  ],
  [
    '{{.params.missing}}',
    'condition: step "call": its condition yields nothing, where true or false is needed: what {{.params.missing}} reads is not there; {{if …}}true{{else}}false{{end}} takes that for false',
  ],
  [
    '{{lt .params.name 1}}',
    'condition: step "call": its condition cannot be evaluated: a string and a number have no order (in {{lt .params.name 1}})',
  ],
])('a condition %j', async (condition, expected) => {
  const { end } = await runOnce(
    { steps: [{ id: 'call', tool: 'w.t', condition }] },
    { params, reply: () => structured({}) },
  );
  expect(failureOf(end)).toBe(expected);
});

test('parameters are checked and completed by their schema before anything runs', async () => {
  const config = {
    parameters: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: { service: { type: 'string', pattern: '^[a-z]+$' }, limit: { type: 'integer', default: 10 } },
      required: ['service'],
      additionalProperties: false,
    },
    steps: [{ id: 'call', tool: 'w.t', arguments: { limit: '{{.params.limit}}' } }],
  };
  const run = async (given: JsonObject): Promise<string> => {
    const { end, sent } = await runOnce(config, { params: given, reply: () => structured({}) });
    return `${failureOf(end)} ${JSON.stringify(sent)}`;
  };
  expect(await run({ service: 'db' })).toBe('completed [{"limit":"10"}]');
  const refused = 'invalid-parameters: the parameters do not match the schema of "flow":';
  expect(await run({})).toBe(`${refused} must have required property 'service' []`);
  expect(await run({ service: 'DB' })).toBe(`${refused} service must match pattern "^[a-z]+$" []`);
  expect(await run({ service: 'db', x: 1 })).toBe(`${refused} must not have additional properties ("x") []`);
});

test('a tool that is certainly needed and not there ends the workflow before anything is done', async () => {
  const steps = [
    { id: 'first', tool: 'w.there' },
    { id: 'second', tool: 'w.gone', dependsOn: ['first'] },
  ];
  const tools = (name: string): object | undefined => (name === 'w.gone' ? undefined : {});
  const { end, sent } = await runOnce({ steps }, { tools, reply: () => structured({}) });
  expect(failureOf(end)).toMatch(/^tool-not-found: step "second": there is no tool w\.gone/);
  expect(sent).toEqual([]);
  const mild = steps.map((step) => ({ ...step, onError: { action: 'continue' as const } }));
  expect((await runOnce({ steps: mild }, { tools, reply: () => structured({}) })).end.kind).toBe('completed');
});
