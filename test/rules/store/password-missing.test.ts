import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (name: string, storage: string, namespace = 'tools'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: ${name}, namespace: ${namespace} }
spec:
  image: example.com/a:1.0.0
  transport: streamable-http
  sessionStorage: { provider: redis, ${storage} }
---
`;
const password = 'passwordRef: { name: redis, key: password }';

test('every user of a shared Redis sets its password', async () => {
  const first = server('a', `address: 'redis:6379', ${password}`);
  await expectFindings(first + server('b', `address: 'redis:6379', ${password}`));
  await expectFindings(first + server('b', "address: 'other:6379'"));
  await expectFindings(first + server('b', "address: 'redis:6379'", 'elsewhere'));
  await expectFindings(first + server('b', "address: ┆'redis:6379'"), 'store/password-missing');
  await expectFindings(server('b', "address: ┆'redis:6379'") + first, 'store/password-missing');
});
