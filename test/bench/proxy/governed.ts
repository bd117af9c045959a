import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { makeSigningKey } from '../../support/signing-keys.ts';
import { listening } from '../../support/mcp/listening.ts';

const audience = 'https://bench.example.com';

/** What makes a run document one of a proxy with sign-in, policies, audit and metrics, and a token that it accepts. */
export interface Governed {
  readonly token: string;
  readonly settings: object;
  /** The same for an aggregator. */
  readonly ofAggregator: object;
  close(): Promise<void>;
}

/** Starts the provider that the token is from, and writes the policies into a folder. */
export async function openGoverned(folder: string): Promise<Governed> {
  const key = await makeSigningKey('RS256');
  const issuer = await listening((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [key.publicJwk] }));
  });
  const token = await new SignJWT({ sub: 'ada', groups: ['users'] })
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'at+jwt' })
    .setIssuer(issuer.address)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(key.privateKey);
  const policies = join(folder, 'authz.json');
  const permitted = 'permit(principal, action, resource) when { principal.claim_groups.contains("users") };';
  writeFileSync(policies, JSON.stringify({ version: '1.0', type: 'cedarv1', cedar: { policies: [permitted] } }));
  return {
    token,
    settings: {
      oidc: { issuer: issuer.address, jwksUrl: `${issuer.address}/jwks`, audience, resourceUrl: `${audience}/mcp` },
      authzConfigPath: policies,
      audit: { enabled: true, logFile: join(folder, 'audit.log') },
      telemetry: { enablePrometheusMetricsPath: true },
    },
    ofAggregator: {
      incomingAuth: {
        type: 'oidc',
        oidc: { issuer: issuer.address, jwksUrl: `${issuer.address}/jwks`, audience, insecureAllowHttp: true },
        authz: { type: 'cedar', policies: [permitted] },
      },
      audit: { enabled: true, logFile: join(folder, 'audit.log') },
      telemetry: { enablePrometheusMetricsPath: true },
    },
    close: () => issuer.close(),
  };
}
