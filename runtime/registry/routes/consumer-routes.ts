import type { Answer } from '../../http/answer.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import { listServers, listSkills, type ListQuery, type ListResult } from '../catalog/list.ts';
import type { RegistryView } from '../catalog/registry-view.ts';
import { serverVersion, serverVersions, skillVersion, skillVersions } from '../catalog/versions.ts';
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
    listServers: ({ params: { registry }, query, caller }) =>
      inView(registry, caller, (view) => pageAnswer(listServers(view, queryOf(query)))),
    listServerVersions: ({ params: { registry, serverName }, query, caller }) =>
      inView(registry, caller, (view) =>
        found(serverVersions(view, serverName, { includeDeleted: query.include_deleted }), serverName),
      ),
    getServerVersion: ({ params: { registry, serverName, serverVersion: version }, caller }) =>
      inView(registry, caller, (view) => found(serverVersion(view, serverName, version)?.row, serverName, version)),
    listSkills: ({ params: { registry }, query, caller }) =>
      inView(registry, caller, (view) => pageAnswer(listSkills(view, queryOf(query)))),
    getSkill: ({ params: { registry, namespace, skillName }, caller }) =>
      inView(registry, caller, (view) => {
        const name = `${namespace}/${skillName}`;
        return found(skillVersion(view, name, 'latest')?.row, name);
      }),
    listSkillVersions: ({ params: { registry, namespace, skillName }, query, caller }) =>
      inView(registry, caller, (view) => {
        const name = `${namespace}/${skillName}`;
        return found(skillVersions(view, name, { includeDeleted: query.include_deleted }), name);
      }),
    getSkillVersion: ({ params: { registry, namespace, skillName, skillVersion: version }, caller }) =>
      inView(registry, caller, (view) => {
        const name = `${namespace}/${skillName}`;
        return found(skillVersion(view, name, version)?.row, name, version);
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

function pageAnswer(result: ListResult): Answer {
  return result.outcome === 'page' ? { status: 200, body: result.body } : invalidCursor({});
}

function found(body: Buffer | undefined, name: string, version?: string): Answer {
  return body === undefined ? unknownEntry({ name, version }) : { status: 200, body };
}
