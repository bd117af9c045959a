import { accessRules, type AccessCheck } from './access-rules.ts';
import type { Caller } from './caller.ts';
import { hasClaims, holdsClaims, satisfiesClaims } from './claims.ts';
import type { AccessResource, Decide, Refusal } from './operation.ts';

type Authorized = Extract<Caller, { mode: 'authorized' }>;

function held(caller: Exclude<Caller, { mode: 'anonymous' }>, { requested }: AccessResource): Refusal | undefined {
  return requested === undefined || holdsClaims(caller.claims, requested) ? undefined : { why: 'claims-not-held' };
}

function refusalOf(check: AccessCheck, caller: Authorized, resource: AccessResource): Refusal | undefined {
  switch (check.check) {
    case 'role':
      return caller.roles.has(check.role) ? undefined : { why: 'missing-role', anyOf: [check.role, 'superAdmin'] };
    case 'contains': {
      const claims = resource[check.of];
      const contained = check.values === 'any' ? satisfiesClaims : holdsClaims;
      return claims === undefined || contained(caller.claims, claims) ? undefined : { why: check.refusal };
    }
    case 'entry': {
      const { claims } = resource;
      return hasClaims(claims) && satisfiesClaims(caller.claims, claims) ? undefined : { why: 'not-visible' };
    }
    case 'held':
      return held(caller, resource);
  }
}

/**
 * True for callers who see every entry whatever its claims: nothing about them has to be compared. Agrees with what
 * `decide` answers to `entry.read`, by a test.
 */
export function seesEveryEntry(caller: Caller): boolean {
  return caller.mode !== 'authorized' || caller.roles.has('superAdmin');
}

/**
 * Whether a caller may do something: the one place that knows (spec 1, Authorization; design.md, section 5). Pure; undefined
 * means allowed, else the first reason against it. Lists ask once with no resource, then for each row with its claims.
 */
export const decide: Decide = (caller, operation, resource) => {
  const rules = accessRules[operation];
  switch (caller.mode) {
    case 'anonymous':
      return undefined;
    case 'authenticated':
      return rules.some((rule) => rule.check === 'held') ? held(caller, resource) : undefined;
    case 'authorized': {
      if (caller.roles.has('superAdmin')) return undefined;
      for (const rule of rules) {
        const refusal = refusalOf(rule, caller, resource);
        if (refusal !== undefined) return refusal;
      }
      return undefined;
    }
  }
};
