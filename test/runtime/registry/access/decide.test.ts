import { describe, expect, test } from 'vitest';
import { requiredRole } from '../../../../runtime/registry/access/access-rules.ts';
import { roleNames, type Caller, type RoleName } from '../../../../runtime/registry/access/caller.ts';
import { decide, seesEveryEntry } from '../../../../runtime/registry/access/decide.ts';
import type { AccessResource, Operation, Refusal } from '../../../../runtime/registry/access/operation.ts';

type Why = Refusal['why'];
/** Role that is needed; refusals when the claims of the thing, of its source, and of the payload do not fit; `all`: a list needs all values. */
type Row = readonly [
  role: RoleName | undefined,
  claims: Why | undefined,
  source: Why | undefined,
  held: boolean,
  all: boolean,
];

const denied: Why = 'claims-not-satisfied';
const hidden: Why = 'not-visible';
const sourceDenied: Why = 'source-claims-not-satisfied';

/** Spec 1 (Authorization) and design.md, section 5, written down once more and independently of the rules. */
const table: Readonly<Record<Operation, Row>> = {
  public: [undefined, undefined, undefined, false, false],
  authenticated: [undefined, undefined, undefined, false, false],
  'registry.read': [undefined, denied, undefined, false, false],
  'entry.read': [undefined, hidden, undefined, false, false],
  'entry.publish': ['manageEntries', denied, sourceDenied, true, false],
  'entry.delete': ['manageEntries', denied, sourceDenied, false, true],
  'entry.status.update': ['manageEntries', denied, sourceDenied, false, true],
  'entry.claims.read': ['manageEntries', hidden, hidden, false, false],
  'entry.claims.update': ['manageEntries', denied, sourceDenied, true, true],
  'source.list': ['manageSources', hidden, undefined, false, false],
  'source.read': ['manageSources', hidden, undefined, false, false],
  'source.create': ['manageSources', undefined, undefined, true, false],
  'source.update': ['manageSources', denied, undefined, true, true],
  'source.delete': ['manageSources', denied, undefined, false, true],
  'source.entries': ['manageSources', hidden, undefined, false, false],
  'source.sync': ['manageSources', denied, undefined, false, true],
  'registry.list': ['manageRegistries', hidden, undefined, false, false],
  'registry.get': ['manageRegistries', hidden, undefined, false, false],
  'registry.create': ['manageRegistries', undefined, sourceDenied, true, false],
  'registry.update': ['manageRegistries', denied, sourceDenied, true, true],
  'registry.delete': ['manageRegistries', denied, undefined, false, true],
  'registry.entries': ['manageRegistries', hidden, undefined, false, false],
};
const rows = Object.entries(table) as readonly (readonly [Operation, Row])[];

const claims = { org: 'acme', team: ['a', 'b'] };
const authorized = (roles: readonly RoleName[], held: Record<string, unknown> = claims): Caller => ({
  mode: 'authorized',
  subject: 'ann',
  claims: held,
  roles: new Set(roles),
});
const authenticated: Caller = { mode: 'authenticated', subject: 'ann', claims };
const fits: AccessResource = { claims: { org: 'acme' }, requested: { team: 'a' }, source: { team: ['b', 'a'] } };
const foreign = { org: 'other' };

describe.each(rows)('%s', (operation, [role, ofClaims, ofSource, held, all]) => {
  const manager = authorized(role === undefined ? [] : [role]);

  test('needs its role, or superAdmin, under full authorization only', () => {
    expect(requiredRole(operation)).toBe(role);
    for (const given of [[], ...roleNames.map((name) => [name])]) {
      const enough = role === undefined || given.includes(role) || given.includes('superAdmin');
      const refusal = enough ? undefined : { why: 'missing-role', anyOf: [role, 'superAdmin'] };
      expect(decide(authorized(given), operation, fits), given.join()).toEqual(refusal);
    }
    expect(decide(authenticated, operation, fits)).toBeUndefined();
    expect(decide({ mode: 'anonymous' }, operation, fits)).toBeUndefined();
  });

  test('refuses claims that do not fit, under full authorization only', () => {
    const refused = (why: Why | undefined) => (why === undefined ? undefined : { why });
    expect(decide(manager, operation, { ...fits, claims: foreign })).toEqual(refused(ofClaims));
    expect(decide(manager, operation, { ...fits, source: foreign })).toEqual(refused(ofSource));
    for (const caller of [authenticated, authorized(['superAdmin']), { mode: 'anonymous' } as const]) {
      expect(decide(caller, operation, { claims: foreign, source: foreign })).toBeUndefined();
    }
  });

  test('lets a payload carry only claims that the caller holds, in auth-only mode too', () => {
    for (const requested of [foreign, { org: ['acme', 'other'] }, { more: 'x' }]) {
      const refusal = held ? { why: 'claims-not-held' } : undefined;
      expect(decide(manager, operation, { ...fits, requested })).toEqual(refusal);
      expect(decide(authenticated, operation, { ...fits, requested })).toEqual(refusal);
      expect(decide({ mode: 'anonymous' }, operation, { ...fits, requested })).toBeUndefined();
      expect(decide(authorized(['superAdmin']), operation, { ...fits, requested })).toBeUndefined();
    }
    expect(decide(manager, operation, { ...fits, requested: {} })).toBeUndefined();
  });

  test('asks for one value of a list to read, for all to write', () => {
    const some = { ...fits, claims: { team: ['a', 'elsewhere'] } };
    expect(decide(manager, operation, some)).toEqual(all ? { why: denied } : undefined);
  });

  test('takes things without claims as open; entries without claims do not exist', () => {
    for (const none of [{}, { claims: {}, source: {} }]) {
      expect(decide(manager, operation, none)).toEqual(operation === 'entry.read' ? { why: hidden } : undefined);
      expect(decide(authorized(['superAdmin']), operation, none)).toBeUndefined();
      expect(decide(authenticated, operation, none)).toBeUndefined();
    }
  });
});

test('sources ask for all values of a list where something changes, for one where something is read', () => {
  const source = { team: ['a', 'elsewhere'] };
  const asked = (operation: Operation, role: RoleName) => decide(authorized([role]), operation, { source });
  for (const operation of ['entry.publish', 'entry.delete', 'entry.status.update', 'entry.claims.update'] as const) {
    expect(asked(operation, 'manageEntries'), operation).toEqual({ why: sourceDenied });
  }
  expect(asked('entry.claims.read', 'manageEntries')).toBeUndefined();
  // A registry may hold what its manager can see.
  expect(asked('registry.create', 'manageRegistries')).toBeUndefined();
  expect(asked('registry.update', 'manageRegistries')).toBeUndefined();
});

test('publishing is judged in the order registry, source, role, payload', () => {
  const wrong = { claims: foreign, source: foreign, requested: foreign };
  const nobody = authorized([]);
  expect(decide(nobody, 'entry.publish', wrong)).toEqual({ why: denied });
  expect(decide(nobody, 'entry.publish', { ...wrong, claims: {} })).toEqual({ why: sourceDenied });
  expect(decide(nobody, 'entry.publish', { requested: foreign })).toMatchObject({ why: 'missing-role' });
  expect(decide(authorized(['manageEntries']), 'entry.publish', { requested: foreign })).toEqual({
    why: 'claims-not-held',
  });
});

test('a missing role is reported before a read by name hides what it found', () => {
  for (const operation of ['source.read', 'source.entries', 'registry.get', 'registry.entries'] as const) {
    expect(decide(authorized([]), operation, { claims: foreign })).toMatchObject({ why: 'missing-role' });
  }
});

test('those who see every entry are those whom reading an entry without claims is allowed', () => {
  const callers = [authenticated, { mode: 'anonymous' } as const, ...roleNames.map((name) => authorized([name]))];
  for (const caller of [...callers, authorized([])]) {
    expect(seesEveryEntry(caller)).toBe(decide(caller, 'entry.read', {}) === undefined);
  }
});
