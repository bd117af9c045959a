import type { RegistryRoles } from '../../../generated/types/registry-auth.ts';
import type { Identity } from '../../identity/identity.ts';
import type { Caller } from './caller.ts';
import { rolesOf } from './roles.ts';

/** How the server judges callers (spec 1, Operating modes): the configuration chooses, once, at start-up. */
export type AccessMode =
  | { readonly mode: 'anonymous' }
  /** `auth-only`: a valid token is needed, and nothing else is looked at. */
  | { readonly mode: 'authenticated' }
  /** Full authorization, with the roles of `auth.authz.roles`. */
  | { readonly mode: 'authorized'; readonly roles: RegistryRoles };

const anonymous: Caller = { mode: 'anonymous' };

function resolve(access: Exclude<AccessMode, { mode: 'anonymous' }>, identity: Identity): Caller {
  const { subject, claims } = identity;
  return access.mode === 'authenticated'
    ? { mode: 'authenticated', subject, claims }
    : { mode: 'authorized', subject, claims, roles: rolesOf(claims, access.roles) };
}

/**
 * Makes the function that turns a verified identity into a caller. Undefined means there is no caller: the mode needs a
 * token and none was accepted (401). The same identity object gives the same caller object for as long as it lives, which
 * is what views are looked up by.
 */
export function callerResolver(access: AccessMode): (identity: Identity | undefined) => Caller | undefined {
  if (access.mode === 'anonymous') return () => anonymous;
  const remembered = new WeakMap<Identity, Caller>();
  return (identity) => {
    if (identity === undefined) return undefined;
    let caller = remembered.get(identity);
    if (caller === undefined) {
      caller = resolve(access, identity);
      remembered.set(identity, caller);
    }
    return caller;
  };
}
