import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const resource = (kind: string, spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec: ${spec}
`;

test('names that Kubernetes refuses are errors', async () => {
  for (const name of ['1ST', 'A B', 'A=B', 'Ä', '..A']) {
    const found = await placedFindingsIn(resource('MCPServer', `{ image: a, env: [{ name: "${name}", value: x }] }`));
    expect(found, name).toEqual(['4:33 environment/refused-name']);
  }
  const env = '[{ name: 1ST, value: x }]';
  expect(await placedFindingsIn(resource('EmbeddingServer', `{ model: m, env: ${env} }`))).toEqual([
    '4:33 environment/refused-name',
  ]);
  const overrides = `{ proxyDeployment: { env: ${env} } }`;
  const proxy = `{ remoteUrl: 'https://a.example.com', resourceOverrides: ${overrides} }`;
  expect(await placedFindingsIn(resource('MCPRemoteProxy', proxy))).toEqual(['4:99 environment/refused-name']);
});

test('a variable named after a key obeys the same form', async () => {
  const key = `{ image: a, secrets: [{ name: tokens, key: 1token }] }`;
  expect(await placedFindingsIn(resource('MCPServer', key))).toEqual(['4:50 environment/refused-name']);
  const named = `{ image: a, secrets: [{ name: tokens, key: 1token, targetEnvName: TOKEN }] }`;
  expect(await placedFindingsIn(resource('MCPServer', named))).toEqual([]);
});

test('ordinary names are fine', async () => {
  const spec = `{ image: a, env: [{ name: LOG_LEVEL, value: x }, { name: a.b-c, value: x }] }`;
  expect(await placedFindingsIn(resource('MCPServer', spec))).toEqual([]);
});
