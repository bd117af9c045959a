// Generated from schemas/shared/registry/claims.json by npm run generate. Do not edit.

import type { ClaimValue } from './claim-value.ts';

/** Claims by name, exactly as the token spells them. */
export type Claims = Readonly<Record<string, ClaimValue>>;
