import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Caller } from '../../../../runtime/registry/access/caller.ts';
import { decide } from '../../../../runtime/registry/access/decide.ts';
import type { Entry } from '../../../../runtime/registry/catalog/entry.ts';
import { serverVersion } from '../../../../runtime/registry/catalog/versions.ts';
import { callerWith, catalogOf, change, declarations, everybody, server, skill, viewOf } from './sample-catalog.ts';

/** Who sees what by the letter: for each name the first source that has it visible, found the slow way. */
function expected(sources: readonly ReadonlyMap<string, Entry>[], caller: Caller): Record<string, string> {
  const seen: Record<string, string> = {};
  for (const name of [...new Set(sources.flatMap((source) => [...source.keys()]))].toSorted()) {
    for (const source of sources) {
      const entry = source.get(name);
      if (entry === undefined || entry.versions.length === 0) continue;
      const claims = entry.claims === undefined ? {} : { claims: entry.claims };
      if (decide(caller, 'entry.read', claims) !== undefined) continue;
      seen[name] = entry.versions[0]?.version ?? '';
      break;
    }
  }
  return seen;
}

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const value = fc.constantFrom('x', 'y', 'z');
const claims = fc.option(
  fc.dictionary(fc.constantFrom('org', 'team'), fc.oneof(value, fc.uniqueArray(value, { minLength: 1 })), {
    noNullPrototype: true,
  }),
  { nil: undefined },
);
const source = fc.array(fc.tuple(name, claims, fc.boolean()), { maxLength: 6 });
const held = fc.dictionary(
  fc.constantFrom('org', 'team', 'sub'),
  fc.oneof(value, fc.array(fc.oneof(value, fc.constant('elsewhere'), fc.integer()))),
  { noNullPrototype: true },
);

test('everybody sees exactly what containment and precedence give them, also through shared views and after changes', () => {
  let contested = 0;
  fc.assert(
    fc.property(
      fc.array(source, { minLength: 1, maxLength: 4 }),
      fc.array(held, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('one report', 'reports', 'reports without a reader between'),
      (described, tokens, way) => {
        const model = described.map(() => new Map<string, Entry>());
        const catalog = catalogOf(Object.fromEntries(described.map((_, place) => [`s${place}`, []])));
        const callers: Caller[] = [everybody, ...tokens.map(callerWith)];
        const compare = (): void => {
          for (const caller of callers) {
            const seen = [...viewOf(catalog, caller).servers.entries()];
            const wanted = expected(model, caller);
            expect(Object.fromEntries(seen.map((each) => [each.name, each.versions[0]?.version]))).toEqual(wanted);
            expect(seen.map((each) => each.name)).toEqual(Object.keys(wanted));
            for (const each of ['a', 'b', 'c', 'd', 'e', 'f']) {
              const version = serverVersion(viewOf(catalog, caller), each, 'latest')?.version;
              expect(version).toBe(wanted[each]);
            }
          }
        };
        for (const [place, steps] of described.entries()) {
          const changes = steps.map(([of, with_, removed], step) =>
            server(of, removed ? [] : [`1.${place}.${step}`], with_),
          );
          // Of several changes in one report the last counts.
          const reports = way === 'one report' ? [changes] : changes.map((each) => [each]);
          for (const report of reports) {
            for (const each of report) model[place]?.set(each.name, each);
            change(catalog, `s${place}`, report);
            if (way !== 'reports without a reader between') compare();
          }
          compare();
        }
        // The same made anew, as after a start.
        catalog.applyDeclarations(declarations([], {}));
        const names = described.map((_, place) => `s${place}`);
        catalog.applyDeclarations(declarations(names, { main: names }));
        for (const [place, entries] of model.entries()) change(catalog, `s${place}`, [...entries.values()]);
        compare();
        contested += model.filter((each) => each.has('a')).length > 1 ? 1 : 0;
      },
    ),
    { numRuns: 200 },
  );
  expect(contested).toBeGreaterThan(20);
});

test('no version of a name comes from a lower source, not even a newer one', () => {
  const catalog = catalogOf({ first: [server('a', ['1.0.0'])], second: [server('a', ['2.0.0']), server('b')] });
  const view = viewOf(catalog);
  expect(serverVersion(view, 'a', 'latest')?.version).toBe('1.0.0');
  expect(serverVersion(view, 'a', '2.0.0')).toBeUndefined();
});

test('servers and skills of one name do not meet', () => {
  const catalog = catalogOf({ first: [skill('n/a', '3.0.0')], second: [server('n/a', ['1.0.0'])] });
  const view = viewOf(catalog);
  expect(view.servers.entry('n/a')?.latest?.version).toBe('1.0.0');
  expect(view.skills.entry('n/a')?.latest?.version).toBe('3.0.0');
});

test('callers who may see the same share a view, whatever else their tokens say', () => {
  const catalog = catalogOf({ first: [server('a', ['1.0.0'], { team: ['x', 'y'] })] });
  const view = viewOf(catalog, callerWith({ team: ['y', 'unheard-of', 'x'], sub: 'ann' }));
  expect(viewOf(catalog, callerWith({ team: ['x', 'y'], sub: 'bob', groups: ['many'] }))).toBe(view);
  expect(viewOf(catalog, callerWith({ team: 'unheard-of', sub: 'cid' }))).not.toBe(view);
  expect(catalog.keptViews.count).toBe(2);
});

test('nobody under full authorization shares the view of those who see everything', () => {
  const catalog = catalogOf({ first: [server('open'), server('a', ['1.0.0'], { team: 'x' })] });
  const names = (caller: Caller) => [...viewOf(catalog, caller).servers.entries()].map((each) => each.name);
  expect(names(everybody)).toEqual(['a', 'open']);
  expect(names({ mode: 'authenticated', subject: 's', claims: {} })).toEqual(['a', 'open']);
  expect(names({ ...callerWith({}), roles: new Set(['superAdmin']) } as Caller)).toEqual(['a', 'open']);
  expect(names(callerWith({}))).toEqual([]);
  expect(names(callerWith({ team: 'x' }))).toEqual(['a']);
});
