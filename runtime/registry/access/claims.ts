import type { Claims } from '../../../generated/types/claims.ts';
import type { TokenClaims } from '../../identity/identity.ts';

/** True when a claim of a token is this string, or a list that contains it. Elements that are not strings are ignored. */
function holds(held: unknown, value: string): boolean {
  return typeof held === 'string'
    ? held === value
    : Array.isArray(held) && (held as readonly unknown[]).includes(value);
}

/** What is required under one key, as a list. */
function requiredValues(value: Claims[string]): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}

/** True when there is at least one claim. `{}` and absent mean the same everywhere. */
export function hasClaims(claims: Claims | undefined): claims is Claims {
  return claims !== undefined && Object.keys(claims).length > 0;
}

/**
 * Containment for reading (spec 1, Claim containment): the caller has every key of the resource with one of its values.
 * No claims are satisfied by everybody; an empty list of values by nobody. Keys are compared as they are spelled.
 */
export function satisfiesClaims(caller: TokenClaims, required: Claims): boolean {
  for (const key of Object.keys(required)) {
    if (!Object.hasOwn(caller, key)) return false;
    const held = caller[key];
    const values = required[key] ?? [];
    if (typeof values === 'string' ? !holds(held, values) : !values.some((value) => holds(held, value))) return false;
  }
  return true;
}

/**
 * Containment for writing (spec 1, Claims on published entries): the caller has every key with all of its values. Applies both to the
 * claims that a payload writes and to those of the object that it changes. No caller holds an empty list of values.
 */
export function holdsClaims(caller: TokenClaims, required: Claims): boolean {
  for (const key of Object.keys(required)) {
    if (!Object.hasOwn(caller, key)) return false;
    const values = requiredValues(required[key] ?? []);
    if (values.length === 0 || !values.every((value) => holds(caller[key], value))) return false;
  }
  return true;
}

/** Claims as text that is equal for equal claims: keys sorted, values as a sorted set. */
function canonicalClaims(claims: Claims | undefined): string {
  const keys = Object.keys(claims ?? {}).toSorted();
  return JSON.stringify(keys.map((key) => [key, [...new Set(requiredValues(claims?.[key] ?? []))].toSorted()]));
}

/**
 * True when both say the same: equal keys, and equal sets of values under each (`"a"` equals `["a"]`). All versions of an
 * entry carry the same claims by this measure (spec 1, Claims on published entries).
 */
export function sameClaims(first: Claims | undefined, second: Claims | undefined): boolean {
  return canonicalClaims(first) === canonicalClaims(second);
}
