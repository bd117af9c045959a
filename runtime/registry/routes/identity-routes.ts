import type { IdentityRecord } from '../../../generated/types/identity-record.ts';
import { roleNames } from '../access/caller.ts';
import { anonymous } from './registry-errors.ts';
import type { RegistryHandler } from './registry-service.ts';

/** Who the caller is to this server (spec 1, Identity record). In auth-only mode no roles are resolved. */
export function identityRoutes(): { readonly getMe: RegistryHandler<'getMe'> } {
  return {
    getMe({ caller }) {
      if (caller.mode === 'anonymous') return anonymous({});
      const roles = caller.mode === 'authorized' ? roleNames.filter((role) => caller.roles.has(role)) : [];
      const body: IdentityRecord = { subject: caller.subject, roles };
      return { status: 200, body };
    },
  };
}
