import type { RoleName } from './caller.ts';
import type { AccessResource, Operation, Refusal } from './operation.ts';

/** One thing that is looked at before an operation is allowed. */
export type AccessCheck =
  /** The caller has the role, or is superAdmin. */
  | { readonly check: 'role'; readonly role: RoleName }
  /** The caller's claims contain those of the thing: one of the values of a list (`any`), or all of them (`all`). None: open. */
  | {
      readonly check: 'contains';
      readonly of: Exclude<keyof AccessResource, 'requested'>;
      readonly values: 'any' | 'all';
      readonly refusal: Exclude<Refusal['why'], 'missing-role'>;
    }
  /** An entry: without claims it does not exist for the caller. */
  | { readonly check: 'entry' }
  /** The payload's claims are a subset of the caller's. Holds in auth-only mode too: claims would be forged once roles come. */
  | { readonly check: 'held' };

const role = (name: RoleName): AccessCheck => ({ check: 'role', role: name });
const held: AccessCheck = { check: 'held' };

/** The registry's claims gate everything behind them: 403 before any data. */
const gate: AccessCheck = { check: 'contains', of: 'claims', values: 'any', refusal: 'claims-not-satisfied' };
/** A read by name does not give away that there is something: 404. */
const visible: AccessCheck = { check: 'contains', of: 'claims', values: 'any', refusal: 'not-visible' };
/** Whoever changes a thing answers to all of its claims: 403. */
const changeable: AccessCheck = { check: 'contains', of: 'claims', values: 'all', refusal: 'claims-not-satisfied' };
/** The claims of a managed source say who may manage it, which includes what is in it. */
const manageable: AccessCheck = {
  check: 'contains',
  of: 'source',
  values: 'all',
  refusal: 'source-claims-not-satisfied',
};
const readableSource: AccessCheck = { ...manageable, values: 'any' };

/**
 * What each operation needs under full authorization, in this order; the first check that fails is the answer. The other
 * modes follow from the same table: anonymous looks at nothing, auth-only at `held` alone, superAdmin passes everything.
 * An operation without a line does not compile.
 */
export const accessRules: Readonly<Record<Operation, readonly AccessCheck[]>> = {
  public: [],
  authenticated: [],
  'registry.read': [gate],
  'entry.read': [{ check: 'entry' }],
  // `claims`: those of the registry that the path names, if it names one.
  'entry.publish': [gate, manageable, role('manageEntries'), held],
  'entry.delete': [manageable, role('manageEntries'), changeable],
  'entry.status.update': [manageable, role('manageEntries'), changeable],
  // A read by name must not reveal that an entry is in a source which the caller cannot see.
  'entry.claims.read': [role('manageEntries'), { ...readableSource, refusal: 'not-visible' }, visible],
  'entry.claims.update': [manageable, role('manageEntries'), changeable, held],
  'source.list': [role('manageSources'), visible],
  'source.read': [role('manageSources'), visible],
  'source.create': [role('manageSources'), held],
  'source.update': [role('manageSources'), changeable, held],
  'source.delete': [role('manageSources'), changeable],
  'source.entries': [role('manageSources'), visible],
  'source.sync': [role('manageSources'), changeable],
  'registry.list': [role('manageRegistries'), visible],
  'registry.get': [role('manageRegistries'), visible],
  // `source`: those of a source that the registry shall hold; one that the caller cannot see is unknown to them.
  'registry.create': [role('manageRegistries'), held, readableSource],
  'registry.update': [role('manageRegistries'), changeable, held, readableSource],
  'registry.delete': [role('manageRegistries'), changeable],
  'registry.entries': [role('manageRegistries'), visible],
};

/** The role that an operation needs besides superAdmin, which may do everything. Undefined: none. For the reference page too. */
export function requiredRole(operation: Operation): RoleName | undefined {
  for (const rule of accessRules[operation]) if (rule.check === 'role') return rule.role;
  return undefined;
}
