/**
 * A real OpenID provider (the npm package oidc-provider) in this process, on a real port:
 *
 *   const provider = await startOidcProvider({ people: { ada: { org: 'acme', groups: ['red'], 'https://x/role': 'admin' } } });
 *   provider.issuer                                   // http://localhost:PORT; provider settings: {issuerUrl: issuer, audience: resource}
 *   await provider.clientToken({ org: 'acme' })       // JWT access token by client_credentials; `sub` is the client id
 *   await provider.personToken('ada')                 // JWT access token by authorization_code with PKCE; `sub` is `ada`
 *   await provider.opaqueToken({ org: 'acme' })       // no JWT: to be introspected at `introspectionUrl` as `clients.service`
 *   await provider.sign({ sub: 'eve', exp: 1 })       // any claims, signed with the present key, `iss` and `aud` filled in
 *   await provider.signIn(authorizationUrl, 'ada')    // does what a browser does, gives the URL that it is sent back to
 *   await provider.rotateKeys()                       // restarts on the same port with another key
 *   await provider.stop(); await provider.start();    // out of reach for a while, same keys
 *
 * Access tokens are JWTs (ES256) with the audience `resource` (RFC 8707), opaque for the resource `opaqueResource`. The sign-in page
 * (`GET /interaction/…`) is a form with one field `login` and a button; whoever is in `people` may enter, consent is given at once.
 * For a browser test, register the address of the server under test in `redirectUris`; its client is `clients.page` (public, PKCE).
 * With `tls`, the issuer is https://localhost:PORT with a certificate of an own CA (test/support/certificates.ts). With another `host`,
 * its name leads here for those who know it, and only `sign` gives tokens.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer as createPlainServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { SignJWT } from 'jose';
import type { JWTHeaderParameters, JWTPayload } from 'jose';
import type { Provider } from 'oidc-provider';
import { Agent, fetch } from 'undici';
import type { RequestInit, Response } from 'undici';
import type { Certificates } from './certificates.ts';
import { clients, opaqueResource, openOidcProvider } from './oidc-provider-configuration.ts';
import type { People } from './oidc-provider-configuration.ts';
import { signInByForm } from './oidc-sign-in.ts';
import { makeSigningKey } from './signing-keys.ts';
import type { SigningKey } from './signing-keys.ts';

export interface OidcProviderOptions {
  /** Audience of the JWTs. Default: `https://registry.example/`. */
  readonly resource?: string;
  readonly people?: People;
  /** Where the page client may be sent back to, beside `http://localhost/callback`. */
  readonly redirectUris?: readonly string[];
  readonly tls?: Certificates;
  /** The host of the issuer. Default: localhost. */
  readonly host?: string;
}

export interface RunningOidcProvider {
  readonly issuer: string;
  readonly port: number;
  readonly resource: string;
  readonly introspectionUrl: string;
  readonly clients: typeof clients;
  /** Requests so far by path, such as `/jwks`. */
  requestsTo(path: string): number;
  clientToken(claims?: JWTPayload): Promise<string>;
  opaqueToken(claims?: JWTPayload): Promise<string>;
  personToken(login: string): Promise<string>;
  sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  signIn(authorizationUrl: URL, login: string): Promise<URL>;
  rotateKeys(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a provider; the test that starts it stops it. */
export async function startOidcProvider(options: OidcProviderOptions = {}): Promise<RunningOidcProvider> {
  const { resource = 'https://registry.example/', people = {}, tls, host = 'localhost' } = options;
  const redirectUris = ['http://localhost/callback', ...(options.redirectUris ?? [])];
  const requests = new Map<string, number>();
  let key = await makeSigningKey();
  let provider: Provider | undefined;
  let server = await listen(0);
  const port = portOf(server);
  const issuer = `${tls === undefined ? 'http' : 'https'}://${host}:${port}`;
  const dispatcher = new Agent({ connect: tls === undefined ? {} : { ca: tls.ca } });
  open(key);

  function open(signingKey: SigningKey): void {
    provider = openOidcProvider({ issuer, resource, people, redirectUris, signingKey });
  }

  async function listen(at: number): Promise<Server> {
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      requests.set(path, (requests.get(path) ?? 0) + 1);
      if (provider === undefined) response.writeHead(503).end();
      else void provider.callback()(request, response);
    };
    const made =
      tls === undefined ? createPlainServer(answer) : createTlsServer({ key: tls.key, cert: tls.cert }, answer);
    // Both families, as localhost may be either.
    await new Promise<void>((resolve) => {
      made.listen(at, () => resolve());
    });
    return made;
  }

  async function stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  async function start(): Promise<void> {
    server = await listen(port);
  }

  const ask = (url: URL, init: RequestInit): Promise<Response> => fetch(url, { ...init, dispatcher });

  async function token(form: Readonly<Record<string, string>>, claims: JWTPayload = {}): Promise<string> {
    const { id, secret } = clients.service;
    const headers: Record<string, string> = { 'x-test-claims': JSON.stringify(claims) };
    if (form['grant_type'] === 'client_credentials') {
      headers['authorization'] = `Basic ${Buffer.from(`${id}:${encodeURIComponent(secret)}`).toString('base64')}`;
    }
    const response = await ask(new URL('/token', issuer), { method: 'POST', headers, body: new URLSearchParams(form) });
    const answer = await response.json();
    if (typeof answer === 'object' && answer !== null && 'access_token' in answer) return String(answer.access_token);
    throw new Error(`no token: ${JSON.stringify(answer)}`);
  }

  const signIn = (url: URL, login: string): Promise<URL> => signInByForm(ask, url, login);

  return {
    issuer,
    port,
    resource,
    introspectionUrl: `${issuer}/token/introspection`,
    clients,
    requestsTo: (path) => requests.get(path) ?? 0,
    clientToken: (claims) => token({ grant_type: 'client_credentials', resource }, claims),
    opaqueToken: (claims) => token({ grant_type: 'client_credentials', resource: opaqueResource }, claims),
    async personToken(login) {
      const verifier = randomBytes(32).toString('base64url');
      const url = new URL('/auth', issuer);
      const redirect = redirectUris[0] ?? '';
      url.search = new URLSearchParams({
        client_id: clients.page.id,
        response_type: 'code',
        redirect_uri: redirect,
        scope: 'openid',
        resource,
        state: 'state',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      const back = await signIn(url, login);
      return token({
        grant_type: 'authorization_code',
        client_id: clients.page.id,
        code: back.searchParams.get('code') ?? '',
        redirect_uri: redirect,
        code_verifier: verifier,
        resource,
      });
    },
    async sign(claims, header = {}) {
      const now = Math.floor(Date.now() / 1000);
      const filled = { iss: issuer, aud: resource, iat: now, exp: now + 300, ...claims };
      return new SignJWT(filled)
        .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'at+jwt', ...header })
        .sign(key.privateKey);
    },
    signIn,
    async rotateKeys() {
      await stop();
      key = await makeSigningKey();
      open(key);
      await start();
    },
    stop,
    start,
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
