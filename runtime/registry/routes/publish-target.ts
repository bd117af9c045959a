import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import type { CatalogSource } from '../catalog/catalog.ts';
import type { EntryType } from '../catalog/entry.ts';
import type { RegistryRecord } from '../store/registry-store.ts';
import { claimsOf, refusalOf } from './refusals.ts';
import {
  ambiguousSource,
  notPublishable,
  registryForbidden,
  unknownEntry,
  unknownSourceNamed,
  unknownTarget,
} from './registry-errors.ts';
import type { RegistryService } from './registry-service.ts';

/** Where a publication goes: a managed source, and the registry by whose name it was found. */
export interface PublishTarget {
  readonly source: CatalogSource;
  readonly registry?: RegistryRecord;
}

function isManaged({ record }: CatalogSource): boolean {
  return record.definition.managed !== undefined;
}

/** Names of managed sources that a caller may hear of. */
function managedFor({ catalog }: RegistryService, caller: Caller): readonly CatalogSource[] {
  return catalog.declarations.sources
    .flatMap(({ name }) => catalog.source(name) ?? [])
    .filter((source) => isManaged(source) && mayManage(source, caller));
}

/** Whether the claims of a source let a caller manage what is in it. */
export function mayManage({ record }: CatalogSource, caller: Caller): boolean {
  const hidden = unknownSourceNamed({ source: record.name });
  const source = record.definition.claims;
  const refusal = refusalOf(caller, 'entry.publish', source === undefined ? {} : { source }, { hidden });
  return refusal?.code !== 'source-forbidden';
}

/**
 * The target that the first path segment of a publication names: a managed source, else a registry with exactly one managed
 * source (design.md, section 5, Publish). The access rules of a registry are checked before anything about it is revealed.
 */
export function targetOfSegment(service: RegistryService, segment: string, caller: Caller): PublishTarget | WireError {
  const { catalog } = service;
  const named = catalog.source(segment);
  if (named !== undefined && isManaged(named)) return { source: named };
  const registry = catalog.registry(segment);
  const managed = (): readonly string[] => managedFor(service, caller).map(({ record }) => record.name);
  if (registry === undefined) {
    return named === undefined ? unknownTarget({ segment }) : notPublishable({ target: segment, managed: managed() });
  }
  const gate = registryForbidden({ name: segment });
  const refusal = refusalOf(caller, 'registry.read', claimsOf(registry), { hidden: gate, gate });
  if (refusal !== undefined) return refusal;
  const candidates = (catalog.sourcesOf(segment) ?? []).filter(isManaged);
  const [only] = candidates;
  if (only === undefined) return notPublishable({ target: segment, managed: managed() });
  if (candidates.length === 1) return { source: only, registry };
  // Those that the caller may not manage are not named to them.
  const manageable = candidates.filter((source) => mayManage(source, caller));
  return ambiguousSource({ sources: manageable.map(({ record }) => record.name) });
}

/**
 * The managed source of `POST /v1/entries`: the one that is named, or that of the registry that is named, else the only one that the caller
 * may manage.
 */
export function targetOfName(
  service: RegistryService,
  source: string | undefined,
  caller: Caller,
): PublishTarget | WireError {
  const managed = managedFor(service, caller);
  const names = managed.map(({ record }) => record.name);
  if (source !== undefined) {
    const named = service.catalog.source(source);
    if (named === undefined)
      return service.catalog.registry(source) === undefined
        ? unknownSourceNamed({ source })
        : targetOfSegment(service, source, caller);
    return isManaged(named) ? { source: named } : notPublishable({ target: source, managed: names });
  }
  const [only] = managed;
  if (only === undefined) return notPublishable({ target: 'this server', managed: names });
  return managed.length === 1 ? { source: only } : ambiguousSource({ sources: names });
}

/**
 * The managed source that holds an entry: the one that is named, or that of the registry that is named, as when publishing; else the
 * only one among those that the caller may manage. A source that is not managed holds nothing that could be changed.
 */
export function managedSourceOf(
  service: RegistryService,
  key: { readonly type: EntryType; readonly name: string },
  source: string | undefined,
  caller: Caller,
): CatalogSource | WireError {
  const { catalog } = service;
  const unknown = unknownEntry({ name: key.name });
  const has = ({ record }: CatalogSource): boolean => catalog.entry({ ...key, source: record.name }) !== undefined;
  if (source !== undefined) {
    const named = catalog.source(source);
    if (named === undefined && catalog.registry(source) !== undefined) {
      const target = targetOfSegment(service, source, caller);
      if ('kind' in target) return target;
      return has(target.source) ? target.source : unknown;
    }
    return named !== undefined && isManaged(named) && has(named) ? named : unknown;
  }
  const sources = managedFor(service, caller).filter(has);
  const [only] = sources;
  if (only === undefined) {
    // One that the caller may not manage is refused with a reason, as a write is (403), not hidden.
    const others = catalog.declarations.sources.flatMap(({ name }) => catalog.source(name) ?? []);
    return others.find((other) => isManaged(other) && has(other)) ?? unknown;
  }
  return sources.length === 1 ? only : ambiguousSource({ sources: sources.map(({ record }) => record.name) });
}
