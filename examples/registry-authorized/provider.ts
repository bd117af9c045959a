// An OpenID provider for this machine: npx node examples/registry-authorized/provider.ts
// It lets anybody be anybody in people.ts: for trying out, and for nothing else.
import { generateKeyPairSync } from 'node:crypto';
import { Provider } from 'oidc-provider';
import { people } from './people.ts';

const issuer = 'http://localhost:9000';
/** The registry: tokens are made out to it, as JWTs. */
const registry = 'http://localhost:8080';

const names = Object.keys(people);
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const provider = new Provider(issuer, {
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'local' }] },
  cookies: { keys: ['only for this machine'] },
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  clients: [
    // For token.ts, which spares a browser: everybody is a client too, with their name as the secret.
    ...names.map((name) => ({
      client_id: name,
      client_secret: name,
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
    })),
    // For people who open the catalog page.
    {
      client_id: 'catalog-page',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code'],
      response_types: ['code'],
      redirect_uris: [`${registry}/sign-in/callback`],
    },
  ],
  features: {
    clientCredentials: { enabled: true },
    devInteractions: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => registry,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: 'read',
        audience: registry,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  },
  ttl: { AccessToken: 3600, ClientCredentials: 3600, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
  interactions: { url: (_context, { uid }) => `/who/${uid}` },
  findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people[sub], sub }) }),
  extraTokenClaims: (_context, token) => ({ ...people['accountId' in token ? token.accountId : (token.clientId ?? '')] }),
  // Whoever signs in agrees.
  async loadExistingGrant({ oidc: { client, session, provider: { Grant } } }) {
    if (client === undefined || session?.accountId === undefined) return undefined;
    const grant = new Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid');
    grant.addResourceScope(registry, 'read');
    await grant.save();
    return grant;
  },
});

/** The sign-in page: a button for each. */
provider.use(async (context, next) => {
  if (!context.path.startsWith('/who/')) return next();
  if (context.method === 'GET') {
    const buttons = names.map((name) => `<p><button name="login" value="${name}">${name}</button>`);
    context.type = 'html';
    context.body = `<!doctype html><title>Who are you?</title><h1>Who are you?</h1><form method="post">${buttons.join('')}</form>`;
    return;
  }
  let form = '';
  for await (const chunk of context.req) form += String(chunk);
  const accountId = new URLSearchParams(form).get('login') ?? '';
  if (!names.includes(accountId)) return context.throw(403);
  context.redirect(await provider.interactionResult(context.req, context.res, { login: { accountId } }));
  context.status = 303;
});

provider.listen(Number(new URL(issuer).port), 'localhost', () => {
  process.stdout.write(`${issuer} knows ${names.join(', ')}\n`);
});
