import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (spec: string, value: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: token }
spec: { ${spec} }
---
apiVersion: v1
kind: Secret
metadata: { name: api }
stringData: { token: ${value} }
`;
const bearer = 'type: bearerToken, bearerToken: { tokenSecretRef: { name: api, key: token } }';
const injected = (header: string): string =>
  `type: headerInjection, headerInjection: { headerName: ${header}, valueSecretRef: { name: api, key: token } }`;

test('the word Bearer comes before a token once', async () => {
  await expectFindings(input(bearer, '┆"Bearer abc"'), 'data/scheme-twice');
  await expectFindings(input(bearer, 'abc'));
  await expectFindings(input(bearer, '"${TOKEN}"'));
});

test('a whole header has it', async () => {
  await expectFindings(input(injected('authorization'), '┆abc'), 'data/scheme-missing');
  await expectFindings(input(injected('Authorization'), '"Bearer abc"'));
  await expectFindings(input(injected('X-Key'), 'abc'));
});

test('encoded data is read as well', async () => {
  const encoded = (text: string): string =>
    input(bearer, `┆${Buffer.from(text).toString('base64')}`).replace('stringData', 'data');
  await expectFindings(encoded('Bearer abc'), 'data/scheme-twice');
  await expectFindings(encoded('abc').replace('┆', ''));
});

test('headers of remote servers are checked as well', async () => {
  const proxy = (value: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://remote.example.com/mcp
  headerForward:
    addHeadersFromSecret: [{ headerName: Authorization, valueSecretRef: { name: api, key: token } }]
---
apiVersion: v1
kind: Secret
metadata: { name: api }
stringData: { token: ${value} }
`;
  await expectFindings(proxy('┆abc'), 'data/scheme-missing');
  await expectFindings(proxy('Basic abc'));
});
