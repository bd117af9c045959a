import type { Claims } from '../../../generated/types/claims.ts';
import type { TokenClaims } from '../../identity/identity.ts';
import type { Caller } from '../access/caller.ts';
import { decide, seesEveryEntry } from '../access/decide.ts';

/** Claims that decide anything among some entries: for each key the values that occur. */
export type DecidingClaims = ReadonlyMap<string, ReadonlySet<string>>;

/** Collects what occurs in the claim sets of some indexes. */
export function decidingClaims(claimSets: readonly (Claims | undefined)[]): DecidingClaims {
  const found = new Map<string, Set<string>>();
  for (const claims of claimSets) {
    for (const [key, value] of Object.entries(claims ?? {})) {
      let values = found.get(key);
      if (values === undefined) found.set(key, (values = new Set()));
      for (const text of typeof value === 'string' ? [value] : value) values.add(text);
    }
  }
  return found;
}

function heldValues(claims: TokenClaims, key: string): readonly string[] {
  const held = claims[key];
  if (typeof held === 'string') return [held];
  return Array.isArray(held) ? (held as readonly unknown[]).filter((value) => typeof value === 'string') : [];
}

/**
 * Text that is equal for callers who see the same entries: those of the caller's claims that decide anything, and nothing
 * else, so that thousands of people share a few views. Holds claim values: it stays in memory.
 */
export function visibilityKey(caller: Caller, deciding: DecidingClaims): string {
  if (caller.mode !== 'authorized' || seesEveryEntry(caller)) return '*';
  const held: [string, readonly string[]][] = [];
  for (const [key, occurring] of deciding) {
    const values = new Set(heldValues(caller.claims, key).filter((value) => occurring.has(value)));
    if (values.size > 0) held.push([key, [...values].toSorted()]);
  }
  return JSON.stringify(held);
}

/** For each claim set of an index whether the caller sees entries with it; undefined: all of them. */
export type VisibleClaims = Uint8Array | undefined;

/** Decides, once for each claim set, what the caller sees. */
export function visibleClaims(caller: Caller, claimSets: readonly (Claims | undefined)[]): VisibleClaims {
  if (seesEveryEntry(caller)) return undefined;
  const visible = new Uint8Array(claimSets.length);
  for (const [id, claims] of claimSets.entries()) {
    const seen = claims !== undefined && decide(caller, 'entry.read', { claims }) === undefined;
    visible[id] = seen ? 1 : 0;
  }
  return visible;
}
