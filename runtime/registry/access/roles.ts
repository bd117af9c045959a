import type { RegistryRoles } from '../../../generated/types/registry-auth.ts';
import type { TokenClaims } from '../../identity/identity.ts';
import { roleNames, type RoleName } from './caller.ts';
import { hasClaims, satisfiesClaims } from './claims.ts';

/**
 * Roles that a token is given (spec 1, Role rule matching): a role when one of its claim maps matches; a map when all of
 * its keys do; a key when the token has one of the values. In the order of `roleNames`. An empty map matches nobody.
 */
export function rolesOf(claims: TokenClaims, roles: RegistryRoles): ReadonlySet<RoleName> {
  return new Set(
    roleNames.filter((role) => (roles[role] ?? []).some((map) => hasClaims(map) && satisfiesClaims(claims, map))),
  );
}
