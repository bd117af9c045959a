import * as oauth from 'oauth4webapi';
import { isLoopbackUrl } from '../../http/outgoing/outgoing-address.ts';
import { parseJsonObject } from '../../identity/json-object.ts';
import { LoginProblem } from './login-problem.ts';
import { loginProblemOf, shown, Unanswered, type LoginRequests } from './login-requests.ts';
import type { LoginSettings } from './login-settings.ts';

/** An authorization server whose metadata have been checked. */
export interface FoundServer {
  readonly server: oauth.AuthorizationServer;
  /** It speaks OpenID Connect, so it has scopes for who somebody is. */
  readonly isOpenId: boolean;
}

const byHand = 'name its endpoints with --remote-auth-authorize-url and --remote-auth-token-url if you trust it';

/**
 * Finds the authorization server: the one that the person names, or the first usable one of those that the remote server names, or the
 * remote server itself (as in MCP 2025-03-26).
 */
export async function authorizationServer(
  { endpoints, issuer, remoteUrl, addresses }: LoginSettings,
  issuers: readonly string[],
  requests: LoginRequests,
): Promise<FoundServer> {
  if (endpoints !== undefined)
    return {
      server: {
        // Nobody says who it is: nothing but these endpoints is ever asked.
        issuer: new URL(endpoints.token).origin,
        authorization_endpoint: endpoints.authorization,
        token_endpoint: endpoints.token,
      },
      isOpenId: false,
    };
  const named = issuer === undefined ? issuers : [issuer];
  const candidates = named.length > 0 ? named : [remoteUrl.origin];
  const problems: LoginProblem[] = [];
  for (const candidate of candidates) {
    try {
      return await discovered(candidate, addresses.loopback, requests);
    } catch (error) {
      if (!(error instanceof LoginProblem)) throw error;
      problems.push(error);
    }
  }
  const [first] = problems;
  if (named.length === 0 || first === undefined)
    throw new LoginProblem(
      'the remote server does not say where people sign in for it',
      'name its authorization server with --remote-auth-issuer, or use --remote-auth-bearer-token-file',
    );
  throw first;
}

/** Metadata of RFC 8414, or else of OpenID Connect, which have to be about this very issuer. */
async function discovered(issuer: string, allowsLoopback: boolean, requests: LoginRequests): Promise<FoundServer> {
  const url = URL.parse(issuer);
  if (url === null || url.search !== '' || url.hash !== '')
    throw new LoginProblem(`the authorization server ${shown(issuer)} is not an issuer`, byHand);
  const about = `the authorization server ${shown(issuer)}`;
  let missing = `${about} has no metadata`;
  for (const { address, isOpenId } of places(url)) {
    const answer = await metadataAt(address, requests, about);
    if (answer.status >= 400 && answer.status <= 499) continue;
    if (answer.status !== 200) {
      missing = `${about} answered with status ${answer.status}`;
      break;
    }
    try {
      const server = await oauth.processDiscoveryResponse(url, await readable(answer, about));
      checkServer(server, about, allowsLoopback);
      const speaks = isOpenId || (server.scopes_supported ?? []).includes('openid');
      return { server, isOpenId: speaks };
    } catch (error) {
      throw loginProblemOf(error, `reading the metadata of ${about}`, byHand);
    }
  }
  throw new LoginProblem(missing, byHand);
}

/** Lists of metadata that we or the library look into. */
const lists = new Set([
  'code_challenge_methods_supported',
  'grant_types_supported',
  'scopes_supported',
  'token_endpoint_auth_methods_supported',
]);

/** Metadata without what is not of its kind: the library and we take lists for lists, and addresses for text. */
async function readable(answer: Response, about: string): Promise<Response> {
  const value = parseJsonObject(await answer.text());
  if (value === undefined || typeof value['issuer'] !== 'string' || !URL.canParse(value['issuer']))
    throw new LoginProblem(`${about} has metadata without an issuer`, byHand);
  const isOfItsKind = ([name, item]: readonly [string, unknown]): boolean => {
    if (lists.has(name)) return Array.isArray(item) && item.every((each) => typeof each === 'string');
    return !name.endsWith('_endpoint') || typeof item === 'string';
  };
  const kept = Object.fromEntries(Object.entries(value).filter(isOfItsKind));
  return new Response(JSON.stringify(kept), { status: answer.status, headers: answer.headers });
}

async function metadataAt(address: URL, { options }: LoginRequests, about: string): Promise<Response> {
  try {
    return await options[oauth.customFetch](address.href, { method: 'GET', headers: { accept: 'application/json' } });
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    throw new LoginProblem(`${about} cannot be used: ${error.message}`, byHand);
  }
}

/** Where metadata of an issuer are, in the order of MCP. */
function places({ origin, pathname }: URL): readonly { readonly address: URL; readonly isOpenId: boolean }[] {
  const path = pathname.replace(/\/$/, '');
  const at = (place: string): URL => {
    const url = new URL(origin);
    url.pathname = place;
    return url;
  };
  const first = [
    { address: at(`/.well-known/oauth-authorization-server${path}`), isOpenId: false },
    { address: at(`/.well-known/openid-configuration${path}`), isOpenId: true },
  ];
  return path === '' ? first : [...first, { address: at(`${path}/.well-known/openid-configuration`), isOpenId: true }];
}

function checkServer(server: oauth.AuthorizationServer, about: string, allowsLoopback: boolean): void {
  const methods: unknown = server.code_challenge_methods_supported;
  if (!Array.isArray(methods) || !methods.includes('S256'))
    throw new LoginProblem(`${about} does not say that it supports PKCE with S256, which MCP requires`, byHand);
  const { authorization_endpoint: authorization, token_endpoint: token } = server;
  if (!isEndpoint(token, allowsLoopback)) throw new LoginProblem(`${about} names no token endpoint with https`, byHand);
  if (authorization !== undefined && !isEndpoint(authorization, allowsLoopback))
    throw new LoginProblem(`${about} names no authorization endpoint with https`, byHand);
}

/** Whether an address may be asked, or opened in a browser: https, or http of this machine where that is meant. */
export function isEndpoint(value: unknown, allowsLoopback: boolean): value is string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && allowsLoopback && isLoopbackUrl(url));
}
