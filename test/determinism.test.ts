import fc from 'fast-check';
import { dump, loadAll } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { printJson, printStream } from '../manifests/synth/print.ts';
import type { SourceFile } from '../runtime/diagnostics/span.ts';
import { compileWhole } from './support/compiled-programs.ts';
import { fullFixtures } from './support/source-files.ts';

/** The documents of the full fixtures, each as plain data. */
const documents: readonly unknown[] = fullFixtures().flatMap(({ text }) => [...loadAll(text)]);

async function printed(sources: readonly SourceFile[]): Promise<string> {
  const { objects } = await compileWhole(sources, 'tools');
  return printStream(objects);
}

/** One source with all documents, in YAML. */
function asYaml(values: readonly unknown[], path = 'input.yaml'): SourceFile {
  return { path, text: values.map((value) => dump(value, { noRefs: true })).join('---\n') };
}

/** The same value with the keys of every map in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]: [string, unknown]) => [key, turned(child)] as const);
  return Object.fromEntries(entries.toReversed());
}

let expected = '';

beforeAll(async () => {
  expected = await printed(fullFixtures());
});

describe('the same input gives the same bytes', () => {
  test('there is something to compare', () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(expected.split('---\n').length).toBeGreaterThan(100);
  });

  test('twice', async () => {
    expect(await printed(fullFixtures())).toBe(expected);
    const [one, other] = [await compileWhole(fullFixtures(), 'tools'), await compileWhole(fullFixtures(), 'tools')];
    expect(printJson(one.objects)).toBe(printJson(other.objects));
    expect(one.diagnostics).toEqual(other.diagnostics);
  });

  test('in any order of files and documents, however they are spread over files', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...documents], { minLength: documents.length }),
        fc.integer({ min: 1, max: 12 }),
        async (shuffled, size) => {
          const files = Math.ceil(shuffled.length / size);
          const sources = Array.from({ length: files }, (_, index) =>
            asYaml(shuffled.slice(index * size, (index + 1) * size), `${index}.yaml`),
          );
          expect(await printed(sources)).toBe(expected);
        },
      ),
      { numRuns: 12, seed: 20 },
    );
  });

  test('with the files in reverse order', async () => {
    expect(await printed(fullFixtures().toReversed())).toBe(expected);
  });

  test('as JSON', async () => {
    const list = { apiVersion: 'v1', kind: 'List', items: documents };
    expect(await printed([{ path: 'input.json', text: JSON.stringify(list) }])).toBe(expected);
    expect(await printed([{ path: 'input.json', text: JSON.stringify(list, undefined, '\t') }])).toBe(expected);
  });

  test('with the keys of every map in another order', async () => {
    expect(await printed([asYaml(documents.map(turned))])).toBe(expected);
  });

  test('with Windows line ends', async () => {
    const sources = fullFixtures().map(({ path, text }) => ({ path, text: text.replaceAll('\n', '\r\n') }));
    expect(await printed(sources)).toBe(expected);
  });
});
