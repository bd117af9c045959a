import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';
import { createOutgoing } from '../http/outgoing/outgoing.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import type { Resolve } from '../http/outgoing/outgoing-connection.ts';
import type { SecretSource } from '../http/secret-value.ts';

/** Signature algorithms that may be accepted. Those with a shared secret, and none at all, have no name here. */
export type SignatureAlgorithm =
  | 'RS256'
  | 'RS384'
  | 'RS512'
  | 'PS256'
  | 'PS384'
  | 'PS512'
  | 'ES256'
  | 'ES384'
  | 'ES512'
  | 'EdDSA';

/** An identity provider whose tokens a server accepts, with its defaults filled in; the same for every server. */
export interface ProviderSettings {
  readonly name: string;
  /** What `iss` has to be, to the letter. */
  readonly issuerUrl: string;
  /** What `aud` has to hold. */
  readonly audience: string;
  /** Where the keys are; found by discovery when absent. */
  readonly jwksUrl?: string;
  /** The introspection endpoint (RFC 7662) for tokens that are not JWTs. */
  readonly introspectionUrl?: string;
  readonly clientId?: string;
  readonly clientSecret?: SecretSource;
  readonly caCertPath?: string;
  /** Sent with discovery and key fetches, never with introspection. */
  readonly authToken?: SecretSource;
  readonly allowPrivateIP: boolean;
  /** The setting that `allowPrivateIP` comes from, where people write it under another name. */
  readonly privateSetting?: string;
  /** Lets plain http lead to other machines too, where anybody on the way can change keys and tokens: for development. */
  readonly insecureAllowHttp?: boolean;
  readonly algorithms: readonly SignatureAlgorithm[];
}

/** The most that a provider may answer with, in bytes; key sets and metadata have a few thousand. */
const maximumAnswerBytes = 262_144;

/** How long a caller waits for a provider, in milliseconds. */
const providerTimeoutMs = 5_000;

/**
 * A client toward one provider. Addresses of this machine are for providers whose settings name this machine, and so is plain http
 * unless the settings allow it; `withToken` sends `authToken` along.
 */
export function outgoingToward(provider: ProviderSettings, withToken: boolean, resolve?: Resolve): Outgoing {
  const { name, privateSetting } = provider;
  const written = [provider.issuerUrl, provider.jwksUrl, provider.introspectionUrl];
  const isOnThisMachine = written.some((url) => url !== undefined && isLoopbackUrl(new URL(url)));
  return createOutgoing({
    addresses: { loopback: isOnThisMachine, private: provider.allowPrivateIP },
    ...(provider.allowPrivateIP ? {} : { privateSetting: privateSetting ?? `allowPrivateIP of provider ${name}` }),
    plainHttp: provider.insecureAllowHttp === true ? 'anywhere' : 'loopback',
    ...(provider.caCertPath === undefined ? {} : { caFile: provider.caCertPath }),
    ...(withToken && provider.authToken !== undefined ? { bearer: provider.authToken } : {}),
    timeoutMs: providerTimeoutMs,
    maximumBytes: maximumAnswerBytes,
    ...(resolve === undefined ? {} : { resolve }),
  });
}
