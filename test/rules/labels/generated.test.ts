import { expect, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { findingsIn } from '../../support/findings.ts';
import { validateTexts } from '../../support/validated.ts';

test('labels of a user that collide with generated ones are reported, in every place', async () => {
  const found = await findingsIn(`apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata:
  name: a
  labels:
    team: tools
    app.kubernetes.io/name: mine
spec:
  image: example.com/a
  podTemplateSpec:
    metadata:
      labels:
        app.kubernetes.io/instance: mine
        app.kubernetes.io/version: '1'
  resourceOverrides:
    proxyDeployment:
      labels:
        app.kubernetes.io/part-of: shop
      podTemplateMetadataOverrides:
        labels:
          app.kubernetes.io/component: mine
    proxyService:
      labels:
        app.kubernetes.io/managed-by: mine
`);
  expect(found).toEqual([
    '7 labels/generated-instead',
    '13 labels/generated-wins',
    '18 labels/generated-wins',
    '21 labels/generated-wins',
    '24 labels/generated-wins',
  ]);
});

test('labels that Helm and kustomize write on every resource are one line, and no warning', async () => {
  const labels = `{ helm.sh/chart: a-1.0, app.kubernetes.io/managed-by: Helm, app.kubernetes.io/instance: a }`;
  const server = (name: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: ${name}, labels: ${labels} }
spec: { image: example.com/a }
`;
  const { diagnostics } = await validateTexts({ 'a.yaml': `${server('a')}---\n${server('b')}` });
  expect(diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`)).toEqual([
    'info labels/generated-instead 2 resources have labels that are not copied to their objects, which have their own: app.kubernetes.io/instance, app.kubernetes.io/managed-by',
  ]);
});

test('every place of an EmbeddingServer is looked at', async () => {
  const labels = `{ app.kubernetes.io/name: mine, tier: search }`;
  const found = await findingsIn(`apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: a }
spec:
  resourceOverrides:
    statefulSet:
      labels: ${labels}
      podTemplateMetadataOverrides:
        labels: ${labels}
    service:
      labels: ${labels}
    persistentVolumeClaim:
      labels: ${labels}
  modelCache: {}
`);
  expect(found).toEqual([7, 9, 11, 13].map((line) => `${line} labels/generated-wins`));
});

test('labels of a kind that emits nothing collide with nothing', async () => {
  const found = await findingsIn(`apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata:
  name: a
  labels:
    app.kubernetes.io/managed-by: mine
`);
  expect(found).toEqual([]);
});

test('the computed annotation of pods is named, with what becomes of it', async () => {
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a, annotations: { mcp.svc.internal/config-hash: x } }
spec:
  image: example.com/a
  podTemplateSpec: { metadata: { annotations: { mcp.svc.internal/config-hash: x } } }
  resourceOverrides:
    proxyDeployment:
      annotations: { mcp.svc.internal/config-hash: x }
      podTemplateMetadataOverrides:
        annotations:
          team: tools
          ┆mcp.svc.internal/config-hash: x
`,
    'labels/generated-annotation',
  );
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: 'sources: []'
  podTemplateSpec: { metadata: { annotations: { ┆mcp.svc.internal/config-hash: x } } }
`,
    'labels/generated-annotation',
  );
});
