import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'headers/reserved-for-connection';

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

test('nor are they sent with telemetry', async () => {
  const telemetry = (header: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPTelemetryConfig
metadata: { name: a }
spec: { openTelemetry: { enabled: false, headers: { ${header} } } }
`;
  await expectFindings(telemetry('┆Host: a'), code);
  await expectFindings(telemetry('x-host: a, last-event-id: a'));
  const server = (header: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  telemetry: { openTelemetry: { enabled: false, headers: [${header}] } }
`;
  await expectFindings(server('┆host=a').replace('telemetry:', '┆telemetry:'), 'schema/deprecated', code);
});

test('a header of an MCP session has no fixed value', async () => {
  const entry = (header: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec: { remoteUrl: https://remote.example.com, headerForward: { addPlaintextHeaders: { ${header}: a } } }
`;
  await expectFindings(entry('┆Mcp-Session-Id'), 'headers/reserved-for-session');
  await expectFindings(entry('X-Session-Id'));
});

test('configuration documents add headers too', async () => {
  const aggregator = `groupRef: tools
backends:
  - name: wiki
    url: https://wiki.example.com/mcp
    transport: streamable-http
    headerForward: { addHeadersFromEnv: { TE: A } }
outgoingAuth: { default: { type: header_injection, headerInjection: { headerName: Trailer, headerValueEnv: A } } }
telemetry: { headers: { Upgrade: h2c } }
`;
  expect(await documentFindings('aggregator', aggregator)).toEqual([`6:43 ${code}`, `7:83 ${code}`, `8:25 ${code}`]);
  const run = `schemaVersion: v1
remoteUrl: https://remote.example.com/mcp
headerForward: { plaintext: { Host: a }, fromSecret: { Mcp-Session-Id: a }, fromEnv: { X-Key: A } }
telemetry: { headersFromEnv: { Connection: A } }
`;
  expect(await documentFindings('run', run)).toEqual([
    `3:31 ${code}`,
    '3:56 headers/reserved-for-session',
    `4:32 ${code}`,
  ]);
});
