import type { EntityJson, EntityUidJson, TypeAndId } from '@cedar-policy/cedar-wasm/nodejs';
import type { Identity } from '../../identity/identity.ts';
import { actionOf, entityTypeOf, operationOf } from '../action.ts';
import type { Question } from '../policy.ts';
import { attributesOf } from './cedar-value.ts';
import { groupsOf, type GroupSettings } from './groups.ts';
import { hints } from './policy-set.ts';

/** Subject of callers where nobody signs in. */
export const anonymousSubject = 'anonymous';

/** What is the same for every question about one server. */
export interface EntitySettings extends GroupSettings {
  readonly serverName: string;
  readonly groupEntityType: string;
  /** The entities beside the policies, by type and id. */
  readonly entities: ReadonlyMap<string, EntityJson>;
}

/** The parts of a request to Cedar that name somebody or something. */
export interface CedarRequest {
  readonly principal: TypeAndId;
  readonly action: TypeAndId;
  readonly resource: TypeAndId;
  readonly entities: EntityJson[];
}

/** Key of an entity among the own ones. */
export function entityKey({ type, id }: TypeAndId): string {
  return JSON.stringify([type, id]);
}

/**
 * A request as Cedar's principal, action, resource and context: `Client::"<sub>"` with the claims as `claim_<name>` and the groups as parents, and
 * `Tool`, `Prompt` or `Resource` by the name that clients know, inside `MCP::"<server>"`, with the arguments as `arg_<name>`.
 * An own entity of the same type and id adds its parents and attributes; those of the request win.
 */
export function cedarRequest(
  identity: Identity | undefined,
  question: Question,
  settings: EntitySettings,
): CedarRequest {
  const principal: TypeAndId = { type: 'Client', id: identity?.subject ?? anonymousSubject };
  const resource: TypeAndId = { type: entityTypeOf[question.feature], id: question.name };
  const server: TypeAndId = { type: 'MCP', id: settings.serverName };
  const groups = identity === undefined ? [] : groupsOf(identity.claims, settings);
  const annotations = question.annotations ?? {};
  const said = hints.flatMap((name) => (typeof annotations[name] === 'boolean' ? [[name, annotations[name]]] : []));
  const asked: EntityJson[] = [
    {
      uid: principal,
      attrs: attributesOf('claim_', identity?.claims),
      parents: groups.map((id) => ({ type: settings.groupEntityType, id })),
    },
    {
      uid: resource,
      attrs: {
        ...attributesOf('arg_', question.arguments),
        name: question.name,
        operation: operationOf[question.feature],
        feature: question.feature,
        ...Object.fromEntries(said),
      },
      parents: [server],
    },
  ];
  const present = new Set([entityKey(principal), entityKey(resource)]);
  const others = [...settings.entities].flatMap(([key, entity]) => (present.has(key) ? [] : [entity]));
  return {
    principal,
    action: { type: 'Action', id: actionOf[question.feature] },
    resource,
    entities: [...asked.map((entity) => withOwn(entity, settings.entities)), ...others],
  };
}

function withOwn(entity: EntityJson, own: ReadonlyMap<string, EntityJson>): EntityJson {
  const more = own.get(entityKey(plainUid(entity.uid)));
  if (more === undefined) return entity;
  return { ...entity, attrs: { ...more.attrs, ...entity.attrs }, parents: [...more.parents, ...entity.parents] };
}

/** A uid without the escape that Cedar allows around it. */
export function plainUid(uid: EntityUidJson): TypeAndId {
  return '__entity' in uid ? uid.__entity : uid;
}
