// Generated from schemas/shared/registry/registry-auth.json by npm run generate. Do not edit.

import { type RegistryOAuthProviderWithDefaults, withRegistryOAuthProviderDefaults } from './registry-oauth-provider.ts';
import { type RegistrySignInWithDefaults, withRegistrySignInDefaults } from './registry-sign-in.ts';
import type { RegistryAuth, RegistryAuthz, RegistryOAuth } from '../types/registry-auth.ts';

/** Who may use the registry server, and for what. */
export type RegistryAuthWithDefaults = RegistryAuthWithDefaultsCommon & (
  | {
    /**
     * oauth asks every caller for a token, anonymous lets everybody do everything (development only).
     * Default: "oauth".
     */
    readonly mode: 'oauth';
    /** Whose tokens are accepted. Needed for mode oauth. */
    readonly oauth: RegistryOAuthWithDefaults;
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

/** Fields of RegistryAuthWithDefaults that go with every choice. */
export interface RegistryAuthWithDefaultsCommon {
  /** Turns on roles and claims. Without it, every token that is accepted sees everything. */
  readonly authz?: RegistryAuthz;
}

/** Whose tokens are accepted. Needed for mode oauth. */
export interface RegistryOAuthWithDefaults {
  /** URL of this server, as clients name it when they ask for a token. */
  readonly resourceUrl?: string;
  /** Identity providers whose tokens are accepted. */
  readonly providers: readonly RegistryOAuthProviderWithDefaults[];
  /** Lets people sign in to the catalog page. Without it, the page shows nothing to people and asks for a client with a token. */
  readonly signIn?: RegistrySignInWithDefaults;
}

/** Fills in the static defaults of RegistryAuth, below what is present; the input is not changed. */
export function withRegistryAuthDefaults(value: RegistryAuth): RegistryAuthWithDefaults {
  return {
    ...value,
    mode: value.mode ?? 'oauth',
    ...(value.oauth === undefined ? {} : { oauth: withRegistryOAuthDefaults(value.oauth) }),
  } as RegistryAuthWithDefaults;
}

/** Fills in the static defaults of RegistryOAuth, below what is present; the input is not changed. */
export function withRegistryOAuthDefaults(value: RegistryOAuth): RegistryOAuthWithDefaults {
  const others: Omit<RegistryOAuth, 'signIn'> = value;
  const filled: { -readonly [Key in keyof RegistryOAuthWithDefaults]: RegistryOAuthWithDefaults[Key] } = {
    ...others,
    providers: value.providers.map((item) => withRegistryOAuthProviderDefaults(item)),
  };
  if (value.signIn !== undefined) filled.signIn = withRegistrySignInDefaults(value.signIn);
  return filled;
}
