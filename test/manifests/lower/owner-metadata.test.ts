import { expect, test } from 'vitest';
import { compile } from '../../../manifests/compile.ts';
import { valuesAt } from '../../../manifests/program/values-at.ts';

test('what people write for tools that apply objects reaches the objects, and what tools write does not', async () => {
  const written = {
    'argocd.argoproj.io/sync-wave': '2',
    'argocd.argoproj.io/sync-options': 'Prune=false',
    'config.kubernetes.io/depends-on': '/namespaces/mcp/Secret/token',
    'example.com/owner': 'team',
    'kustomize.toolkit.fluxcd.io/prune': 'disabled',
  };
  const made = {
    'argocd.argoproj.io/tracking-id': 'a:b/c',
    'config.kubernetes.io/index': '0',
    'deployment.kubernetes.io/revision': '3',
    'internal.config.kubernetes.io/path': 'a.yaml',
    'kubectl.kubernetes.io/last-applied-configuration': '{}',
    'kustomize.toolkit.fluxcd.io/checksum': 'abc',
  };
  const text = JSON.stringify({
    apiVersion: 'mcp.svc.internal/v1alpha1',
    kind: 'MCPServer',
    metadata: { name: 'a', annotations: { ...written, ...made } },
    spec: { image: 'example.com/a:1' },
  });
  const { objects } = await compile([{ path: 'a.json', text }], {
    target: 'workloads',
    image: 'svc:test',
    extent: 'whole',
    closed: false,
  });
  expect(objects.length).toBeGreaterThan(5);
  for (const object of objects) {
    expect(valuesAt(object, ['metadata', 'annotations']).map(({ value }) => value)).toEqual([written]);
  }
});
