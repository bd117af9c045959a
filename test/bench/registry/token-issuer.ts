import { createServer } from 'node:http';
import { SignJWT, type JWTPayload } from 'jose';
import type { RegistryAuth } from '../../../generated/types/registry-auth.ts';
import { makeSigningKey } from '../../support/signing-keys.ts';

/** An identity provider that has nothing but its keys, over HTTP, in this process. */
export interface TokenIssuer {
  /** Full authorization with its tokens; who has `groups: authors` may publish. */
  readonly auth: RegistryAuth;
  sign(claims: JWTPayload): Promise<string>;
  close(): void;
}

const audience = 'https://registry.example/';

/** Starts one on a free port. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const key = await makeSigningKey('RS256');
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [key.publicJwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const issuerUrl = `http://127.0.0.1:${address.port}`;
  return {
    auth: {
      mode: 'oauth',
      oauth: { providers: [{ name: 'bench', issuerUrl, audience, jwksUrl: `${issuerUrl}/jwks` }] },
      authz: { roles: { manageEntries: [{ groups: 'authors' }] } },
    },
    sign: (claims) =>
      new SignJWT({ sub: 'ada', ...claims })
        .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'at+jwt' })
        .setIssuer(issuerUrl)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('2h')
        .sign(key.privateKey),
    close: () => server.close(),
  };
}
