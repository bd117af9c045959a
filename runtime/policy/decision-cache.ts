import type { Identity } from '../identity/identity.ts';
import { recentMap } from '../identity/recent-map.ts';
import type { Decision, Question } from './policy.ts';

/** Decisions that are remembered, and the characters of their names: clients choose those. */
const most = 100_000;
const characters = 16 * 1024 * 1024;

/** Remembered decisions of one revision of a policy. */
export interface DecisionCache {
  recall(identity: Identity | undefined, question: Question): Decision | undefined;
  /** Remembers a decision and gives it back. */
  keep(identity: Identity | undefined, question: Question, decision: Decision): Decision;
}

/**
 * Makes a cache by caller, feature and name: every use of a feature is one action. A caller is the object that the token verifier remembers: when a token is
 * verified anew, its decisions are made anew.
 */
export function decisionCache(): DecisionCache {
  const callers = new WeakMap<Identity, number>();
  const decisions = recentMap<Decision>(most, characters);
  let next = 1;

  function keyOf(identity: Identity | undefined, { feature, name, annotations }: Question): string {
    let caller = 0;
    if (identity !== undefined) {
      caller = callers.get(identity) ?? next;
      if (caller === next) {
        callers.set(identity, caller);
        next += 1;
      }
    }
    const said = annotations === undefined ? '' : JSON.stringify(annotations);
    return `${caller} ${feature} ${said} ${name}`;
  }

  return {
    recall: (identity, question) => decisions.get(keyOf(identity, question)),
    keep: (identity, question, decision) => {
      const key = keyOf(identity, question);
      if (decision !== 'unavailable') decisions.set(key, decision, key.length);
      return decision;
    },
  };
}
