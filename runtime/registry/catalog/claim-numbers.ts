import type { Claims } from '../../../generated/types/claims.ts';
import { hasClaims } from '../access/claims.ts';

/**
 * Claim sets by number, so that who may see what is decided once for each set and not for each entry. Immutable. May hold
 * sets that no entry has any more; sets that are spelled in another way are two, which costs a decision and nothing else.
 */
export interface ClaimNumbers {
  /** Undefined: no claims. */
  readonly claimSets: readonly (Claims | undefined)[];
  /** Place in `claimSets` by the text of the set. */
  readonly claimNumbers: ReadonlyMap<string, number>;
}

/** The text that numbers go by. */
export function claimsText(claims: Claims | undefined): string {
  return JSON.stringify(claims ?? {});
}

/** The number of a set that is there. */
export function numberOf(numbers: ClaimNumbers, claims: Claims | undefined): number {
  return numbers.claimNumbers.get(claimsText(claims)) ?? -1;
}

/** The numbers with some more sets; the same object when all are there. What was there keeps its number. */
export function withClaims<N extends ClaimNumbers>(numbers: N, sets: Iterable<Claims | undefined>): N | ClaimNumbers {
  const fresh = new Map<string, Claims | undefined>();
  for (const claims of sets) {
    const text = claimsText(claims);
    if (!numbers.claimNumbers.has(text)) fresh.set(text, hasClaims(claims) ? claims : undefined);
  }
  if (fresh.size === 0) return numbers;
  const claimNumbers = new Map(numbers.claimNumbers);
  for (const text of fresh.keys()) claimNumbers.set(text, claimNumbers.size);
  return { claimSets: [...numbers.claimSets, ...fresh.values()], claimNumbers };
}

/** No sets. */
export const noClaimNumbers: ClaimNumbers = { claimSets: [], claimNumbers: new Map() };
