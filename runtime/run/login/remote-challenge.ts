import * as oauth from 'oauth4webapi';
import { isJsonObject } from '../../identity/json-object.ts';
import { LoginProblem } from './login-problem.ts';
import { loginProblemOf, shown, type LoginRequests } from './login-requests.ts';
import type { LoginSettings } from './login-settings.ts';

/** What a remote server says about who gives tokens for it (RFC 9728). */
export interface ResourceFacts {
  /** Authorization servers, the first one preferred; empty where it names none. */
  readonly issuers: readonly string[];
  /** What the token is asked for (RFC 8707). */
  readonly resource: string;
  /** Scopes that the server asks for; undefined where it asks for none. */
  readonly scopes: readonly string[] | undefined;
}

/** A request that every server of MCP understands, or refuses for want of a token. */
const question = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'svc', version: '1' } },
});
/** Authorization servers and scopes that are looked at. */
const mostIssuers = 3;
const mostScopes = 100;

/**
 * Asks a remote server without a token, and follows its challenge to the metadata of the resource, or looks where that usually is (MCP
 * 2025-11-25 and 2026-07-28, Authorization Server Discovery). Metadata about another resource is refused: with it a server could have the
 * token of another one.
 */
export async function resourceFacts(
  { remoteUrl, resource: wanted }: Pick<LoginSettings, 'remoteUrl' | 'resource'>,
  requests: LoginRequests,
): Promise<ResourceFacts> {
  const challenge = await challengeOf(remoteUrl, requests);
  const metadata = await metadataOf(remoteUrl, challenge?.resource_metadata, requests);
  const challenged = scopesIn(challenge?.scope?.split(' '));
  const listed = metadata?.['authorization_servers'];
  const issuers = Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
  const named = metadata?.['resource'];
  return {
    issuers: issuers.slice(0, mostIssuers),
    resource: wanted ?? (typeof named === 'string' ? named : canonical(remoteUrl)),
    scopes: challenged ?? scopesIn(metadata?.['scopes_supported']),
  };
}

/** The parameters of the Bearer challenge; undefined where the server gives none. */
async function challengeOf(
  remoteUrl: URL,
  { outgoing }: LoginRequests,
): Promise<oauth.WWWAuthenticateChallengeParameters | undefined> {
  const result = await outgoing.fetch(remoteUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: question,
    takesErrors: true,
  });
  if (!result.ok)
    throw new LoginProblem(`the remote server cannot be asked: ${result.error.message}`, 'check its address');
  const { status, headers } = result.response;
  if (status !== 401) return undefined;
  try {
    // Of all that the library reads, a revocation takes any answer, and reads the challenges of one first.
    await oauth.processRevocationResponse(new Response(null, { status, headers }));
  } catch (error) {
    if (!(error instanceof oauth.WWWAuthenticateChallengeError)) return undefined;
    return error.cause.find(({ scheme }) => scheme === 'bearer')?.parameters;
  }
  return undefined;
}

async function metadataOf(
  remoteUrl: URL,
  named: string | undefined,
  requests: LoginRequests,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (named !== undefined) {
    const url = URL.parse(named, remoteUrl.href);
    if (url === null) throw foreign('names metadata at no address');
    const found = await documentAt(url, remoteUrl, requests);
    if (found === undefined) throw foreign(`names metadata that is not there (${shown(url.href)})`);
    return found;
  }
  const path = remoteUrl.pathname.replace(/\/$/, '');
  for (const place of path === '' ? [''] : [path, '']) {
    const url = new URL(remoteUrl.origin);
    url.pathname = `/.well-known/oauth-protected-resource${place}`;
    const found = await documentAt(url, remoteUrl, requests);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The metadata at an address; undefined where there is none. */
async function documentAt(
  url: URL,
  remoteUrl: URL,
  { outgoing }: LoginRequests,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const result = await outgoing.fetch(url, { headers: { accept: 'application/json' } });
  if (!result.ok) {
    const { status = 0, message } = result.error;
    if (status >= 400 && status <= 499) return undefined;
    throw new LoginProblem(`the metadata of the remote server cannot be used: ${message}`, namedByHand);
  }
  const about = resourceIn(result.response.body);
  const response = new Response(new Uint8Array(result.response.body), {
    headers: { 'content-type': 'application/json' },
  });
  if (about === undefined || !covers(about, remoteUrl))
    throw foreign(`has metadata about another resource (${shown(about ?? 'none')})`);
  try {
    return { ...(await oauth.processResourceDiscoveryResponse(new URL(about), response)) };
  } catch (error) {
    throw loginProblemOf(error, 'reading the metadata of the remote server', namedByHand);
  }
}

const namedByHand = 'name its authorization server with --remote-auth-issuer, or ask whoever runs it';

function foreign(what: string): LoginProblem {
  return new LoginProblem(`the remote server ${what}`, namedByHand);
}

function resourceIn(body: Buffer): string | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isJsonObject(value) && typeof value['resource'] === 'string' && URL.canParse(value['resource'])
      ? value['resource']
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a resource is the remote server, or a whole that it is part of: the same origin, and the beginning of its path. */
function covers(resource: string, remoteUrl: URL): boolean {
  const url = new URL(resource);
  if (url.origin !== remoteUrl.origin || url.hash !== '') return false;
  const path = url.pathname.replace(/\/$/, '');
  return remoteUrl.pathname === path || remoteUrl.pathname.startsWith(`${path}/`);
}

/** The address of a server as tokens name it: no fragment, no query, and no slash that means nothing. */
function canonical({ origin, pathname }: URL): string {
  return pathname === '/' ? origin : `${origin}${pathname}`;
}

/** Scopes as RFC 6749 writes them; undefined where a value holds none. */
function scopesIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const scopes = value.filter(
    (each): each is string => typeof each === 'string' && /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/.test(each),
  );
  return scopes.length === 0 ? undefined : scopes.slice(0, mostScopes);
}
