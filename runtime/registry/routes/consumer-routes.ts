import type { Answer } from '../../http/answer.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import { decide } from '../access/decide.ts';
import type { CatalogVersion } from '../catalog/catalog-entry.ts';
import { rowTag } from '../catalog/entity-tags.ts';
import {
  followServers,
  followSkills,
  listServers,
  listSkills,
  type FollowQuery,
  type ListResult,
} from '../catalog/list.ts';
import type { ReadRemoved } from '../catalog/list-page.ts';
import type { RegistryView } from '../catalog/registry-view.ts';
import {
  allServerVersions,
  allSkillVersions,
  serverVersion,
  serverVersions,
  skillVersion,
  skillVersions,
  type VersionQuery,
  type VersionsResult,
} from '../catalog/versions.ts';
import { keptAnswer, keptPage } from './kept-answer.ts';
import { claimsOf } from './refusals.ts';
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

/**
 * The consumer API (spec 1, Endpoints): reads of a registry, from memory, without a wait; only the documents of what is gone are read from
 * the store, for those who ask for them.
 */
export function consumerRoutes(service: RegistryService): ConsumerHandlers {
  const { store } = service;
  const readRemoved: ReadRemoved = (places) => store.removedDocuments(places);
  const inView = <Read extends Answer | Promise<Answer>>(
    name: string,
    caller: Caller,
    read: (view: RegistryView) => Read,
  ): Read | WireError => {
    const view = viewOf(service, name, caller);
    return 'kind' in view ? view : read(view);
  };
  return {
    listServers: ({ params: { registry }, query, caller, exchange }) =>
      inView<Answer | Promise<Answer>>(registry, caller, (view) =>
        isFollowing(query)
          ? followServers(view, queryOf(query), readRemoved).then((page) => pageAnswer(caller, exchange, page))
          : pageAnswer(caller, exchange, listServers(view, queryOf(query))),
      ),
    listServerVersions: ({ params: { registry, serverName: name }, query, caller }) =>
      inView<Answer | Promise<Answer>>(registry, caller, (view) =>
        query.include_deleted
          ? allServerVersions(view, name, versionQueryOf(query), readRemoved).then((page) =>
              versionsAnswer(caller, page, name),
            )
          : versionsAnswer(caller, serverVersions(view, name, versionQueryOf(query)), name),
      ),
    getServerVersion: ({ params: { registry, serverName, serverVersion: version }, caller }) =>
      inView(registry, caller, (view) => found(caller, serverVersion(view, serverName, version), serverName, version)),
    listSkills: ({ params: { registry }, query, caller, exchange }) =>
      inView<Answer | Promise<Answer>>(registry, caller, (view) =>
        isFollowing(query)
          ? followSkills(view, queryOf(query), readRemoved).then((page) => pageAnswer(caller, exchange, page))
          : pageAnswer(caller, exchange, listSkills(view, queryOf(query))),
      ),
    getSkill: ({ params: { registry, namespace, skillName }, caller }) =>
      inView(registry, caller, (view) => {
        const name = `${namespace}/${skillName}`;
        return found(caller, skillVersion(view, name, 'latest'), name);
      }),
    listSkillVersions: ({ params: { registry, namespace, skillName }, query, caller }) =>
      inView<Answer | Promise<Answer>>(registry, caller, (view) => {
        const name = `${namespace}/${skillName}`;
        return query.include_deleted
          ? allSkillVersions(view, name, versionQueryOf(query), readRemoved).then((page) =>
              versionsAnswer(caller, page, name),
            )
          : versionsAnswer(caller, skillVersions(view, name, versionQueryOf(query)), name);
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
  // The refusal reveals nothing but that access is denied.
  if (decide(caller, 'registry.read', claimsOf(registry)) !== undefined) return registryForbidden({ name });
  return catalog.view(name, caller) ?? unknownRegistry({ name });
}

interface WireQuery {
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly search: string | undefined;
  readonly updated_since: number | undefined;
  readonly version: string | undefined;
  readonly include_deleted: boolean;
}

function queryOf({ cursor, limit, search, updated_since, version, include_deleted }: WireQuery): FollowQuery {
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

/** Whether what is gone is asked for, too. */
function isFollowing({ include_deleted, updated_since }: WireQuery): boolean {
  return include_deleted || updated_since !== undefined;
}

function versionQueryOf({ cursor, limit }: Pick<WireQuery, 'cursor' | 'limit'>): VersionQuery {
  return { cursor, limit: Math.min(limit, largestPage) };
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
