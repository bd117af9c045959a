import type { Answer } from '../../http/answer.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import type { CatalogVersion } from '../catalog/catalog-entry.ts';
import { rowTag } from '../catalog/entity-tags.ts';
import { listServers, listSkills, type ListQuery, type ListResult } from '../catalog/list.ts';
import type { RegistryView } from '../catalog/registry-view.ts';
import {
  serverVersion,
  serverVersions,
  skillVersion,
  skillVersions,
  type VersionQuery,
  type VersionsResult,
} from '../catalog/versions.ts';
import { keptAnswer, keptPage } from './kept-answer.ts';
import { claimsOf, refusalOf } from './refusals.ts';
import { invalidCursor, registryForbidden, unknownEntry, unknownRegistry } from './registry-errors.ts';
import type { RegistryHandler, RegistryService } from './registry-service.ts';

/** Most rows on a page; more are asked for in vain, not refused (design.md, section 5). */
const largestPage = 1000;

interface ConsumerHandlers {
  readonly listServers: RegistryHandler<'listServers'>;
  readonly listServerVersions: RegistryHandler<'listServerVersions'>;
  readonly getServerVersion: RegistryHandler<'getServerVersion'>;
  readonly listSkills: RegistryHandler<'listSkills'>;
  readonly getSkill: RegistryHandler<'getSkill'>;
  readonly listSkillVersions: RegistryHandler<'listSkillVersions'>;
  readonly getSkillVersion: RegistryHandler<'getSkillVersion'>;
}

/** The consumer API (spec 1, Endpoints): reads of a registry, from memory, without a wait. */
export function consumerRoutes(service: RegistryService): ConsumerHandlers {
  const inView = (name: string, caller: Caller, read: (view: RegistryView) => Answer): Answer => {
    const view = viewOf(service, name, caller);
    return 'kind' in view ? view : read(view);
  };
  return {
    listServers: ({ params: { registry }, query, caller, exchange }) =>
      inView(registry, caller, (view) => pageAnswer(caller, exchange, listServers(view, queryOf(query)))),
    listServerVersions: ({ params: { registry, serverName }, query, caller }) =>
      inView(registry, caller, (view) =>
        versionsAnswer(caller, serverVersions(view, serverName, versionQueryOf(query)), serverName),
      ),
    getServerVersion: ({ params: { registry, serverName, serverVersion: version }, caller }) =>
      inView(registry, caller, (view) => found(caller, serverVersion(view, serverName, version), serverName, version)),
    listSkills: ({ params: { registry }, query, caller, exchange }) =>
      inView(registry, caller, (view) => pageAnswer(caller, exchange, listSkills(view, queryOf(query)))),
    getSkill: ({ params: { registry, namespace, skillName }, caller }) =>
      inView(registry, caller, (view) => {
        const name = `${namespace}/${skillName}`;
        return found(caller, skillVersion(view, name, 'latest'), name);
      }),
    listSkillVersions: ({ params: { registry, namespace, skillName }, query, caller }) =>
      inView(registry, caller, (view) => {
        const name = `${namespace}/${skillName}`;
        return versionsAnswer(caller, skillVersions(view, name, versionQueryOf(query)), name);
      }),
    getSkillVersion: ({ params: { registry, namespace, skillName, skillVersion: version }, caller }) =>
      inView(registry, caller, (view) => {
        const name = `${namespace}/${skillName}`;
        return found(caller, skillVersion(view, name, version), name, version);
      }),
  };
}

/** What a caller sees of a registry: first its gate (403 before any data), then the filter of its entries. */
export function viewOf({ catalog }: RegistryService, name: string, caller: Caller): RegistryView | WireError {
  const registry = catalog.registry(name);
  if (registry === undefined) return unknownRegistry({ name });
  const gate = registryForbidden({ name });
  const refusal = refusalOf(caller, 'registry.read', claimsOf(registry), { hidden: gate, gate });
  return refusal ?? catalog.view(name, caller) ?? unknownRegistry({ name });
}

interface WireQuery {
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly search: string | undefined;
  readonly updated_since: number | undefined;
  readonly version: string | undefined;
  readonly include_deleted: boolean;
}

function queryOf({ cursor, limit, search, updated_since, version, include_deleted }: WireQuery): ListQuery {
  const updatedSince = updated_since;
  return {
    limit: Math.min(limit, largestPage),
    cursor,
    search,
    updatedSince,
    version,
    includeDeleted: include_deleted,
  };
}

function versionQueryOf({
  cursor,
  limit,
  include_deleted,
}: Pick<WireQuery, 'cursor' | 'limit' | 'include_deleted'>): VersionQuery {
  return { cursor, limit: Math.min(limit, largestPage), includeDeleted: include_deleted };
}

function pageAnswer(caller: Caller, exchange: Exchange, result: ListResult): Answer {
  return result.outcome === 'page' ? keptPage(caller, exchange, result) : invalidCursor({});
}

function versionsAnswer(caller: Caller, result: VersionsResult, name: string): Answer {
  if (result.outcome === 'unknown') return unknownEntry({ name });
  return result.outcome === 'page' ? keptAnswer(caller, result) : invalidCursor({});
}

function found(caller: Caller, version: CatalogVersion | undefined, name: string, asked?: string): Answer {
  return version === undefined
    ? unknownEntry({ name, version: asked })
    : keptAnswer(caller, { body: version.row, etag: rowTag(version) });
}
