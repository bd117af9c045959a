import type { RegistryAuthWithDefaults } from '../../generated/defaults/registry-auth.ts';
import type { AccessMode } from './access/caller-of.ts';

/** The warning of auth-only mode, in the words of the specification (spec 1, Operating modes). */
export const authOnlyWarning = 'Authorization not configured, per-entry claims filtering disabled (auth-only mode)';

/** The warning of anonymous mode, which is for development and tests. */
export const anonymousWarning =
  'Authentication is off (anonymous mode): everyone who can reach this server may read, publish and change everything';

/**
 * The operating mode that a configuration chooses (spec 1, Operating modes). Without `auth` nobody is let in: the server asks for
 * tokens and knows nobody who issues them.
 */
export function accessModeOf(auth: RegistryAuthWithDefaults | undefined): AccessMode {
  if (auth?.mode === 'anonymous') return { mode: 'anonymous' };
  return auth?.authz === undefined ? { mode: 'authenticated' } : { mode: 'authorized', roles: auth.authz.roles };
}
