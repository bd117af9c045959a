import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { EntityJson } from '@cedar-policy/cedar-wasm/nodejs';
import type { Identity } from '../../identity/identity.ts';
import { groupEntityType } from '../../language/cedar-schema.ts';
import { hasArguments } from '../action.ts';
import { decisionCache } from '../decision-cache.ts';
import type { Decision, Policy, Question } from '../policy.ts';
import { attributesOf } from './cedar-value.ts';
import type { GroupSettings } from './groups.ts';
import { parsePolicies, type Cedar, type PolicySet } from './policy-set.ts';
import { cedarRequest, entityKey, plainUid, type EntitySettings } from './request-entities.ts';

/** Policies in Cedar's language, and what they know. */
export interface CedarSettings extends GroupSettings {
  readonly policies: readonly string[];
  /** Entities as a JSON list; `[]` when absent. */
  readonly entitiesJson?: string;
  /** Type of the groups that a token names; `ClaimGroup` when absent. */
  readonly groupEntityType?: string;
  /** Name of the server in `MCP::"<name>"`. */
  readonly serverName: string;
}

/** Why a policy document cannot be used, in words for a log. */
export type OpenedPolicy =
  | { readonly ok: true; readonly policy: Policy }
  | { readonly ok: false; readonly problem: string };

/** Milliseconds that decisions of a list take before others have a turn. */
const turn = 10;

/**
 * Opens Cedar policies: what none permits is denied, and what one forbids is denied whatever others say. A forbid that cannot
 * be evaluated (an attribute that the request lacks) denies too. Decisions without arguments are remembered, bounded.
 */
export async function openCedarPolicy(settings: CedarSettings): Promise<OpenedPolicy> {
  const cedar = await import('@cedar-policy/cedar-wasm/nodejs');
  const parsed = parsePolicies(cedar, settings.policies);
  if (!parsed.ok) return parsed;
  const entities = ownEntities(cedar, settings.entitiesJson ?? '[]');
  if (!entities.ok) return entities;
  return { ok: true, policy: policyOf(cedar, parsed.set, { groupEntityType, ...settings, entities: entities.byKey }) };
}

function policyOf(cedar: Cedar, set: PolicySet, settings: EntitySettings & CedarSettings): Policy {
  const cache = decisionCache();

  function evaluate(identity: Identity | undefined, question: Question): Decision {
    const known = hasArguments(question.use);
    const { principal, action, resource, entities } = cedarRequest(identity, question, settings);
    const answer = cedar.statefulIsAuthorized({
      principal,
      action,
      resource,
      entities,
      context: {
        ...attributesOf('claim_', identity?.claims),
        ...(known ? attributesOf('arg_', question.arguments) : {}),
      },
      preparsedPolicySetId: known ? set.exact : set.forSomeArguments,
    });
    // What Cedar refuses to evaluate is nothing that a policy could have permitted.
    if (answer.type === 'failure' || answer.response.decision !== 'allow') return 'denied';
    const { errors } = answer.response.diagnostics;
    return errors.some(({ policyId }) => set.forbids.has(policyId)) ? 'denied' : 'permitted';
  }

  function decide(identity: Identity | undefined, question: Question): Decision {
    if (set.looksAtArguments && hasArguments(question.use)) return evaluate(identity, question);
    return cache.recall(identity, question) ?? cache.keep(identity, question, evaluate(identity, question));
  }

  return {
    revision: revisionOf(settings),
    needsArguments: set.looksAtArguments,
    needsAnnotations: set.looksAtHints,
    decide,
    async permittedOf(identity, feature, items) {
      let until = performance.now() + turn;
      const answers: boolean[] = [];
      for (const { name, annotations } of items) {
        const question: Question = {
          use: 'show',
          feature,
          name,
          ...(annotations === undefined ? {} : { annotations }),
        };
        answers.push(decide(identity, question) === 'permitted');
        if (performance.now() > until) {
          await setImmediate();
          until = performance.now() + turn;
        }
      }
      return answers;
    },
    close: async () => set.close(),
  };
}

function revisionOf(settings: CedarSettings): string {
  const { policies, entitiesJson, groupClaimName, roleClaimName, serverName } = settings;
  const all = JSON.stringify([
    policies,
    entitiesJson,
    groupClaimName,
    roleClaimName,
    settings.groupEntityType,
    serverName,
  ]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/** The entities beside the policies by type and id; parsed by Cedar first, which says best what they may be. */
function ownEntities(
  cedar: Cedar,
  text: string,
):
  | { readonly ok: true; readonly byKey: ReadonlyMap<string, EntityJson> }
  | { readonly ok: false; readonly problem: string } {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'entitiesJson is not JSON' };
  }
  if (!isEntityList(cedar, list)) return { ok: false, problem: 'entitiesJson is not a list of Cedar entities' };
  return { ok: true, byKey: new Map(list.map((entity) => [entityKey(plainUid(entity.uid)), entity])) };
}

function isEntityList(cedar: Cedar, value: unknown): value is EntityJson[] {
  if (!Array.isArray(value)) return false;
  return cedar.checkParseEntities({ entities: value }).type === 'success';
}
