import { describe, expect, test } from 'vitest';
import type { OutputConfig } from '../../../generated/types/output-config.ts';
import type { OutputProperty } from '../../../generated/types/output-property.ts';
import { workflowTool } from '../../../runtime/workflow/workflow-tool.ts';
import { prepared } from '../../support/workflow/prepared.ts';
import { failureOf, runOnce } from '../../support/workflow/run-once.ts';
import { structured } from '../../support/workflow/workflow-world.ts';

async function outputOf(output: OutputConfig): Promise<unknown> {
  const { end } = await runOnce(
    { steps: [{ id: 'call', tool: 'w.t' }], output },
    {
      params: { count: '7' },
      reply: () => structured({ title: 'T', n: 1.5, list: [1, 'b'], o: { a: null }, nothing: null, text: '[3]' }),
    },
  );
  return end.kind === 'completed' ? end.output : failureOf(end);
}

async function valueOf(property: OutputProperty): Promise<unknown> {
  const output = await outputOf({ properties: { it: property } });
  return typeof output === 'object' && output !== null ? (Reflect.get(output, 'it') as unknown) : output;
}

describe('values are of their type', () => {
  test.each<[OutputProperty, unknown]>([
    [{ type: 'string', value: '{{.steps.call.output.title}}!' }, 'T!'],
    [{ type: 'string', value: '{{.steps.call.output.n}}' }, '1.5'],
    [{ type: 'number', value: ' {{.steps.call.output.n}} ' }, 1.5],
    [{ type: 'integer', value: '{{.params.count}}' }, 7],
    [{ type: 'boolean', value: '{{gt .steps.call.output.n 1.0}}' }, true],
    [{ type: 'array', value: '{{.steps.call.output.list}}' }, [1, 'b']],
    [{ type: 'array', value: '{{.steps.call.output.text}}' }, [3]],
    [{ type: 'object', value: '{{.steps.call.output.o}}' }, { a: null }],
    [{ type: 'object', value: '{"n": {{.steps.call.output.n}}}' }, { n: 1.5 }],
    [
      {
        type: 'object',
        properties: {
          a: { type: 'string', value: '{{.steps.call.output.title}}' },
          b: { type: 'string', value: '{{.steps.call.output.gone}}' },
        },
      },
      { a: 'T' },
    ],
    // What is not there.
    [{ type: 'string', value: '{{.steps.call.output.gone}}' }, undefined],
    [{ type: 'string', value: '{{.steps.call.output.nothing}}', default: 'd' }, 'd'],
    [{ type: 'integer', value: '{{.steps.call.output.gone.deeper}}', default: '12' }, 12],
    [{ type: 'array', value: 'no list', default: ['x'] }, ['x']],
    // What cannot be built.
    [
      { type: 'integer', value: '{{.steps.call.output.n}}' },
      'invalid-output: the output "it": its value is not a whole number',
    ],
    [{ type: 'array', value: '{{.steps.call.output.o}}' }, 'invalid-output: the output "it": its value is not a list'],
    [
      { type: 'string', value: 'a {{.steps.call.output.gone}}' },
      'invalid-output: the output "it": {{.steps.call.output.gone}} yields nothing',
    ],
    [
      { type: 'object', properties: { in: { type: 'object', properties: { n: { type: 'integer', value: 'x' } } } } },
      'invalid-output: the output "it.in.n": its value is not a whole number',
    ],
  ])('%j', async (property, expected) => {
    expect(await valueOf(property)).toEqual(expected);
  });
});

test('what is required has to be there', async () => {
  const properties = { it: { type: 'string', value: '{{.steps.call.output.gone}}' } } as const;
  expect(await outputOf({ properties })).toEqual({});
  expect(await outputOf({ properties, required: ['it'] })).toBe(
    'invalid-output: the output requires "it", and its value is not there',
  );
});

test('without output, the last step of the text is what is returned', async () => {
  const steps = [
    { id: 'late', tool: 'w.late', dependsOn: ['early'] },
    { id: 'early', tool: 'w.early' },
  ];
  const { end } = await runOnce({ steps }, { reply: (name) => structured({ name }) });
  expect(end).toEqual({ kind: 'completed', output: { name: 'w.early' } });
});

describe('the tool that clients see', () => {
  const reads = { readOnlyHint: true, openWorldHint: false };
  const adds = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
  test.each([
    [{ 'w.a': reads, 'w.b': reads }, [true, false, false]],
    [{ 'w.a': reads, 'w.b': adds }, [false, false, false]],
    [{ 'w.a': reads, 'w.b': { readOnlyHint: true } }, [true, false, true]],
    [{ 'w.a': adds, 'w.b': { readOnlyHint: false } }, [false, true, true]],
    [{ 'w.a': reads }, [false, true, true]],
  ])('says of itself what its tools say: %j', async (known, [readOnlyHint, destructiveHint, openWorldHint]) => {
    const { model } = await prepared({
      steps: [
        { id: 'a', tool: 'w.a' },
        { id: 'ask', type: 'elicitation', message: '?' },
        { id: 'b', type: 'forEach', collection: '[]', step: { id: 'i', tool: 'w.b' } },
      ],
    });
    const annotations = new Map(Object.entries(known));
    const tool = workflowTool(model.config, (name) => ({ annotations: annotations.get(name) }));
    expect(tool.annotations).toEqual({ readOnlyHint, destructiveHint, openWorldHint });
  });

  test('has the schemas of its parameters and of its output', async () => {
    const { model } = await prepared({
      description: 'Does it',
      parameters: { properties: { a: { type: 'string' } }, required: ['a'] },
      steps: [{ id: 'a', tool: 'w.a' }],
      output: {
        properties: {
          n: { type: 'integer', value: '1', description: 'How many' },
          o: { type: 'object', properties: { s: { type: 'string', value: 's' } } },
        },
        required: ['n'],
      },
    });
    expect(workflowTool(model.config, () => undefined)).toMatchObject({
      name: 'flow',
      description: 'Does it',
      inputSchema: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
      outputSchema: {
        type: 'object',
        properties: {
          n: { type: 'integer', description: 'How many' },
          o: { type: 'object', properties: { s: { type: 'string' } } },
        },
        required: ['n'],
      },
    });
  });
});
