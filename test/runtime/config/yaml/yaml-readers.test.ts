import fc from 'fast-check';
import { dump } from 'js-yaml';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments, stringify } from 'yaml';
import { parseSource } from '../../../../runtime/config/yaml/parse-yaml.ts';
import type { Diagnostic } from '../../../../runtime/diagnostics/diagnostic.ts';
import { soup, tree } from '../../../support/yaml-texts.ts';

// The fast reader reads what it can; it never reads documents behind a directive. Both readers have to agree.
const onlyPositioned = '%YAML 1.2\n---\n';

// The same texts in every run, so that a failure here is the fault of a change. FUZZ_SEED tries others.
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

interface Reading {
  readonly values: readonly unknown[];
  readonly codes: readonly string[];
}

function read(text: string): Reading {
  const diagnostics: Diagnostic[] = [];
  const documents = parseSource({ path: 'a.yaml', text }, (diagnostic) => diagnostics.push(diagnostic));
  return { values: documents.map(({ value }) => value), codes: diagnostics.map(({ code }) => code) };
}

/** The values that the reference parser reads from `text`; undefined if it reports errors. */
function authority(text: string): unknown[] | undefined {
  const documents = parseAllDocuments(text, { merge: true, logLevel: 'silent', resolveKnownTags: false });
  if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0)) return undefined;
  const isFull = ({ contents }: (typeof documents)[number]): boolean => {
    const [start = 0, end = 0] = contents?.range ?? [];
    return end > start || contents?.anchor !== undefined || contents?.tag !== undefined;
  };
  return documents.filter(isFull).map((document): unknown => document.toJS());
}

describe('the two readers', () => {
  test('agree on texts nobody would write', () => {
    let accepted = 0;
    fc.assert(
      fc.property(soup, (text) => {
        const reading = read(text);
        if (reading.codes.length > 0) return;
        accepted++;
        const careful = read(text.startsWith('%') ? text : onlyPositioned + text);
        // The one known refusal of the careful reader: a comment line before a value of a nested map.
        if (/\n *#/.test(text) && careful.codes.includes('yaml/syntax')) return;
        expect(careful).toEqual(reading);
      }),
      { numRuns: 4000, seed },
    );
    expect(accepted).toBeGreaterThan(500);
  });

  test('agree with the authority itself', () => {
    let accepted = 0;
    fc.assert(
      fc.property(soup, (text) => {
        const { values, codes } = read(text);
        const expected = codes.length > 0 ? undefined : authority(text);
        if (expected === undefined) return;
        accepted++;
        expect(values).toEqual(expected);
      }),
      { numRuns: 2000, seed },
    );
    expect(accepted).toBeGreaterThan(200);
  });

  test('read back what is printed, with every printer and style', () => {
    const options = fc.record({
      collectionStyle: fc.constantFrom('any', 'flow', 'block'),
      defaultStringType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'),
      lineWidth: fc.constantFrom(0, 20, 80),
    });
    fc.assert(
      fc.property(
        tree.map((inner) => ({ inner })),
        options,
        fc.boolean(),
        (value, style, windows) => {
          const texts = [
            stringify(value, { ...style, aliasDuplicateObjects: false }),
            dump(value, { noRefs: true }),
            dump(value, { noRefs: true, indent: 4, flowLevel: 2 }),
          ];
          texts.push(JSON.stringify(value), JSON.stringify(value, undefined, '\t'));
          for (const text of texts) {
            const file = windows && !text.includes('\r') ? text.replaceAll('\n', '\r\n') : text;
            const { values, codes } = read(file.endsWith('\n') ? `${file}---\n${file}` : `${file}\n---\n${file}`);
            expect(codes.filter((code) => code !== 'yaml/ambiguous-scalar')).toEqual([]);
            expect(values).toEqual([value, value]);
          }
        },
      ),
      { numRuns: 300, seed },
    );
  });

  test('distinguish keys that are alike at their ends and in the middle', () => {
    const text = 'axmyb: 1\nazmwb: 2\naxmyb.: 3\n1xmyb: 4\n';
    const value = { axmyb: 1, azmwb: 2, 'axmyb.': 3, '1xmyb': 4 };
    expect(read(`${text}---\n${text}`)).toEqual({ values: [value, value], codes: [] });
    expect(read('axmyb: 1\nazmwb: 2\naxmyb: 3\n').codes).toEqual(['yaml/duplicate-key']);
    const own = read('constructor: 1\ntoString: 2\n');
    expect(own.values).toEqual([JSON.parse('{"constructor": 1, "toString": 2}')]);
  });

  test('agree on every YAML file of the project', () => {
    const root = resolve(import.meta.dirname, '../../../..');
    const files = ['examples', 'generated/crds', 'test/fixtures', 'test/golden'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => join(root, folder, name)),
    );
    let documents = 0;
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const { values, codes } = read(text);
      if (codes.length > 0) continue;
      documents += values.length;
      expect(values, file).toEqual(authority(text));
    }
    expect(documents).toBeGreaterThan(20);
  });
});
