import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFaultOf } from '../../../../runtime/config/yaml/json-fault.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    return false;
  }
}

const pieces = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"a"',
  '"b\\n"',
  '1',
  '-0.5e3',
  '01',
  'true',
  'no',
  'null',
  ' ',
  '\n',
  '#',
  "'x'",
  '"',
  '\\',
];

describe('a string is not JSON', () => {
  test('where JSON.parse refuses it, and nowhere else', () => {
    const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((list) => list.join(''));
    fc.assert(
      fc.property(soup, (text) => {
        expect(jsonFaultOf(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom(...pieces), (text, seed, piece) => {
        const at = seed % (text.length + 1);
        const changed = text.slice(0, at) + piece + text.slice(at);
        expect(jsonFaultOf(text)).toBeUndefined();
        expect(jsonFaultOf(changed) === undefined).toBe(isJson(changed));
      }),
    );
  });

  test.each([
    ['{ "a": [1, 2┆,] }', 'a comma before the closing "]"', 'remove the comma'],
    ['{ "a": 1┆,\n}', 'a comma before the closing "}"', 'remove the comma'],
    ['{ "a": 1, ┆// why\n "b": 2 }', 'comments are not allowed in JSON', 'remove the comment'],
    ['{ ┆# why\n "b": 2 }', 'comments are not allowed in JSON', 'remove the comment'],
    ["{ ┆'a': 1 }", 'a string is in single quotes', 'write double quotes'],
    ['{ ┆a: 1 }', '"a" has no quotes', 'write "a" in double quotes'],
    ['{ "a": ┆0x10 }', '"0x10" is not a JSON number', 'write it in decimal digits'],
    ['{ "a": ┆"b }\n', 'the closing double quote of a string is missing', 'write it, and \\n for a line break inside'],
    ['{ "a": 1 ┆"b": 2 }', 'a comma is missing', 'write a comma before this'],
    ['{ "a": 1┆', 'it ends too early', 'look for a bracket that is not closed'],
    ['┆version: 1', '"version" has no quotes', 'write "version" in double quotes'],
  ])('%s', (marked, problem, remedy) => {
    const text = marked.replace('┆', '');
    expect(jsonFaultOf(text)).toMatchObject({ start: marked.indexOf('┆'), problem, remedy });
  });
});
