import type { IncomingHttpHeaders } from 'node:http';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { classOfAddress } from '../http/outgoing/outgoing-address.ts';
import { isWireError } from '../http/answer.ts';
import type { WireError } from '../http/wire-error.ts';
import { bearerToken, createAuthenticate, type BearerToken } from '../identity/bearer.ts';
import { insufficientScope, invalidToken, rejectionWords } from '../identity/authentication-errors.ts';
import { bearerChallenge } from '../identity/challenge.ts';
import type { Identity, TokenVerifier } from '../identity/identity.ts';
import { protectedResource, type ProtectedResource } from '../identity/protected-resource.ts';
import type { ProviderSettings } from '../identity/provider-settings.ts';
import { scopesOf } from '../identity/scopes.ts';
import { createTokenVerifier } from '../identity/token-verifier.ts';
import type { AuthenticateCaller, Caller } from '../mcp/gateway/hooks.ts';
import type { Log } from '../observe/log.ts';
import { publicAddress } from './public-address.ts';
import type { RefusedStart } from './refused-start.ts';

/** What is protected, as a challenge names it to clients. */
const realm = 'mcp';

/** What pages for people need to know of a sign-in. */
export interface PeopleDoor {
  readonly provider: ProviderSettings;
  readonly audience: string;
  /** What tokens are asked for with. */
  readonly scopes: readonly string[];
  /** The address that clients know, where the settings say so. */
  readonly resourceUrl: string | undefined;
  readonly verifier: TokenVerifier;
  /** The caller that somebody with an accepted token is, or why their token is not enough here. */
  callerOf(identity: Identity): Caller | WireError;
}

/** How callers of an endpoint sign in. */
export interface SignIn {
  readonly authenticate: AuthenticateCaller;
  /** Undefined where callers are known by something else than a token. */
  readonly people: PeopleDoor | undefined;
  /** What clients find out about the protected resource (RFC 9728); absent without a resource URL. */
  readonly resource: ProtectedResource | undefined;
  /** The same at the address that a client of these headers knows. */
  resourceFor(headers: IncomingHttpHeaders): ProtectedResource | undefined;
  close(): Promise<void>;
}

/** Settings of sign-in. */
export type SignInSettings = NonNullable<RunConfigWithDefaults['oidc']> & {
  /** Scopes that every token must have; `scopes` are those that the metadata advertises to clients. */
  readonly requiredScopes?: readonly string[];
};

/** How a document calls the settings of sign-in, for messages. */
export interface SignInNames {
  readonly settings: string;
  readonly resourceUrl: string;
}

const usualNames: SignInNames = { settings: 'oidc', resourceUrl: 'resourceUrl' };

/** What sign-in needs to know beside its settings. */
export interface SignInSurroundings {
  /** Holds where the settings name no bundle. */
  readonly caBundlePath: string | undefined;
  /** How the document calls the settings, and the address in them. Default: `oidc`, `resourceUrl`. */
  readonly names?: SignInNames;
  /** Whether the X-Forwarded headers of a proxy in front are believed: the resource is then at the address that they name (RFC 9728, 3.3). */
  readonly trustProxyHeaders: boolean;
}

/**
 * Sign-in by the tokens of one provider (specification 1, `--oidc-*`). A provider without an issuer or an audience is refused: tokens
 * made for other servers would be accepted.
 */
export function signInWith(
  oidc: SignInSettings,
  { caBundlePath, trustProxyHeaders, names = usualNames }: SignInSurroundings,
  log: Log,
): SignIn | RefusedStart {
  const { issuer, audience, resourceUrl, subject, requiredScopes = [] } = oidc;
  if (issuer === undefined) return lacking(names, 'issuer', 'the issuer whose tokens are accepted');
  if (audience === undefined || audience === '')
    return lacking(names, 'audience', 'what the tokens have to be made for');
  if (resourceUrl !== undefined && !oidc.protectedResourceAllowPrivateIp && isPrivate(resourceUrl)) {
    return {
      problem: `${names.settings}.${names.resourceUrl} ${resourceUrl} is a private address, which clients elsewhere cannot reach`,
      hint: `use the name that clients know, or set ${names.settings}.protectedResourceAllowPrivateIp`,
    };
  }
  const resource = resourceUrl === undefined ? undefined : protectedResource(resourceUrl, [issuer], oidc.scopes);
  const provider = providerOf(oidc, issuer, audience, caBundlePath, names);
  const verifier = createTokenVerifier([provider], {
    onProblem: (name, message) => log.warn({ provider: name }, message),
  });
  const about = { realm, ...(resource === undefined ? {} : { resourceMetadata: resource.metadataUrl }) };
  const identify = createAuthenticate(verifier, {
    ...about,
    advertisedScopes: oidc.scopes,
    requiredScopes,
  });
  const wrongSubject = invalidToken(
    { reason: 'subject' },
    {
      'www-authenticate': bearerChallenge({
        ...about,
        error: 'invalid_token',
        errorDescription: rejectionWords.subject,
      }),
    },
  );
  const callerOf = (identity: Identity | WireError, found: BearerToken): Caller | WireError => {
    if (isWireError(identity)) return identity;
    if (subject !== undefined && identity.subject !== subject) return wrongSubject;
    return { identity, token: typeof found === 'object' ? found.token : undefined };
  };
  const resourceFor = (headers: IncomingHttpHeaders): ProtectedResource | undefined => {
    if (resource === undefined || resourceUrl === undefined || !trustProxyHeaders) return resource;
    const { origin, prefix } = publicAddress(headers);
    if (origin === undefined) return resource;
    const { pathname } = new URL(resourceUrl);
    return protectedResource(`${origin}${prefix}${pathname}`, [issuer], oidc.scopes);
  };
  const sentTo = (headers: IncomingHttpHeaders, answer: Caller | WireError): Caller | WireError =>
    isWireError(answer) && resource !== undefined ? withMetadata(answer, resource, resourceFor(headers)) : answer;
  return {
    authenticate: (exchange) => {
      const found = bearerToken(exchange.rawHeaders, exchange.connection);
      const identity = identify(found);
      return identity instanceof Promise
        ? identity.then((verified) => sentTo(exchange.headers, callerOf(verified, found)))
        : sentTo(exchange.headers, callerOf(identity, found));
    },
    people: {
      provider,
      audience,
      scopes: [...new Set(['openid', ...oidc.scopes, ...requiredScopes])],
      resourceUrl,
      verifier,
      callerOf(identity) {
        const scopes = scopesOf(identity);
        const missing = requiredScopes.filter((scope) => !scopes.has(scope));
        if (missing.length > 0) return insufficientScope({ missing });
        return subject === undefined || identity.subject === subject ? { identity, token: undefined } : wrongSubject;
      },
    },
    resource,
    resourceFor,
    close: () => verifier.close(),
  };
}

/** A challenge whose metadata is at the address that the client knows. */
function withMetadata(error: WireError, own: ProtectedResource, shown: ProtectedResource | undefined): WireError {
  const challenge = error.headers?.['www-authenticate'];
  if (challenge === undefined || shown === undefined || shown === own) return error;
  const words = challenge.replace(`"${own.metadataUrl}"`, () => `"${shown.metadataUrl}"`);
  return { ...error, headers: { ...error.headers, 'www-authenticate': words } };
}

function providerOf(
  oidc: SignInSettings,
  issuerUrl: string,
  audience: string,
  caBundlePath: string | undefined,
  names: SignInNames,
): ProviderSettings {
  const { clientId, clientSecret, clientSecretEnv, jwksUrl, introspectionUrl, jwksAuthTokenFile } = oidc;
  const secret =
    clientSecretEnv !== undefined
      ? { env: clientSecretEnv }
      : clientSecret !== undefined
        ? { value: clientSecret }
        : undefined;
  const caCertPath = oidc.caCertPath ?? caBundlePath;
  return {
    name: 'oidc',
    issuerUrl,
    audience,
    ...(jwksUrl === undefined ? {} : { jwksUrl }),
    ...(introspectionUrl === undefined ? {} : { introspectionUrl }),
    ...(clientId === undefined || clientId === '' ? {} : { clientId }),
    ...(secret === undefined ? {} : { clientSecret: secret }),
    ...(jwksAuthTokenFile === undefined ? {} : { authToken: { file: jwksAuthTokenFile } }),
    ...(caCertPath === undefined ? {} : { caCertPath }),
    allowPrivateIP: oidc.jwksAllowPrivateIp,
    privateSetting: `${names.settings}.jwksAllowPrivateIp`,
    insecureAllowHttp: oidc.insecureAllowHttp,
    algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
  };
}

/** Whether a URL names an address of a private network. Names are not resolved: clients may know others. */
function isPrivate(url: string): boolean {
  return classOfAddress(new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')) === 'private';
}

function lacking({ settings }: SignInNames, field: string, what: string): RefusedStart {
  return { problem: `${settings}.${field} is missing: ${what}`, hint: `set ${settings}.${field} in the configuration` };
}
