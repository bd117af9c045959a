import fc from 'fast-check';
import { dump, loadAll } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { printStream } from '../../../manifests/synth/print.ts';
import type { SourceFile } from '../../../runtime/diagnostics/span.ts';
import { fullFixtures } from '../../support/source-files.ts';
import { compileStatus } from '../../support/status-programs.ts';

/** The documents of the full fixtures, each as plain data. */
const documents: readonly unknown[] = fullFixtures().flatMap(({ text }) => [...loadAll(text)]);

async function printed(sources: readonly SourceFile[]): Promise<string> {
  return printStream((await compileStatus(sources, 'tools')).objects);
}

function asYaml(values: readonly unknown[], path: string): SourceFile {
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

describe('the same input gives the same statuses', () => {
  test('there is something to compare', () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(expected.match(/configHash/g)?.length).toBeGreaterThan(5);
  });

  test('in any order of files and documents', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...documents], { minLength: documents.length }),
        fc.integer({ min: 1, max: 12 }),
        async (shuffled, size) => {
          const sources = Array.from({ length: Math.ceil(shuffled.length / size) }, (_, index) =>
            asYaml(shuffled.slice(index * size, (index + 1) * size), `${index}.yaml`),
          );
          expect(await printed(sources)).toBe(expected);
        },
      ),
      { numRuns: 8, seed: 20 },
    );
  });

  test('with the keys of every map in another order', async () => {
    expect(await printed([asYaml(documents.map(turned), 'input.yaml')])).toBe(expected);
  });
});
