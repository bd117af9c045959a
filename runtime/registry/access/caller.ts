import type { TokenClaims } from '../../identity/identity.ts';

/** The four roles (spec 1, Roles). */
export const roleNames = ['superAdmin', 'manageSources', 'manageRegistries', 'manageEntries'] as const;
export type RoleName = (typeof roleNames)[number];

/**
 * Who calls, with what the operating mode makes of it (spec 1, Operating modes): `anonymous` bypasses every check;
 * `authenticated` (auth-only mode) has an identity but no roles and no filters; `authorized` (full authorization) has both.
 */
export type Caller =
  | { readonly mode: 'anonymous' }
  | { readonly mode: 'authenticated'; readonly subject: string; readonly claims: TokenClaims }
  | {
      readonly mode: 'authorized';
      readonly subject: string;
      readonly claims: TokenClaims;
      readonly roles: ReadonlySet<RoleName>;
    };
