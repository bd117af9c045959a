import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

test('a header of a remote proxy has one value, plain or from a Secret', async () => {
  const proxy = (header: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://remote.example.com
  headerForward:
    addPlaintextHeaders:
      X-Team: plain
    addHeadersFromSecret:
      - headerName: ${header}
        valueSecretRef: { name: api, key: token }
`;
  expect(await findingsIn(proxy('x-team'))).toEqual(['10 headers/given-twice']);
  expect(await findingsIn(proxy('X-Other'))).toEqual([]);
});

test('a header of an entry, or of telemetry, has one value', async () => {
  const found = await findingsIn(`apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: a }
spec:
  remoteUrl: https://remote.example.com/mcp
  transport: streamable-http
  groupRef: tools
  headerForward:
    addPlaintextHeaders:
      X-Team: a
      X-TEAM: b
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPTelemetryConfig
metadata: { name: traces }
spec:
  openTelemetry:
    enabled: false
    headers: { x-team: none }
    sensitiveHeaders:
      - { name: X-Team, secretKeyRef: { name: otel, key: token } }
`);
  expect(found).toEqual(['11 headers/given-twice', '25 headers/given-twice']);
});

test('that of an external authentication is one of them', async () => {
  const proxy = (header: string, auth: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://remote.example.com
  externalAuthConfigRef: { name: key }
  headerForward: { addPlaintextHeaders: { ${header}: plain } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: key }
spec: { ${auth} }
`;
  const secret = '{ name: api, key: token }';
  const bearer = `type: bearerToken, bearerToken: { tokenSecretRef: ${secret} }`;
  const injected = `type: headerInjection, headerInjection: { headerName: X-Key, valueSecretRef: ${secret} }`;
  expect(await findingsIn(proxy('authorization', bearer))).toContain('7 headers/given-twice');
  expect(await findingsIn(proxy('x-key', injected))).toContain('7 headers/given-twice');
  const exchange = (header: string): string =>
    `type: tokenExchange, tokenExchange: { tokenUrl: 'https://login.example.com/token', audience: a${header} }`;
  expect(await findingsIn(proxy('Authorization', exchange('')))).toContain('7 headers/given-twice');
  expect(await findingsIn(proxy('Authorization', exchange(', externalTokenHeaderName: X-Token')))).not.toContain(
    '7 headers/given-twice',
  );
  expect(await findingsIn(proxy('x-token', exchange(', externalTokenHeaderName: X-Token')))).toContain(
    '7 headers/given-twice',
  );
  expect(await findingsIn(proxy('X-Team', bearer))).not.toContain('7 headers/given-twice');
});
