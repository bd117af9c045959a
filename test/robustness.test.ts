import fc from 'fast-check';
import { loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { hasErrors } from '../runtime/diagnostics/diagnostic.ts';
import { renderText } from '../runtime/diagnostics/render-text.ts';
import { compileWhole } from './support/compiled-programs.ts';
import { objectProblems } from './support/object-problems.ts';
import { fullFixtures } from './support/source-files.ts';

/** The documents of the full fixtures, each as plain data. */
const documents: readonly unknown[] = fullFixtures().flatMap(({ text }) => [...loadAll(text)]);

/** A place in the documents: the number of the document, then keys. */
type Path = readonly string[];

function pathsBelow(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsBelow(child, [...path, key]))];
}

const paths = documents
  .flatMap((document, index) => pathsBelow(document, [String(index)]))
  .filter((path) => path.length > 1);

/** Places below `spec` whose shape is ours: what Kubernetes defines is the author's own, and is emitted as it is. */
const ourPaths = paths.filter(
  (path) => path[1] === 'spec' && !path.some((key) => /^(podTemplateSpec|volumes|volumeMounts)$/.test(key)),
);

/** A change at one place of the documents. */
type Change = readonly [path: Path, change: 'remove' | { readonly to: unknown } | 'empty'];

/** The documents with some changes, as a List in JSON. */
function changed(changes: readonly Change[]): string {
  const copy = structuredClone(documents);
  for (const [path, change] of changes) {
    let owner: unknown = copy;
    for (const key of path.slice(0, -1))
      owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : undefined;
    const key = path.at(-1) ?? '';
    if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, key)) continue;
    const old: unknown = Reflect.get(owner, key);
    if (change === 'remove' && Array.isArray(owner)) owner.splice(Number(key), 1);
    else if (change === 'remove') Reflect.deleteProperty(owner, key);
    else if (change === 'empty') Reflect.set(owner, key, emptied(old));
    else Reflect.set(owner, key, change.to);
  }
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items: copy });
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'object' && value !== null ? {} : value;
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e99,
    '',
    ' ',
    'no',
    'a.b',
    '{{',
    '\u0000',
    'Ünï',
    'a'.repeat(300),
    [],
    {},
    [null],
    { '': 1 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

describe('whatever is written', () => {
  test('nothing makes the compiler throw, and every finding can be printed', async () => {
    const change = fc.tuple(
      fc.constantFrom(...paths),
      fc.oneof(fc.constant<'remove'>('remove'), fc.record({ to: odd })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const sources = [{ path: 'input.json', text: changed(changes) }];
        const { diagnostics, objects } = await compileWhole(sources, 'tools');
        expect(renderText(diagnostics, { color: false })).not.toContain('undefined');
        if (hasErrors(diagnostics)) expect(objects).toEqual([]);
      }),
      { numRuns: 80, seed: 4 },
    );
  });

  test('what is left out or empty is refused, or leaves objects that are right', async () => {
    let clean = 0;
    let refused = 0;
    const change = fc.tuple(fc.constantFrom(...ourPaths), fc.constantFrom<'remove' | 'empty'>('remove', 'empty'));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
        const sources = [{ path: 'input.json', text: changed(changes) }];
        const result = await compileWhole(sources, 'tools');
        if (hasErrors(result.diagnostics)) refused++;
        else clean++;
        expect(await objectProblems({ name: 'changed', sources, result })).toEqual([]);
      }),
      { numRuns: 150, seed: 8 },
    );
    expect(clean).toBeGreaterThan(30);
    expect(refused).toBeGreaterThan(30);
  });
});
