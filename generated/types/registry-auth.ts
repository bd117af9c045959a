// Generated from schemas/shared/registry/registry-auth.json by npm run generate. Do not edit.

import type { RegistryOAuthProvider } from './registry-oauth-provider.ts';
import type { RegistrySignIn } from './registry-sign-in.ts';
import type { RoleClaims } from './role-claims.ts';

/** Who may use the registry server, and for what. */
export type RegistryAuth = RegistryAuthCommon & (
  | {
    /**
     * oauth asks every caller for a token, anonymous lets everybody do everything (development only).
     * Default: "oauth".
     */
    readonly mode?: 'oauth';
    /** Whose tokens are accepted. Needed for mode oauth. */
    readonly oauth: RegistryOAuth;
  }
  | {
    /**
     * oauth asks every caller for a token, anonymous lets everybody do everything (development only).
     * Default: "oauth".
     */
    readonly mode: 'anonymous';
    readonly oauth?: never;
  }
);

/** Fields of RegistryAuth that go with every choice. */
export interface RegistryAuthCommon {
  /** Turns on roles and claims. Without it, every token that is accepted sees everything. */
  readonly authz?: RegistryAuthz;
}

/** Whose tokens are accepted. Needed for mode oauth. */
export interface RegistryOAuth {
  /** URL of this server, as clients name it when they ask for a token. */
  readonly resourceUrl?: string;
  /** Identity providers whose tokens are accepted. */
  readonly providers: readonly RegistryOAuthProvider[];
  /** Lets people sign in to the catalog page. Without it, the page shows nothing to people and asks for a client with a token. */
  readonly signIn?: RegistrySignIn;
}

/** Turns on roles and claims. Without it, every token that is accepted sees everything. */
export interface RegistryAuthz {
  /** Who is given which role. A token is given a role when it matches one entry of the list. */
  readonly roles: RegistryRoles;
}

/** Who is given which role. A token is given a role when it matches one entry of the list. */
export interface RegistryRoles {
  /** May do everything, whatever the claims say. */
  readonly superAdmin?: readonly RoleClaims[];
  /** May create, change, delete and list sources. */
  readonly manageSources?: readonly RoleClaims[];
  /** May create, change, delete and list registries. */
  readonly manageRegistries?: readonly RoleClaims[];
  /** May publish and delete servers and skills. */
  readonly manageEntries?: readonly RoleClaims[];
}
