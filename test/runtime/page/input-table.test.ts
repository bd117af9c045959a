import { describe, expect, test } from 'vitest';
import { toolInputs } from '../../../runtime/aggregator/page/tool-inputs.ts';
import { html } from '../../../runtime/page/html.ts';
import { inputTable, type NamedInput } from '../../../runtime/page/input-table.ts';

function shown(inputs: readonly NamedInput[]): string {
  return String(html`${inputTable('Inputs', inputs)}`);
}

describe('a table of inputs', () => {
  test('shows what a value is for, and what it may be', () => {
    const text = shown([
      { name: 'state', description: 'Which ones.', type: 'string', isRequired: true, choices: ['open', 'closed'] },
      { name: 'count', default: '10', isRepeated: true },
    ]);
    for (const part of [
      'Which ones.',
      'required',
      'One of open, closed',
      'Default: <code>10</code>',
      'may be repeated',
    ])
      expect(text).toContain(part);
  });

  test('shows no value of a secret, of none of its variables either', () => {
    const text = shown([
      { name: 'header', isSecret: true, value: 'Bearer {token}', variables: { token: { default: 'abc-123' } } },
    ]);
    expect(text).toContain('{token}');
    expect(text).not.toContain('Bearer');
    expect(text).not.toContain('abc-123');
  });

  test('says how many inputs it leaves out', () => {
    expect(shown(Array.from({ length: 52 }, (_none, index) => ({ name: `n${index}` })))).toContain('And 2 more.');
  });

  test('takes a JSON Schema of any shape', () => {
    const schema = {
      properties: { a: { type: ['string', 'null'], enum: ['x', 3, {}], default: [] }, b: true },
      required: 'b',
    };
    expect(toolInputs(schema)).toEqual([
      {
        name: 'a',
        isRequired: false,
        type: 'string or null',
        choices: ['x', '3', 'an object'],
        default: 'a list',
        description: undefined,
      },
      { name: 'b', isRequired: false },
    ]);
    expect(toolInputs(undefined)).toEqual([]);
  });
});
