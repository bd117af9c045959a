import fc from 'fast-check';
import { dump, loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { checkDocuments } from '../cli/documents/check-documents.ts';
import { readDocuments } from '../cli/documents/json-documents.ts';
import { collectFindings } from '../runtime/diagnostics/collect.ts';
import { hasErrors } from '../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../runtime/diagnostics/span.ts';
import { compileWhole, isMade } from './support/compiled-programs.ts';
import { credentialProgram, documentsOf } from './support/credential-programs.ts';
import { documentsIn } from './support/emitted-documents.ts';
import { resource } from './support/generated-programs.ts';
import { isMap } from './support/plain-walk.ts';
import { fullFixtures } from './support/source-files.ts';

/** What came of a program: undefined where it has errors of its own. */
interface Emitted {
  readonly documents: number;
  /** What `svc validate --as` calls errors in what was made of it. */
  readonly errors: readonly string[];
}

async function emitted(sources: readonly SourceFile[], namespace?: string): Promise<Emitted | undefined> {
  const { diagnostics, objects } = await compileWhole(sources, namespace);
  if (hasErrors(diagnostics)) return undefined;
  const documents = objects.filter((object) => object['kind'] === 'ConfigMap' && isMade(object)).flatMap(documentsIn);
  const { findings, report } = collectFindings();
  for (const { file, text, document } of documents) {
    if (document === undefined) throw new Error(`${file} is no document that we know`);
    await checkDocuments(readDocuments(document, { path: file, text }, report), report);
  }
  const errors = findings().filter(({ severity }) => severity === 'error');
  return {
    documents: documents.length,
    errors: errors.map(({ source, code, message }) => `${source?.path ?? ''} ${code}: ${message}`),
  };
}

function sourceOf(objects: readonly unknown[]): SourceFile {
  return { path: 'input.yaml', text: objects.map((object) => dump(object, { noRefs: true })).join('---\n') };
}

/** Holds a property of generated programs; returns how many documents were looked at. */
async function looked<T>(
  programs: fc.Arbitrary<T>,
  sourcesOf: (program: T) => readonly SourceFile[],
  numRuns: number,
  namespace?: string,
): Promise<number> {
  let documents = 0;
  const property = fc.asyncProperty(programs, async (program) => {
    const found = await emitted(sourcesOf(program), namespace);
    documents += found?.documents ?? 0;
    expect(found?.errors ?? []).toEqual([]);
  });
  await fc.assert(property, { numRuns });
  return documents;
}

/** The full documents, with some of their keys and items taken away. */
const fixtures: readonly unknown[] = fullFixtures().flatMap(({ text }) => loadAll(text));
const cut = fc.array(fc.tuple(fc.nat(fixtures.length - 1), fc.nat(10_000)), { minLength: 1, maxLength: 6 });

type Path = readonly (string | number)[];

function pathsIn(value: unknown, at: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => [[...at, index], ...pathsIn(item, [...at, index])]);
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [[...at, key], ...pathsIn(item, [...at, key])]);
}

function without(value: unknown, [first, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, index) => index !== first)
      : value.map((item: unknown, index) => (index === first ? without(item, rest) : item));
  }
  if (!isMap(value) || first === undefined) return value;
  const { [first]: taken, ...others } = value;
  return rest.length === 0 ? others : { ...value, [first]: without(taken, rest) };
}

function cutFixtures(cuts: readonly (readonly [document: number, key: number])[]): readonly SourceFile[] {
  const objects = [...fixtures];
  for (const [document, key] of cuts) {
    const value = objects[document];
    const paths = pathsIn(isMap(value) ? value['spec'] : undefined, ['spec']);
    if (paths.length > 0) objects[document] = without(value, paths[key % paths.length] ?? []);
  }
  return [sourceOf(objects)];
}

describe('programs accept the configurations that they are compiled to', () => {
  test('of resources with little in them', async () => {
    const unlike = fc.uniqueArray(resource, {
      selector: ({ kind, metadata }) => `${kind} ${metadata.name}`,
      maxLength: 6,
    });
    expect(await looked(unlike, (objects) => [sourceOf(objects)], 60)).toBeGreaterThan(20);
  });

  test.each(['resource', 'model'] as const)('of gateways with credentials that are set in the %s', async (saidIn) => {
    const sources = (program: Parameters<typeof documentsOf>[0]): readonly SourceFile[] => [
      sourceOf(documentsOf(program, saidIn)),
    ];
    expect(await looked(credentialProgram, sources, 100)).toBeGreaterThan(50);
  });

  test('of full documents without some of their keys', async () => {
    expect(await looked(cut, cutFixtures, 60, 'tools')).toBeGreaterThan(200);
  });
});
