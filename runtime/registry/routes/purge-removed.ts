import type { Answer } from '../../http/answer.ts';
import type { Caller } from '../access/caller.ts';
import type { CatalogSource } from '../catalog/catalog.ts';
import type { EntryType } from '../catalog/entry.ts';
import { refusalOf } from './refusals.ts';
import { ambiguousSource, unknownEntry } from './registry-errors.ts';
import type { RegistryService } from './registry-service.ts';

/** A version that is not there any more. */
interface GoneVersion {
  readonly type: EntryType;
  readonly name: string;
  readonly version: string;
}

/**
 * Erases the document of a version that was deleted before, or that its source no longer has. This includes sources that are read, since
 * only this server reports their removed versions. Callers whose claims let them delete the version may; to others it does not exist.
 * `source` names a source, or a registry whose access rules were checked; absent: any that remembers the version.
 */
export async function purgeRemoved(
  service: RegistryService,
  gone: GoneVersion,
  source: string | undefined,
  caller: Caller,
): Promise<Answer> {
  const { store, refresh, clock } = service;
  const { type, name, version } = gone;
  const sources = sourcesOf(service, source).filter((candidate) => remembers(service, candidate, gone, caller));
  const [only] = sources.map(({ record }) => record.name);
  if (only === undefined) return unknownEntry({ name, version });
  if (sources.length > 1) return ambiguousSource({ sources: sources.map(({ record }) => record.name) });
  const outcome = await store.purgeVersion({ source: only, type, name }, version, clock());
  if (outcome === 'unknown') return unknownEntry({ name, version });
  await refresh.entries(only);
  return { status: 204 };
}

function sourcesOf({ catalog }: RegistryService, named: string | undefined): readonly CatalogSource[] {
  if (named === undefined) return catalog.declarations.sources.flatMap(({ name }) => catalog.source(name) ?? []);
  const source = catalog.source(named);
  return source === undefined ? (catalog.sourcesOf(named) ?? []) : [source];
}

/** Whether a source has the document of a removed version, and the caller may delete everything that is left of it. */
function remembers(
  { catalog }: RegistryService,
  { record }: CatalogSource,
  { type, name, version }: GoneVersion,
  caller: Caller,
): boolean {
  const source = record.definition.claims;
  const kept = catalog
    .removed({ source: record.name, type, name })
    .filter((each) => !each.isHidden && each.version.version === version);
  return (
    kept.length > 0 &&
    kept.every(({ claims }) => {
      const resource = { ...(claims === undefined ? {} : { claims }), ...(source === undefined ? {} : { source }) };
      return refusalOf(caller, 'entry.delete', resource, { hidden: unknownEntry({ name }) }) === undefined;
    })
  );
}
