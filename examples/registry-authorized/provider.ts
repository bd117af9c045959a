// An OpenID provider for this machine: npx node examples/registry-authorized/provider.ts
// It gives anybody a token for anybody in people.ts: for trying out, and for nothing else.
import { generateKeyPairSync } from 'node:crypto';
import { Provider } from 'oidc-provider';
import { people } from './people.ts';

const issuer = 'http://localhost:9000';
/** The registry: its tokens are JWTs that are made out to it. */
const registry = 'http://localhost:8080';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const provider = new Provider(issuer, {
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'local' }] },
  cookies: { keys: ['only for this machine'] },
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  // Everybody is a client whose secret is their name, which spares a browser.
  clients: Object.keys(people).map((name) => ({
    client_id: name,
    client_secret: name,
    grant_types: ['client_credentials'],
    redirect_uris: [],
    response_types: [],
  })),
  features: {
    clientCredentials: { enabled: true },
    devInteractions: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => registry,
      getResourceServerInfo: () => ({
        scope: '',
        audience: registry,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  },
  ttl: { ClientCredentials: 3600 },
  extraTokenClaims: (_context, token) => ({ ...people[token.clientId ?? ''] }),
});

provider.listen(Number(new URL(issuer).port), 'localhost', () => {
  process.stdout.write(`${issuer} gives tokens to ${Object.keys(people).join(', ')}\n`);
});
