import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'link/near-namespace';
const namespace = (name: string): string => `apiVersion: v1
kind: Namespace
metadata: { name: ${name} }
---
`;
const object = (
  kind: 'MCPGroup' | 'ConfigMap',
  name: string,
): string => `apiVersion: ${kind === 'MCPGroup' ? 'mcp.svc.internal/v1alpha1' : 'v1'}
kind: ${kind}
metadata: { name: a, namespace: ${name} }
---
`;
const registry = (namespaces: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: r, namespace: dev }
spec:
  configYAML: |
    sources: [{ name: cluster, kubernetes: { namespaces: [${namespaces}] } }]
    registries: [{ name: all, sources: [cluster] }]
    auth: { mode: anonymous }
---
`;

test('what is in a namespace is in one of those that are defined', async () => {
  const spaces = namespace('dev') + namespace('search');
  await expectFindings(spaces + object('MCPGroup', 'dev'));
  await expectFindings(spaces + object('MCPGroup', '┆dve') + object('ConfigMap', 'dve'), code);
  await expectFindings(spaces + object('ConfigMap', '┆serch'), code);
  await expectFindings(spaces + object('MCPGroup', 'default') + object('ConfigMap', 'kube-system'));
});

test('a registry reads namespaces that are defined', async () => {
  const spaces = namespace('dev') + namespace('search');
  await expectFindings(spaces + registry('dev, ┆serch'), code);
  await expectFindings(spaces + registry('dev, search'));
});

test('words of their own, and inputs without namespaces, are left alone', async () => {
  for (const name of ['det', 'dev-2', 'de', 'prod']) await expectFindings(namespace('dev') + object('MCPGroup', name));
  await expectFindings(namespace('team-a') + object('MCPGroup', 'team-b'));
  await expectFindings(object('MCPGroup', 'dve'));
});
