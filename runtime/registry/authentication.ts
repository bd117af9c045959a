import type { RegistryAuthWithDefaults } from '../../generated/defaults/registry-auth.ts';
import { isWireError } from '../http/answer.ts';
import type { Exchange } from '../http/exchange.ts';
import type { WireError } from '../http/wire-error.ts';
import { bearerToken, createAuthenticate } from '../identity/bearer.ts';
import { protectedResource, type ProtectedResource } from '../identity/protected-resource.ts';
import { createTokenVerifier } from '../identity/token-verifier.ts';
import type { Identity, TokenVerifier } from '../identity/identity.ts';
import type { Log } from '../observe/log.ts';
import { accessModeOf } from './access-mode.ts';
import type { Caller } from './access/caller.ts';
import { callerResolver } from './access/caller-of.ts';
import { providerSettings } from './provider-settings.ts';

/** The realm that challenges name. */
const realm = 'mcp-registry';

/** Who calls, in the operating mode that the configuration chooses. */
export interface RegistryAuthentication {
  readonly authenticate: (exchange: Exchange) => Caller | WireError | Promise<Caller | WireError>;
  /**
   * What the operating mode makes of a verified identity; undefined: nobody is let in without one. In anonymous mode everybody
   * is the anonymous caller.
   */
  readonly callerOf: (identity: Identity | undefined) => Caller | undefined;
  /** The error for a caller who has sent too many requests; `authenticate` asks by itself. */
  readonly limited: (caller: Caller) => WireError | undefined;
  /** Absent in anonymous mode and without a resource URL. */
  readonly resource: ProtectedResource | undefined;
  /** Absent in anonymous mode. */
  readonly verifier: TokenVerifier | undefined;
  close(): Promise<void>;
}

const anonymousCaller: Caller = { mode: 'anonymous' };

/** Makes the authentication of a configuration (spec 1, Authentication and Operating modes). */
export function registryAuthentication(
  auth: RegistryAuthWithDefaults | undefined,
  log: Log,
  limited: RegistryAuthentication['limited'] = () => undefined,
): RegistryAuthentication {
  const access = accessModeOf(auth);
  if (access.mode === 'anonymous') {
    return {
      authenticate: () => anonymousCaller,
      callerOf: () => anonymousCaller,
      limited,
      resource: undefined,
      verifier: undefined,
      close: async () => undefined,
    };
  }
  const providers = auth?.oauth?.providers ?? [];
  const resourceUrl = auth?.oauth?.resourceUrl;
  const resource =
    resourceUrl === undefined
      ? undefined
      : protectedResource(
          resourceUrl,
          providers.map(({ issuerUrl }) => issuerUrl),
        );
  const verifier = createTokenVerifier(providers.map(providerSettings), {
    onProblem: (provider, message) => log.warn({ provider }, message),
  });
  const identify = createAuthenticate(verifier, {
    realm,
    ...(resource === undefined ? {} : { resourceMetadata: resource.metadataUrl }),
  });
  const callerOf = callerResolver(access);
  const resolve = (identity: Awaited<ReturnType<typeof identify>>): Caller | WireError => {
    if (isWireError(identity)) return identity;
    const caller = callerOf(identity);
    if (caller === undefined) throw new Error('an identity that was accepted has to make a caller');
    return limited(caller) ?? caller;
  };
  return {
    authenticate(exchange) {
      const identity = identify(bearerToken(exchange.rawHeaders, exchange.connection));
      return identity instanceof Promise ? identity.then(resolve) : resolve(identity);
    },
    callerOf,
    limited,
    resource,
    verifier,
    close: () => verifier.close(),
  };
}
