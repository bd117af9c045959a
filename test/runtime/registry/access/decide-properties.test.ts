import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Identity } from '../../../../runtime/identity/identity.ts';
import { accessRules } from '../../../../runtime/registry/access/access-rules.ts';
import { callerResolver } from '../../../../runtime/registry/access/caller-of.ts';
import { roleNames } from '../../../../runtime/registry/access/caller.ts';
import { decide } from '../../../../runtime/registry/access/decide.ts';
import type { Operation } from '../../../../runtime/registry/access/operation.ts';

const key = fc.constantFrom('org', 'team', 'role', 'https://x.example/r');
const text = fc.constantFrom('a', 'b', 'c');
const required = fc.dictionary(key, fc.oneof(text, fc.uniqueArray(text, { minLength: 1, maxLength: 3 })), {
  maxKeys: 3,
  noNullPrototype: true,
});
const held = fc.dictionary(key, fc.oneof(text, fc.array(fc.oneof(text, fc.integer())), fc.integer(), fc.boolean()), {
  noNullPrototype: true,
});
const roles = fc.record(Object.fromEntries(roleNames.map((name) => [name, fc.array(required, { maxLength: 2 })])), {
  requiredKeys: [],
  noNullPrototype: true,
});
const resource = fc.record(
  { claims: required, requested: required, source: required },
  { requiredKeys: [], noNullPrototype: true },
);
const operation = fc.constantFrom(...(Object.keys(accessRules) as Operation[]));

function identity(claims: Record<string, unknown>): Identity {
  return { subject: 's', issuer: 'i', provider: 'p', claims, expiresAt: 0 };
}

/** Claims with one value more under a key that holds texts, or with one key more. */
function withMore(claims: Record<string, unknown>, name: string, value: string): Record<string, unknown> {
  const before = claims[name];
  if (typeof before === 'string') return { ...claims, [name]: [before, value] };
  if (Array.isArray(before)) return { ...claims, [name]: [...(before as unknown[]), value] };
  return { ...claims, [name]: value };
}

test('another claim never takes away a permission or the sight of anything', () => {
  let allowed = 0;
  fc.assert(
    fc.property(held, key, text, roles, operation, resource, (claims, name, value, granted, asked, about) => {
      const callerOf = callerResolver({ mode: 'authorized', roles: granted });
      const before = callerOf(identity(claims));
      const after = callerOf(identity(withMore(claims, name, value)));
      if (before === undefined || after === undefined) throw new Error('a token gives a caller');
      if (decide(before, asked, about) !== undefined) return;
      allowed += 1;
      expect(decide(after, asked, about)).toBeUndefined();
    }),
    { numRuns: 5000 },
  );
  expect(allowed).toBeGreaterThan(500);
});

test('nobody but superAdmin reads an entry that containment denies', () => {
  const contains = (have: Record<string, unknown>, want: Record<string, string | readonly string[]>): boolean =>
    Object.entries(want).every(([name, wanted]) => {
      const values = new Set([have[name]].flat());
      return [wanted].flat().some((each) => values.has(each));
    });
  fc.assert(
    fc.property(held, roles, required, (claims, granted, entry) => {
      const caller = callerResolver({ mode: 'authorized', roles: granted })(identity(claims));
      if (caller?.mode !== 'authorized') throw new Error('a token gives a caller');
      const sees = decide(caller, 'entry.read', { claims: entry }) === undefined;
      const may = Object.keys(entry).length > 0 && contains(claims, entry);
      expect(sees).toBe(caller.roles.has('superAdmin') || may);
    }),
    { numRuns: 5000 },
  );
});

test('superAdmin and anonymous callers may do everything', () => {
  fc.assert(
    fc.property(held, operation, resource, (claims, asked, about) => {
      const superAdmin = {
        mode: 'authorized',
        subject: 's',
        claims,
        roles: new Set(['superAdmin'] as const),
      } as const;
      expect(decide(superAdmin, asked, about)).toBeUndefined();
      expect(decide({ mode: 'anonymous' }, asked, about)).toBeUndefined();
    }),
  );
});
