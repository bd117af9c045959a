import { test } from 'vitest';
import { expectFindings } from '../support/expect-findings.ts';

const code = 'headers/of-connection';

test('headers of the message are not forwarded', async () => {
  const proxy = (header: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://remote.example.com
  headerForward: { addPlaintextHeaders: { ${header} } }
`;
  await expectFindings(proxy('X-Host: a'));
  await expectFindings(proxy('┆Host: a'), code);
  await expectFindings(proxy("┆content-length: '7'"), code);
});

test('nor injected, nor do they carry tokens', async () => {
  const config = (settings: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: a }
spec: { ${settings} }
`;
  const secret = 'valueSecretRef: { name: a, key: b }';
  await expectFindings(config(`type: headerInjection, headerInjection: { headerName: X-Key, ${secret} }`));
  await expectFindings(config(`type: headerInjection, headerInjection: { headerName: ┆Upgrade, ${secret} }`), code);
  const exchange = "type: tokenExchange, tokenExchange: { tokenUrl: 'https://a.example.com/token', audience: a";
  await expectFindings(config(`${exchange}, externalTokenHeaderName: X-Token }`));
  await expectFindings(config(`${exchange}, externalTokenHeaderName: ┆Connection }`), code);
});
