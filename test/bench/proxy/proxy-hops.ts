import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { makeSigningKey } from '../../support/signing-keys.ts';
import { listening } from '../../support/mcp/listening.ts';
import { builtProgram } from '../built-program.ts';
import { loadCore, startPinned, type PinnedProcess } from '../pinned-process.ts';

const audience = 'https://bench.example.com';

/** The servers of the proxy's gates: one MCP server, and what can be in front of it. Each is a process of its own. */
export interface ProxyHops {
  readonly token: string;
  readonly backend: string;
  readonly proxy: PinnedProcess & { readonly address: string };
  readonly passthrough: PinnedProcess & { readonly address: string };
  readonly sdk: PinnedProcess & { readonly address: string };
  close(): Promise<void>;
}

/** Starts them: the proxy as it is shipped, with sign-in, policies, audit and metrics, and one tool renamed. */
export async function openProxyHops(benchFolder: string): Promise<ProxyHops> {
  const folder = join(benchFolder, 'proxy');
  mkdirSync(folder, { recursive: true });
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
  const program = async (
    name: string,
    ...args: readonly string[]
  ): Promise<PinnedProcess & { readonly address: string }> => {
    const core = name === 'call-backend' ? { core: loadCore } : {};
    const started = startPinned([join(import.meta.dirname, `${name}.ts`), ...args], join(folder, `${name}.log`), core);
    const [, address = ''] = await started.said(/"address":"(http:[^"]+)"/);
    return { ...started, address };
  };
  const backend = await program('call-backend');
  const policies = join(folder, 'authz.json');
  const permitted = 'permit(principal, action, resource) when { principal.claim_groups.contains("users") };';
  writeFileSync(policies, JSON.stringify({ version: '1.0', type: 'cedarv1', cedar: { policies: [permitted] } }));
  const document = join(folder, 'run.json');
  writeFileSync(
    document,
    JSON.stringify({
      schemaVersion: 'v1',
      name: 'bench',
      remoteUrl: `${backend.address}/mcp`,
      oidc: { issuer: issuer.address, jwksUrl: `${issuer.address}/jwks`, audience, resourceUrl: `${audience}/mcp` },
      authzConfigPath: policies,
      audit: { enabled: true, logFile: join(folder, 'audit.log') },
      telemetry: { enablePrometheusMetricsPath: true },
    }),
  );
  const launcher = await builtProgram(benchFolder);
  const started = startPinned([launcher, 'run', '--foreground', '--from-config', document], join(folder, 'proxy.log'));
  const [, address = ''] = await started.said(/"address":"(http:[^"]+)"/);
  while ((await fetch(`${address}/readyz`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 5));
  const [passthrough, sdk] = [await program('passthrough', backend.address), await program('sdk-hop', backend.address)];
  return {
    token,
    backend: backend.address,
    proxy: { ...started, address },
    passthrough,
    sdk,
    async close() {
      await Promise.all([started.end(), passthrough.end(), sdk.end(), backend.end()]);
      await issuer.close();
    },
  };
}
