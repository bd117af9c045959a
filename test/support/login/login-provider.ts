import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider, type Configuration } from 'oidc-provider';
import { oidcMemory } from '../oidc-memory.ts';
import { makeSigningKey } from '../signing-keys.ts';

/** Who may sign in at a provider of these tests. */
export const person = 'ada';

export interface LoginProviderOptions {
  /** Seconds of an access token. Default: 600. */
  readonly tokenTime?: number;
  readonly offersDevices?: boolean;
  /** Default: true. */
  readonly registers?: boolean;
  readonly clients?: Configuration['clients'];
  /** Sees each request first; true: it has answered. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** An authorization server (the npm package oidc-provider) that registers clients, rotates refresh tokens and gives opaque tokens. */
export interface LoginProvider {
  readonly issuer: string;
  readonly provider: Provider;
  /** Requests so far by path, such as `/token`. */
  requestsTo(path: string): number;
  /** Ends every token that was given. */
  revokeAll(): void;
  /** Says yes for a person who has entered the code of a device. */
  approve(userCode: string): Promise<void>;
  close(): Promise<void>;
}

const scope = 'tools:read';

export async function startLoginProvider(options: LoginProviderOptions = {}): Promise<LoginProvider> {
  const { tokenTime = 600, offersDevices = false, registers = true, clients = [], before } = options;
  const requests = new Map<string, number>();
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    requests.set(path, (requests.get(path) ?? 0) + 1);
    if (before?.(request, response) === true) return;
    if (provider === undefined) response.writeHead(503).end();
    else void provider.callback()(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('it listens, so it has an address');
  const issuer = `http://127.0.0.1:${place.port}`;
  const memory = oidcMemory();
  const grants = new Set<string>();
  const { privateJwk } = await makeSigningKey();
  const granted = async (clientId: string, resources: readonly string[]): Promise<string> => {
    if (provider === undefined) throw new Error('it has started');
    const grant = new provider.Grant({ clientId, accountId: person });
    grant.addOIDCScope('openid profile email offline_access');
    for (const resource of resources) grant.addResourceScope(resource, scope);
    const id = await grant.save();
    grants.add(id);
    return id;
  };
  provider = new Provider(issuer, {
    adapter: memory,
    jwks: { keys: [{ ...privateJwk }] },
    cookies: { keys: ['a key for cookies of tests'] },
    clients,
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    scopes: ['openid', 'offline_access'],
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: registers },
      registrationManagement: { enabled: registers },
      revocation: { enabled: true, allowedPolicy: () => true },
      deviceFlow: { enabled: offersDevices },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope, accessTokenTTL: tokenTime, accessTokenFormat: 'opaque' }),
      },
    },
    ttl: {
      AccessToken: tokenTime,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 300,
      Interaction: 600,
      RefreshToken: 600,
      DeviceCode: 300,
      Session: 600,
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    loadExistingGrant: async (context) => {
      const { client, params } = context.oidc;
      const asked: unknown = params?.['resource'];
      const resources = (Array.isArray(asked) ? asked : [asked]).filter((each) => typeof each === 'string');
      return client === undefined ? undefined : provider?.Grant.find(await granted(client.clientId, resources));
    },
  });
  const running = provider;
  running.use(async (context, next) => {
    if (!/^\/interaction\/[\w-]+$/.test(context.path)) return next();
    if (context.method === 'GET') {
      context.type = 'html';
      context.body = `<form method="post" action="${context.path}"><input name="login"><button>Sign in</button></form>`;
      return undefined;
    }
    for await (const _ of context.req);
    const { prompt } = await running.interactionDetails(context.req, context.res);
    const result = prompt.name === 'login' ? { login: { accountId: person } } : { consent: {} };
    context.redirect(
      await running.interactionResult(context.req, context.res, result, { mergeWithLastSubmission: true }),
    );
    context.status = 303;
    return undefined;
  });
  return {
    issuer,
    provider: running,
    requestsTo: (path) => requests.get(path) ?? 0,
    revokeAll() {
      for (const model of ['AccessToken', 'RefreshToken'])
        for (const id of grants) void memory(model).revokeByGrantId(id);
    },
    async approve(userCode) {
      const code = await running.DeviceCode.findByUserCode(userCode.replaceAll('-', ''));
      if (code?.clientId === undefined) throw new Error(`there is no device with the code ${userCode}`);
      const { resource } = code.params ?? {};
      const resources = typeof resource === 'string' ? [resource] : [];
      const grantId = await granted(code.clientId, resources);
      Object.assign(code, { accountId: person, grantId, authTime: Math.floor(Date.now() / 1000), resource, scope });
      await code.save();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
