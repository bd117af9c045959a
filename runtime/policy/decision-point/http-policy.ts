import { createHash } from 'node:crypto';
import type { Identity } from '../../identity/identity.ts';
import { createOutgoing, type Outgoing, type OutgoingSettings } from '../../http/outgoing/outgoing.ts';
import { decisionCache } from '../decision-cache.ts';
import { hasArguments } from '../action.ts';
import type { Decision, Feature, JsonObject, ListedItem, Policy, Question } from '../policy.ts';
import { askedFor, subjectOf, type EvaluationSettings } from './evaluation.ts';

/** A service that decides. */
export interface DecisionPointSettings extends EvaluationSettings {
  /** Address of its single evaluation endpoint; lists are asked at the same address with `evaluations` for the last segment. */
  readonly url: string;
  /** Milliseconds for one answer. */
  readonly timeoutMs: number;
  /** Milliseconds for which a decision without arguments is remembered; 0 asks every time. */
  readonly rememberMs: number;
  /** How the service is reached and whom it is believed to be. */
  readonly connection: Pick<OutgoingSettings, 'addresses' | 'plainHttp' | 'caFile' | 'bearer'>;
  /** Reports why a question was not answered, in words without claims or arguments; for a log. */
  readonly onProblem: (problem: string) => void;
}

/** Items of a list in one question. */
const batch = 100;

/**
 * Asks a decision point over HTTP (OpenID AuthZEN Authorization API 1.0). What it does not answer with `"decision": true` is
 * denied; no answer in time, another status and an answer of another form count as `unavailable`.
 */
export function openHttpPolicy(settings: DecisionPointSettings): Policy {
  const outgoing = createOutgoing({ ...settings.connection, timeoutMs: settings.timeoutMs, maximumBytes: 262_144 });
  const single = new URL(settings.url);
  const several = new URL('evaluations', single);
  let cache = decisionCache();
  let cachedUntil = performance.now() + settings.rememberMs;

  /** Decisions are forgotten together: a cache that lives for a moment needs no times of its own. */
  function freshCache(): typeof cache {
    if (performance.now() > cachedUntil) {
      cache = decisionCache();
      cachedUntil = performance.now() + settings.rememberMs;
    }
    return cache;
  }

  async function decideNow(identity: Identity | undefined, question: Question): Promise<Decision> {
    const body = { subject: subjectOf(identity, settings), ...askedFor(question, settings) };
    const answer = await ask(outgoing, single, body);
    if (typeof answer === 'string') {
      settings.onProblem(answer);
      return 'unavailable';
    }
    const decision = decisionIn(answer);
    if (decision === 'unavailable') settings.onProblem(`${single.host} answered without a decision`);
    return dependsOnArguments(question) ? decision : freshCache().keep(identity, question, decision);
  }

  function dependsOnArguments({ use }: Question): boolean {
    return settings.includeArguments && hasArguments(use);
  }

  async function decideBatch(
    identity: Identity | undefined,
    feature: Feature,
    items: readonly ListedItem[],
  ): Promise<readonly boolean[]> {
    const evaluations = items.map((item) => askedFor({ use: 'show', feature, ...item }, settings));
    const answer = await ask(outgoing, several, { subject: subjectOf(identity, settings), evaluations });
    const decisions = typeof answer === 'string' ? undefined : answer['evaluations'];
    if (Array.isArray(decisions) && decisions.length === items.length) {
      return decisions.map((decision: unknown) => decisionIn(decision) === 'permitted');
    }
    settings.onProblem(typeof answer === 'string' ? answer : `${several.host} answered without a list of decisions`);
    return items.map(() => false);
  }

  return {
    revision: createHash('sha256')
      .update(JSON.stringify([settings.url, settings.claims]))
      .digest('hex')
      .slice(0, 16),
    needsArguments: settings.includeArguments,
    needsAnnotations: true,
    decide: (identity, question) => {
      const known = dependsOnArguments(question) ? undefined : freshCache().recall(identity, question);
      return known ?? decideNow(identity, question);
    },
    async permittedOf(identity, feature, items) {
      const answers: boolean[] = [];
      for (let from = 0; from < items.length; from += batch) {
        answers.push(...(await decideBatch(identity, feature, items.slice(from, from + batch))));
      }
      return answers;
    },
    close: () => outgoing.close(),
  };
}

/** The answer as an object, or why there is none. */
async function ask(outgoing: Outgoing, url: URL, question: JsonObject): Promise<JsonObject | string> {
  const result = await outgoing.fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(question),
  });
  if (!result.ok) return result.error.message;
  try {
    const answer: unknown = JSON.parse(result.response.body.toString('utf8'));
    return isObject(answer) ? answer : `${url.host} answered with JSON that is not an object`;
  } catch {
    return `${url.host} answered with something that is not JSON`;
  }
}

function decisionIn(answer: unknown): Decision {
  const decision = isObject(answer) ? answer['decision'] : undefined;
  if (typeof decision !== 'boolean') return 'unavailable';
  return decision ? 'permitted' : 'denied';
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
