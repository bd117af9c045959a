import type { Claims } from '../../../generated/types/claims.ts';
import { hasClaims } from '../access/claims.ts';

/** Claims as they are stored, as somebody wrote them; null: none. `{}` and absent mean the same. */
export function writeClaims(claims: Claims | undefined): string | null {
  return hasClaims(claims) ? JSON.stringify(claims) : null;
}

/** The member that stored claims make in a record: absent where there are none. */
export function readClaims(text: string | null): { readonly claims?: Claims } {
  if (text === null) return {};
  const claims: Claims = JSON.parse(text);
  return { claims };
}
