// Generated from schemas/shared/registry/role-claims.json by npm run generate. Do not edit.

import type { ClaimValue } from './claim-value.ts';

/** Claims that a token has to carry, all of them, to be given a role. */
export type RoleClaims = Readonly<Record<string, ClaimValue>>;
