import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claims } from '../../../../generated/types/claims.ts';
import { hasClaims, holdsClaims, sameClaims, satisfiesClaims } from '../../../../runtime/registry/access/claims.ts';

describe('containment', () => {
  test.each<[Claims, Record<string, unknown>, boolean]>([
    // The table of the specification.
    [{ org: 'a' }, { org: 'a', team: 't' }, true],
    [{ org: 'a', team: 't' }, { org: 'a' }, false],
    [{}, { org: 'a' }, true],
    [{}, {}, true],
    [{ org: 'a' }, { org: 'b' }, false],
    // Lists in the token.
    [{ org: 'a' }, { org: ['b', 'a'] }, true],
    [{ org: 'a' }, { org: [] }, false],
    [{ org: '1' }, { org: [1, null, { 1: '1' }, ['1']] }, false],
    [{ org: '1' }, { org: ['1', 1] }, true],
    // A value that is neither a string nor a list never matches.
    [{ org: 'true' }, { org: true }, false],
    [{ org: '1' }, { org: 1 }, false],
    [{ org: 'a' }, { org: { a: 'a' } }, false],
    [{ org: 'abc' }, { org: 'abcd' }, false],
    // Keys as they are spelled.
    [{ orgId: 'a' }, { orgid: 'a' }, false],
    [{ 'https://x.example/role': 'a' }, { 'https://x.example/role': 'a' }, true],
    [{ 'a.b': 'c' }, { a: { b: 'c' } }, false],
    // Only claims of the token itself count; names that every object inherits are ordinary keys.
    [{ constructor: 'a' }, {}, false],
    [{ org: 'a' }, Object.create({ org: 'a' }) as Record<string, unknown>, false],
    [JSON.parse('{"__proto__":"a"}') as Claims, {}, false],
    [JSON.parse('{"__proto__":"a"}') as Claims, JSON.parse('{"__proto__":"a"}') as Record<string, unknown>, true],
  ])('%j is satisfied by %j: %s', (required, caller, expected) => {
    expect(satisfiesClaims(caller, required)).toBe(expected);
    // With one value under each key, reading and writing ask the same.
    expect(holdsClaims(caller, required)).toBe(expected);
  });

  test('one value of a list is enough to read, writing needs all of them', () => {
    const required = { team: ['a', 'b'] };
    expect(satisfiesClaims({ team: 'a' }, required)).toBe(true);
    expect(holdsClaims({ team: 'a' }, required)).toBe(false);
    expect(holdsClaims({ team: ['b', 'x', 'a'] }, required)).toBe(true);
    expect(satisfiesClaims({ team: ['x'] }, required)).toBe(false);
  });

  test('an empty list of values is satisfied by nobody', () => {
    expect(satisfiesClaims({ team: 'a' }, { team: [] })).toBe(false);
    expect(holdsClaims({ team: 'a' }, { team: [] })).toBe(false);
  });
});

describe('equality', () => {
  test.each<[Claims | undefined, Claims | undefined, boolean]>([
    [undefined, {}, true],
    [{ a: 'x' }, { a: ['x'] }, true],
    [{ a: ['x', 'y'] }, { a: ['y', 'x', 'x'] }, true],
    [{ a: 'x', b: 'y' }, { b: 'y', a: 'x' }, true],
    [{ a: 'x' }, undefined, false],
    [{ a: 'x' }, { a: 'y' }, false],
    [{ a: 'x' }, { A: 'x' }, false],
    [{ a: ['x'] }, { a: ['x', 'y'] }, false],
    [{ a: 'x' }, { a: 'x', b: 'y' }, false],
    [{ a: 'x,y' }, { a: ['x', 'y'] }, false],
  ])('%j and %j: %s', (first, second, expected) => {
    expect(sameClaims(first, second)).toBe(expected);
    expect(sameClaims(second, first)).toBe(expected);
  });

  test('missing and empty claims both count as no claims', () => {
    expect([undefined, {}, { a: 'x' }].map((claims) => hasClaims(claims))).toEqual([false, false, true]);
  });
});

const text = fc.constantFrom('a', 'b', 'c');
const value = fc.oneof(text, fc.uniqueArray(text, { minLength: 1, maxLength: 3 }));
const claims = fc.dictionary(fc.constantFrom('org', 'team', 'role'), value, { maxKeys: 3, noNullPrototype: true });

test('what may be written may be read, and equal claims are contained in each other', () => {
  fc.assert(
    fc.property(claims, claims, (caller, required) => {
      if (holdsClaims(caller, required)) expect(satisfiesClaims(caller, required)).toBe(true);
      expect(sameClaims(caller, required)).toBe(holdsClaims(caller, required) && holdsClaims(required, caller));
    }),
    { numRuns: 2000 },
  );
});
