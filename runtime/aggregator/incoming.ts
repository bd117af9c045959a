import { userInfo } from 'node:os';
import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';
import type { AggregatorOIDCConfig } from '../../generated/types/aggregator-oidc-config.ts';
import { openSignIn } from '../endpoint/open-sign-in.ts';
import { openPolicies, writtenPolicies, type EndpointPolicy } from '../endpoint/policies.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';
import type { SignIn, SignInSettings } from '../endpoint/sign-in.ts';
import { classOfAddress } from '../http/outgoing/outgoing-address.ts';
import type { Log } from '../observe/log.ts';

type Incoming = AggregatorConfigWithDefaults['incomingAuth'];

/** Seconds since 1970 that no clock reaches. */
const never = Number.MAX_SAFE_INTEGER;

/** How the document calls the settings of sign-in. */
const names = { settings: 'incomingAuth.oidc', resourceUrl: 'resource' };

/** How clients of an aggregator sign in (specification 2, IncomingAuthConfig); undefined where nobody does. `host`: where it listens. */
export async function incomingSignIn(
  incoming: Incoming,
  host: string,
  log: Log,
  trustProxyHeaders = false,
): Promise<SignIn | RefusedStart | undefined> {
  if (incoming?.type === 'oidc') return openSignIn({ oidc: settingsOf(incoming.oidc), names, trustProxyHeaders }, log);
  return incoming?.type === 'local' ? localUser(host) : undefined;
}

/** The policies that decide what they may do; undefined where everybody may do everything. */
export async function incomingPolicies(
  incoming: Incoming,
  serverName: string,
  log: Log,
): Promise<EndpointPolicy | RefusedStart | undefined> {
  const authz = incoming?.authz;
  if (authz === undefined || authz.type === 'none') return undefined;
  if (authz.path !== undefined) return openPolicies(authz.path, serverName, log);
  const { policies = [], entitiesJson } = authz;
  return writtenPolicies({ policies, ...(entitiesJson === undefined ? {} : { entitiesJson }) }, serverName);
}

/** Everybody who reaches this machine's own address is the user who runs the program. */
function localUser(host: string): SignIn | RefusedStart {
  if (host !== 'localhost' && classOfAddress(host) !== 'loopback') {
    return {
      problem: `incomingAuth.type is local, and ${host} is reached from other machines: everybody there would be the user who runs this program`,
      hint: 'listen on 127.0.0.1, or set incomingAuth.type to oidc',
    };
  }
  const { username } = userInfo();
  const claims = { sub: username };
  const identity = { subject: username, issuer: 'local', provider: 'local', claims, expiresAt: never };
  const caller = { identity, token: undefined };
  return {
    authenticate: () => caller,
    people: undefined,
    resource: undefined,
    resourceFor: () => undefined,
    close: async () => undefined,
  };
}

/** The provider in the words of every sign-in. */
function settingsOf(oidc: AggregatorOIDCConfig): SignInSettings {
  const { resource, scopes = [], caBundlePath, jwksAuthTokenPath, ...same } = oidc;
  // A file of settings that names no scopes asks for openid, unless the document says what is asked for.
  const asked = oidc.scopes ?? (oidc.configPath === undefined ? [] : ['openid']);
  const { advertisedScopes = asked } = oidc;
  const { insecureAllowHttp = false, jwksAllowPrivateIp = false, protectedResourceAllowPrivateIp = false } = oidc;
  // The resource is the audience unless it is written (specification 2, OIDCConfig); an audience need not be an address.
  const resourceUrl = resource ?? (URL.canParse(oidc.audience ?? '') ? oidc.audience : undefined);
  return {
    ...same,
    scopes: advertisedScopes,
    requiredScopes: scopes,
    insecureAllowHttp,
    jwksAllowPrivateIp,
    protectedResourceAllowPrivateIp,
    ...(resourceUrl === undefined ? {} : { resourceUrl }),
    ...(caBundlePath === undefined ? {} : { caCertPath: caBundlePath }),
    ...(jwksAuthTokenPath === undefined ? {} : { jwksAuthTokenFile: jwksAuthTokenPath }),
  };
}
