import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiVersion, kinds } from '../../generated/kinds.ts';
import { references } from '../../generated/references/index.ts';
import { compile, validate } from '../../manifests/compile.ts';
import { hasErrors, type Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { positionAt } from '../../runtime/diagnostics/span.ts';

/** Few names, so that references often meet a resource, sometimes one of another kind, and sometimes none. */
const name = fc.constantFrom('a', 'b', 'c', 'aa', '');
const namespace = fc.constantFrom('one', 'two', undefined);

/** A value in which every reference of a kind has its place, with names of its own. */
function specOf(kind: keyof typeof references, names: readonly string[]): object {
  const root: Record<string, unknown> = {};
  for (const [index, { path }] of references[kind].entries()) {
    const given = names[index % names.length] ?? 'a';
    place(root, path, given);
  }
  return root;
}

function place(owner: Record<string, unknown>, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    owner[step] = value;
  } else if (rest[0] === '*') {
    const below: Record<string, unknown> = {};
    owner[step] = rest.length === 1 ? [value] : [below];
    if (rest.length > 1) place(below, rest.slice(1), value);
  } else {
    const known = owner[step];
    const below: Record<string, unknown> = typeof known === 'object' && known !== null ? { ...known } : {};
    owner[step] = below;
    place(below, rest, value);
  }
}

const resource = fc
  .record({
    kind: fc.constantFrom(...Object.values(kinds).map(({ kind }) => kind)),
    name,
    namespace,
    names: fc.array(name, { minLength: 1, maxLength: 5 }),
    flaw: fc.constantFrom<unknown>(undefined, undefined, null, 1, [], 'x'),
  })
  .map(({ kind, name: own, namespace: place_, names, flaw }) => ({
    apiVersion,
    kind,
    metadata: { name: own, ...(place_ === undefined ? {} : { namespace: place_ }) },
    ...specOf(kind, names),
    ...(flaw === undefined ? {} : { spec: flaw }),
  }));
const foreign = fc
  .record({
    kind: fc.constantFrom('Secret', 'ConfigMap', 'ServiceAccount'),
    name: fc.constantFrom('a', 'b'),
    namespace,
  })
  .map(({ kind, name: own, namespace: place_ }) => ({
    apiVersion: 'v1',
    kind,
    metadata: { name: own, ...(place_ === undefined ? {} : { namespace: place_ }) },
  }));

/** What the findings say and of which document, without an order. */
function summary(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .map(({ code, message, source, span }) => {
      const at = span === undefined ? '' : positionAt(span.source, span.start).column;
      // Of several resources of the name, whichever comes first is shown.
      return `${source?.path ?? ''} ${at} ${code} ${message.replace(/ is of kind \w+/, '')}`;
    })
    .toSorted();
}

const cases = fc.array(fc.oneof({ weight: 4, arbitrary: resource }, { weight: 1, arbitrary: foreign }), {
  maxLength: 8,
});

test('whatever the resources refer to, checking them never throws and finds the same in any order', async () => {
  let linked = 0;
  await fc.assert(
    fc.asyncProperty(
      cases,
      fc.boolean(),
      fc.constantFrom('whole', 'part'),
      fc.infiniteStream(fc.nat(1000)),
      async (objects, closed, extent, keys) => {
        // Of two documents of one name the second is the duplicate, and which that is depends on the order.
        const seen = new Set<string>();
        const distinct = objects.filter((object) => {
          const { kind, metadata } = object;
          const identity = JSON.stringify([kind, metadata]);
          return !seen.has(identity) && seen.add(identity);
        });
        const sources = distinct.map((object, index) => ({ path: `${index}.json`, text: JSON.stringify(object) }));
        const options = { extent, closed: closed && extent === 'whole' } as const;
        const first = await validate(sources, options);
        const shuffled = sources
          .map((source) => ({ source, key: keys.next().value }))
          .toSorted((a, b) => Number(a.key) - Number(b.key))
          .map(({ source }) => source);
        const second = await validate(shuffled, options);
        expect(summary(second.diagnostics)).toEqual(summary(first.diagnostics));
        if (first.diagnostics.some(({ code }) => code.startsWith('link/'))) linked++;
        const { objects: compiled, diagnostics } = await compile(sources, {
          ...options,
          target: 'workloads',
          image: 'x/y:1',
        });
        if (hasErrors(diagnostics)) expect(compiled).toEqual([]);
      },
    ),
    { numRuns: 300, seed: 5 },
  );
  expect(linked).toBeGreaterThan(50);
});
