import type { SecretSource } from '../http/secret-value.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** How people sign in: a provider, and the client that we are to it. */
export interface SignInSettings {
  readonly provider: ProviderSettings;
  readonly clientId: string;
  /** Absent for a public client. */
  readonly clientSecret?: SecretSource;
  readonly scopes: readonly string[];
  /** The parameters by which the provider hears whom the token is for; empty where a scope says it. */
  readonly audience: Readonly<Record<string, string>>;
}

/**
 * The parameters that name an audience: `resource` (RFC 8707), which is for absolute URIs without fragment, or `audience`, which
 * some providers have instead. Without a choice, `resource` where it can be used.
 */
export function audienceParameters(
  audience: string,
  parameter: 'resource' | 'audience' | 'none' | undefined,
): Readonly<Record<string, string>> {
  const chosen = parameter ?? (isResourceIndicator(audience) ? 'resource' : 'none');
  return chosen === 'none' ? {} : { [chosen]: audience };
}

function isResourceIndicator(audience: string): boolean {
  return URL.canParse(audience) && !audience.includes('#');
}
