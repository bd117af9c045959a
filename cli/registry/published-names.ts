import { apiPath } from './api-path.ts';
import type { Ask } from './client.ts';
import { versionsPath, type NamedEntry } from './entry-kind.ts';
import { pageOf } from './entry-table.ts';
import { withNearNames } from './near-names.ts';
import type { RegistryProblem } from './registry-problem.ts';

/** A version that somebody wants to change; `registry` is the target: a registry, or a managed source. */
export interface NamedVersion extends NamedEntry {
  readonly version: string;
}

const elsewhere = 'comes from a source that is read: change it where that source reads it';

/**
 * The problem with what to do about it where there is nothing to change under a name. Only what was published can be changed, while a
 * registry shows more than that: its names and versions are offered only where they would do.
 */
export async function withPublishedNames(
  ask: Ask,
  entry: NamedVersion,
  problem: RegistryProblem,
): Promise<RegistryProblem> {
  if (problem.code !== 'unknown-entry') return withNearNames(ask, entry, problem);
  const { type, registry: target, name, version } = entry;
  const claims = apiPath('getEntryClaims', { entryType: type, entryName: name });
  const published = await ask('GET', `${claims}?source=${encodeURIComponent(target)}`);
  const shown = await ask('GET', versionsPath(entry));
  if (shown.outcome === 'refused' && shown.problem.code === 'unknown-registry') {
    // The target is a source: it has no list that its authors may read.
    const message = `"${name}" was not published to the source "${target}"`;
    return published.outcome === 'answered' ? problem : { ...problem, message, hint: onlyManaged };
  }
  if (shown.outcome === 'refused') return withNearNames(ask, entry, problem);
  const versions = pageOf(type, shown.body, shown.text).rows.map((row) => row.version);
  if (published.outcome === 'answered')
    return versions.includes(version)
      ? { ...problem, hint: `what the registry "${target}" shows as ${version} ${elsewhere}` }
      : withNearNames(ask, entry, problem);
  const message = `"${name}" was not published to the registry "${target}"`;
  return { ...problem, message, hint: `what the registry shows under this name ${elsewhere}` };
}

const onlyManaged = 'only what was published can be changed, and only managed sources take it: svc registry sources';
