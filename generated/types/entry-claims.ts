// Generated from schemas/api/entry-claims.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';

/** The claims of an entry, all its versions alike. */
export interface EntryClaims {
  /** Claims that a caller needs to see the entry. Empty: none, and under full authorization nobody but a super-admin sees it. */
  readonly claims: Claims;
}
