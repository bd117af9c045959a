import type { Answer } from '../../http/answer.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import type { Operation } from '../access/operation.ts';
import type { CatalogSource } from '../catalog/catalog.ts';
import type { CatalogEntry } from '../catalog/catalog-entry.ts';
import type { EntryType } from '../catalog/entry.ts';
import type { EntryKey, JudgedEntry } from '../store/registry-store.ts';
import { retryEntryOnStale } from './retry-on-stale.ts';
import { managedSourceOf } from './publish-target.ts';
import { purgeRemoved } from './purge-removed.ts';
import { refusalOf } from './refusals.ts';
import { notPublishable, unknownEntry } from './registry-errors.ts';
import type { RegistryHandler, RegistryService } from './registry-service.ts';

interface EntryHandlers {
  readonly deleteEntryVersion: RegistryHandler<'deleteEntryVersion'>;
  readonly updateEntryStatus: RegistryHandler<'updateEntryStatus'>;
  readonly getEntryClaims: RegistryHandler<'getEntryClaims'>;
  readonly updateEntryClaims: RegistryHandler<'updateEntryClaims'>;
}

/** What a call is about: the entry, and the managed source that holds it. */
interface ManagedEntry {
  readonly key: EntryKey;
  readonly entry: CatalogEntry;
  readonly source: CatalogSource;
}

interface Named {
  readonly entryType: EntryType;
  readonly entryName: string;
}

/** Changes of published entries (spec 1, Roles; design.md, section 5): only what was published can be changed here. */
export function entryRoutes(service: RegistryService): EntryHandlers {
  const { store, refresh, clock } = service;
  const managedEntry = (params: Named, source: string | undefined, caller: Caller): ManagedEntry | WireError => {
    const key = { type: params.entryType, name: params.entryName };
    // Who lacks the role hears nothing of what there is.
    const unable = refusalOf(caller, 'entry.delete', {}, { hidden: unknownEntry({ name: key.name }) });
    if (unable !== undefined) return unable;
    const managed = managedSourceOf(service, key, source, caller);
    if ('kind' in managed) return managed;
    const full = { ...key, source: managed.record.name };
    const entry = service.catalog.entry(full);
    return entry === undefined ? unknownEntry({ name: key.name }) : { key: full, entry, source: managed };
  };
  return {
    deleteEntryVersion: ({ params, query, caller }) =>
      retryEntryOnStale(service, async () => {
        const { source, purge } = query;
        const { entryType: type, entryName: name, entryVersion: version } = params;
        const found = allowed(managedEntry(params, source, caller), 'entry.delete', caller);
        const purged = (): Promise<Answer> => purgeRemoved(service, { type, name, version }, source, caller);
        if ('kind' in found) return purge && isNotManaged(found) ? purged() : found;
        const outcome = await store.deleteVersion(judgedKey(found), version, clock(), purge);
        if (outcome === 'stale') return outcome;
        if (outcome === 'unknown' && !purge) return unknownEntry({ name, version });
        await refresh.entries(found.key.source);
        return outcome === 'unknown' ? purged() : { status: 204 };
      }),
    updateEntryStatus: ({ params, query, body, caller }) =>
      retryEntryOnStale(service, async () => {
        const found = allowed(managedEntry(params, query.source, caller), 'entry.status.update', caller);
        if ('kind' in found) return found;
        const { entryName: name, entryVersion: version } = params;
        const { status, statusMessage } = body.value;
        const change = { status, ...(statusMessage === undefined ? {} : { message: statusMessage }) };
        const outcome = await store.setStatus(judgedKey(found), version, change, clock());
        if (outcome === 'stale') return outcome;
        if (outcome === 'unknown') return unknownEntry({ name, version });
        await refresh.entries(found.key.source);
        return rowAnswer(service.catalog.entry(found.key), name, version);
      }),
    getEntryClaims({ params, query, caller }) {
      const found = allowed(managedEntry(params, query.source, caller), 'entry.claims.read', caller);
      return 'kind' in found ? found : { status: 200, body: { claims: found.entry.claims ?? {} } };
    },
    updateEntryClaims: ({ params, query, body, caller }) =>
      retryEntryOnStale(service, async () => {
        const requested = body.value.claims;
        const found = allowed(managedEntry(params, query.source, caller), 'entry.claims.update', caller, requested);
        if ('kind' in found) return found;
        const claims = Object.keys(requested).length === 0 ? undefined : requested;
        const outcome = await store.setClaims(judgedKey(found), claims, clock());
        if (outcome === 'stale') return outcome;
        if (outcome === 'unknown') return unknownEntry({ name: params.entryName });
        await refresh.entries(found.key.source);
        return { status: 200, body: { claims: requested } };
      }),
  };
}

/** The entry with the claims that it was judged by, in the source as it was then. */
function judgedKey({ key, entry: { claims }, source }: ManagedEntry): JudgedEntry {
  const { incarnation } = source.record;
  return { ...key, incarnation, judged: claims === undefined ? {} : { claims } };
}

/** The entry, when the caller may do the operation with it. */
function allowed(
  found: ManagedEntry | WireError,
  operation: Operation,
  caller: Caller,
  requested?: NonNullable<CatalogEntry['claims']>,
): ManagedEntry | WireError {
  if ('kind' in found) return found;
  const { key, entry, source } = found;
  const resource = {
    ...(entry.claims === undefined ? {} : { claims: entry.claims }),
    ...(source.record.definition.claims === undefined ? {} : { source: source.record.definition.claims }),
    ...(requested === undefined ? {} : { requested }),
  };
  const hidden = unknownEntry({ name: key.name });
  return refusalOf(caller, operation, resource, { source: key.source, hidden }) ?? found;
}

/** Whether nothing else is wrong than that no managed source has the entry now. */
function isNotManaged({ code }: WireError): boolean {
  return code === unknownEntry.definition.code || code === notPublishable.definition.code;
}

function rowAnswer(entry: CatalogEntry | undefined, name: string, version: string): Answer {
  const row = entry?.versions.find((candidate) => candidate.version === version)?.row;
  return row === undefined ? unknownEntry({ name, version }) : { status: 200, body: row };
}
