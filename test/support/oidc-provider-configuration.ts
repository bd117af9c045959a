import type { JWTPayload } from 'jose';
import { Provider } from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { oidcMemory } from './oidc-memory.ts';
import type { SigningKey } from './signing-keys.ts';

/** Who may sign in, with the claims of their tokens. */
export type People = Readonly<Record<string, JWTPayload>>;

/** Tokens for this resource are opaque. */
export const opaqueResource = 'https://opaque.example/';

/** The clients that the provider knows. */
export const clients = {
  /** Asks for tokens of its own and introspects those of others. */
  service: { id: 'service', secret: 'a secret: of + the service' },
  /** A public client with PKCE, for a sign-in page. */
  page: { id: 'page' },
} as const;

/** What distinguishes one provider of the tests from another. */
export interface ProviderShape {
  readonly issuer: string;
  readonly resource: string;
  readonly people: People;
  readonly redirectUris: readonly string[];
  readonly signingKey: SigningKey;
}

/** Opens a provider with one signing key and a sign-in page that asks for a login and nothing else. */
export function openOidcProvider(shape: ProviderShape): Provider {
  const provider = new Provider(shape.issuer, configurationOf(shape));
  provider.use(async (context, next) => {
    const [, uid] = /^\/interaction\/([\w-]+)$/.exec(context.path) ?? [];
    if (uid === undefined) return next();
    if (context.method === 'GET') {
      context.type = 'html';
      context.body = page(context.path);
      return undefined;
    }
    let form = '';
    for await (const chunk of context.req) form += String(chunk);
    const login = new URLSearchParams(form).get('login') ?? '';
    if (!Object.hasOwn(shape.people, login)) {
      context.status = 403;
      return undefined;
    }
    const result = { login: { accountId: login } };
    context.redirect(await provider.interactionResult(context.req, context.res, result));
    context.status = 303;
    return undefined;
  });
  return provider;
}

function page(action: string): string {
  return `<!doctype html><html lang="en"><title>Sign in</title><form method="post" action="${action}">
<label>Login <input name="login" autofocus></label> <button type="submit">Sign in</button></form></html>`;
}

function configurationOf({ resource, people, redirectUris, signingKey }: ProviderShape): Configuration {
  return {
    adapter: oidcMemory(),
    jwks: { keys: [{ ...signingKey.privateJwk }] },
    cookies: { keys: ['a key for cookies of tests'] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    clients: [
      {
        client_id: clients.service.id,
        client_secret: clients.service.secret,
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
      {
        client_id: clients.page.id,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [...redirectUris],
      },
    ],
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      introspection: { enabled: true, allowedPolicy: () => true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, indicator) => ({
          scope: 'read',
          audience: indicator,
          accessTokenTTL: 300,
          ...(indicator === opaqueResource
            ? { accessTokenFormat: 'opaque' as const }
            : { accessTokenFormat: 'jwt' as const, jwt: { sign: { alg: 'ES256' as const } } }),
        }),
      },
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      ClientCredentials: 300,
      Grant: 600,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) =>
      Object.hasOwn(people, sub) ? { accountId: sub, claims: () => ({ ...people[sub], sub }) } : undefined,
    extraTokenClaims: (context, token) =>
      'accountId' in token && token.accountId !== undefined ? people[token.accountId] : claimsOfRequest(context),
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid');
      grant.addResourceScope(resource, 'read');
      await grant.save();
      return grant;
    },
  };
}

/** A client of the tests says in a header which claims its token should have. */
function claimsOfRequest(context: KoaContextWithOIDC): JWTPayload {
  const claims: unknown = JSON.parse(context.get('x-test-claims') || '{}');
  return typeof claims === 'object' && claims !== null ? { ...claims } : {};
}
