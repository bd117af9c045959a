import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printDocument } from '../../../manifests/synth/print-document.ts';
import { printYaml } from '../../../manifests/synth/print.ts';
import { parseSource } from '../../../runtime/config/yaml/parse-yaml.ts';
import type { Diagnostic } from '../../../runtime/diagnostics/diagnostic.ts';

const printers = [printYaml, printDocument];

/** What a reader makes of what we print, and what it finds worth a warning. */
function readBack(text: string): { values: unknown[]; codes: string[] } {
  const found: Diagnostic[] = [];
  const values = parseSource({ path: 'out.yaml', text }, (finding) => found.push(finding)).map(({ value }) => value);
  return { values, codes: found.map(({ code }) => code) };
}

describe('a string that is printed stays a string', () => {
  test.for(['+_1', '-_1', '1_e3', '1e_3', '-0o7', '+0o7', '1e400', '017', '08', '1:30', '.5', '0x1F', 'no', '=', '~'])(
    'quoted: %s',
    (word) => {
      for (const print of printers) expect(print({ a: { [word]: word } })).toBe(`a:\n  '${word}': '${word}'\n`);
    },
  );

  test('numbers are not quoted', () => {
    expect(printYaml({ a: 1, b: -2.5, c: true, d: 'v1.2', e: '64Mi' })).toBe(
      'a: 1\nb: -2.5\nc: true\nd: v1.2\ne: 64Mi\n',
    );
  });

  test.for(['---', '...', '--- a', '... a'])('a key does not end the document: %s', (key) => {
    for (const print of printers) expect(readBack(print({ [key]: 1 }))).toEqual({ values: [{ [key]: 1 }], codes: [] });
  });

  test('for every reader, whatever its letters', () => {
    const word = fc
      .array(fc.constantFrom(...'+-._:0123456789abefinxobNIFyYnoO~= '.split('')), { maxLength: 6 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, word, (key, value) => {
        for (const print of printers)
          expect(readBack(print({ data: { [key]: value } }))).toEqual({
            values: [{ data: { [key]: value } }],
            codes: [],
          });
      }),
      { numRuns: 2000 },
    );
  });
});
