import type { Identity } from '../../identity/identity.ts';
import { actionOf, hasArguments } from '../action.ts';
import type { JsonObject, Question } from '../policy.ts';

/** What a decision point receives in addition to the caller and the request. */
export interface EvaluationSettings {
  readonly serverName: string;
  /** Names of the claims to send; all of them when absent. */
  readonly claims?: readonly string[];
  /** Whether arguments of calls and prompts are sent. */
  readonly includeArguments: boolean;
}

/** The subject of an evaluation (OpenID AuthZEN Authorization API 1.0, section 5.1). */
export function subjectOf(identity: Identity | undefined, { claims }: EvaluationSettings): JsonObject {
  if (identity === undefined) return { type: 'anonymous', id: 'anonymous' };
  const sent = Object.entries(identity.claims).filter(([name]) => claims === undefined || claims.includes(name));
  return {
    type: 'user',
    id: identity.subject,
    properties: { issuer: identity.issuer, claims: Object.fromEntries(sent) },
  };
}

/** Action, resource and context of an evaluation (sections 5.2 to 5.4). */
export function askedFor(question: Question, settings: EvaluationSettings): JsonObject {
  const { feature, name, annotations } = question;
  const sent = settings.includeArguments && hasArguments(question.use) ? question.arguments : undefined;
  return {
    action: { name: actionOf[feature] },
    resource: {
      type: feature,
      id: name,
      properties: { server: settings.serverName, ...(annotations === undefined ? {} : { annotations }) },
    },
    ...(sent === undefined ? {} : { context: { arguments: sent } }),
  };
}
