import type { Claims } from '../../../generated/types/claims.ts';
import type { Caller, RoleName } from './caller.ts';

/** What a route does to what. Every route declares one; a test walks the route table (spec 1, checks a to c). */
export type Operation =
  /** Open to everybody, also without a token: health, description of the API, metadata. */
  | 'public'
  /** Needs a caller and nothing else: /v1/me, the list of registries. */
  | 'authenticated'
  /** Consumer paths: the registry's claims are the gate (403 before any data). */
  | 'registry.read'
  /** One entry or version by name behind the gate; entries the caller may not see do not exist (404). */
  | 'entry.read'
  | 'entry.publish'
  | 'entry.delete'
  | 'entry.status.update'
  | 'entry.claims.read'
  | 'entry.claims.update'
  | 'source.list'
  | 'source.read'
  | 'source.create'
  | 'source.update'
  | 'source.delete'
  | 'source.entries'
  | 'source.sync'
  | 'registry.list'
  | 'registry.get'
  | 'registry.create'
  | 'registry.update'
  | 'registry.delete'
  | 'registry.entries';

/** What an operation is about, as far as access depends on it. */
export interface AccessResource {
  /** Claims of the existing registry, source or entry; absent: it has none, or does not exist yet. */
  readonly claims?: Claims;
  /** Claims that a payload wants to write: they have to be a subset of the caller's. */
  readonly requested?: Claims;
  /** Claims of the managed source that an entry goes to or comes from. */
  readonly source?: Claims;
}

/** Why a caller is refused; routes make the wire error of it. */
export type Refusal =
  | { readonly why: 'missing-role'; readonly anyOf: readonly RoleName[] }
  /** The registry gate, or claims of what would be changed: 403. */
  | { readonly why: 'claims-not-satisfied' }
  /** Claims of the managed source: 403. */
  | { readonly why: 'source-claims-not-satisfied' }
  /** Payload claims that the caller does not hold: 403. */
  | { readonly why: 'claims-not-held' }
  /** A read by name that would give away existence: 404. */
  | { readonly why: 'not-visible' };

/** Undefined: allowed. */
export type Decide = (caller: Caller, operation: Operation, resource: AccessResource) => Refusal | undefined;
