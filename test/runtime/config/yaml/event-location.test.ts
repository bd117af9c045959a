import fc from 'fast-check';
import { dump } from 'js-yaml';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseSource } from '../../../../runtime/config/yaml/parse-yaml.ts';
import type { DocumentPath, ParsedDocument } from '../../../../runtime/config/parsed-document.ts';
import { soup, tree } from '../../../support/yaml-texts.ts';

// Behind a directive a document is read, and its places are found, by the reader that keeps positions alone.
const directive = '%YAML 1.2\n---\n';
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** Every path of a value, and one below each that does not exist. */
function pathsOf(value: unknown, path: DocumentPath = []): DocumentPath[] {
  const below =
    typeof value !== 'object' || value === null
      ? []
      : Array.isArray(value)
        ? value.flatMap((item: unknown, index) => pathsOf(item, [...path, index]))
        : Object.entries(value).flatMap(([key, item]: [string, unknown]) => pathsOf(item, [...path, key]));
  return [path, [...path, 'absent'], [...path, 99], ...below];
}

/** Compares all places in the first document of a string that both readers accept; returns their number. */
function compare(text: string): number {
  if (text.startsWith('%') || text.startsWith('\uFEFF')) return 0;
  const fast = onlyDocument(text);
  const careful = onlyDocument(directive + text);
  if (fast === undefined || careful === undefined) return 0;
  const paths = pathsOf(careful.value);
  for (const path of paths) {
    // A new document each time: a call that finds no place changes how the next one is answered.
    const again = onlyDocument(text);
    for (const part of ['key', 'value'] as const) {
      const found = again?.locate(path, part);
      const expected = careful.locate(path, part);
      const at = { start: (expected?.start ?? 0) - directive.length, end: (expected?.end ?? 0) - directive.length };
      expect(
        { start: found?.start, end: found?.end },
        `${part} of ${path.join('/')} in ${JSON.stringify(text)}`,
      ).toEqual(at);
    }
  }
  return paths.length;
}

function onlyDocument(text: string): ParsedDocument | undefined {
  let hasFindings = false;
  const documents = parseSource({ path: 'a.yaml', text }, () => {
    hasFindings = true;
  });
  return hasFindings || documents.length !== 1 ? undefined : documents[0];
}

test('places in texts nobody would write are those of the reader that keeps positions', () => {
  let places = 0;
  fc.assert(
    fc.property(soup, (text) => {
      places += compare(text);
    }),
    { numRuns: 1500, seed },
  );
  expect(places).toBeGreaterThan(1000);
});

test('places in printed texts are those of the reader that keeps positions', () => {
  let places = 0;
  fc.assert(
    fc.property(
      tree.map((inner) => ({ inner, list: [inner] })),
      fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'),
      fc.boolean(),
      (value, defaultStringType, hasComments) => {
        const texts = [
          stringify(value, { defaultStringType, lineWidth: 20, aliasDuplicateObjects: false }),
          dump(value, { noRefs: true }),
          dump(value, { noRefs: true, indent: 4, flowLevel: 2 }),
          JSON.stringify(value),
          JSON.stringify(value, undefined, '\t'),
        ];
        for (const text of texts) {
          places += compare(text);
          if (hasComments) places += compare(`# first\n${text.replaceAll(/: (\w+)\n/g, ': $1 # beside\n')}# last\n`);
        }
      },
    ),
    { numRuns: 12, seed },
  );
  expect(places).toBeGreaterThan(1000);
});

test('places in the files of the project are those of the reader that keeps positions', () => {
  const root = resolve(import.meta.dirname, '../../../..');
  const files = readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(root, 'examples', name));
  const documents = files.flatMap((file) => readFileSync(file, 'utf8').split(/^---\n/m));
  const places = documents.reduce((sum, text) => sum + compare(text), 0);
  expect(places).toBeGreaterThan(500);
});
