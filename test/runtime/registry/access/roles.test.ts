import { expect, test } from 'vitest';
import { rolesOf } from '../../../../runtime/registry/access/roles.ts';

test('a role is given when any claim map matches, and a map matches when all of its keys do', () => {
  const roles = {
    manageEntries: [{ team: 'a' }, { team: 'b', org: 'x' }],
    manageSources: [{ groups: ['ops', 'root'] }],
    superAdmin: [{ groups: 'root' }],
  };
  const given = (claims: Record<string, unknown>) => [...rolesOf(claims, roles)];
  expect(given({ team: 'a' })).toEqual(['manageEntries']);
  expect(given({ team: 'b' })).toEqual([]);
  expect(given({ team: 'b', org: 'x' })).toEqual(['manageEntries']);
  // A list in the token matches by any element, a list in the rule by any value.
  expect(given({ team: ['z', 'a'] })).toEqual(['manageEntries']);
  expect(given({ groups: ['ops'] })).toEqual(['manageSources']);
  // In the order of the specification, whatever the order of the configuration.
  expect(given({ groups: ['root'], team: 'a' })).toEqual(['superAdmin', 'manageSources', 'manageEntries']);
});

test('an empty map matches nobody, and a string matches only strings', () => {
  expect(rolesOf({ team: 'a' }, { superAdmin: [{}] }).size).toBe(0);
  expect(rolesOf({ admin: true, level: 1 }, { superAdmin: [{ admin: 'true' }, { level: '1' }] }).size).toBe(0);
  expect(rolesOf({ team: 'a' }, {}).size).toBe(0);
});
