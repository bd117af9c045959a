import { describe, expect, test } from 'vitest';
import { compile } from '../../../../manifests/compile.ts';
import { valuesAt } from '../../../../manifests/program/values-at.ts';

const server = (policies: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: docs }
spec:
  remoteUrl: https://docs.example.com/mcp
  authzConfig: { configMap: { name: policies } }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: policies }
data:
  authz.json: '{"version": "1.0", "type": "cedarv1", "cedar": {"policies": ["${policies}"]}}'
`;

async function hashOf(text: string): Promise<unknown> {
  const { objects } = await compile([{ path: 'a.yaml', text }], {
    target: 'workloads',
    image: 'svc:test',
    extent: 'whole',
    closed: false,
  });
  const annotation = /"mcp\.svc\.internal\/config-hash":"([0-9a-f]{16})"/.exec(JSON.stringify(objects));
  return annotation?.[1];
}

test('a change in a ConfigMap of the input that a program mounts rolls its pods', async () => {
  const first = await hashOf(server('permit(principal, action, resource);'));
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(await hashOf(server('permit(principal, action, resource);'))).toBe(first);
  expect(await hashOf(server('forbid(principal, action, resource);'))).not.toBe(first);
});

/** The hashes of the configuration of what is emitted for some documents, by name of the Deployment or StatefulSet. */
async function hashesOf(text: string): Promise<Readonly<Record<string, unknown>>> {
  const { objects } = await compile([{ path: 'a.yaml', text }], {
    target: 'workloads',
    image: 'svc:test',
    extent: 'whole',
    closed: false,
  });
  const pods = objects.flatMap((object) => valuesAt(object, ['spec', 'template', 'metadata', 'annotations', hash]));
  return Object.fromEntries(pods.map(({ value }, index) => [index, value]));
}
const hash = 'mcp.svc.internal/config-hash';

describe('a change in a ConfigMap of the input rolls pods whose template names it', () => {
  const settings = (value: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: settings }\ndata: { a: "${value}", b: "1" }\n`;
  const templated = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: s }
spec: { image: 'example.com/s:1', transport: streamable-http, podTemplateSpec: { spec: ${spec} } }
---
`;
  const embedding = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: e }
spec: { podTemplateSpec: { spec: ${spec} } }
---
`;
  const container = (more: string): string => `{ containers: [{ name: mcp, ${more} }] }`;
  const reading: Readonly<Record<string, string>> = {
    'as variables': container('envFrom: [{ configMapRef: { name: settings } }]'),
    'as a variable': container('env: [{ name: A, valueFrom: { configMapKeyRef: { name: settings, key: a } } }]'),
    'as files': '{ volumes: [{ name: v, configMap: { name: settings } }] }',
    'as files beside others': '{ volumes: [{ name: v, projected: { sources: [{ configMap: { name: settings } }] } }] }',
    'before the server starts':
      '{ initContainers: [{ name: i, image: i, envFrom: [{ configMapRef: { name: settings } }] }] }',
  };

  test.each(Object.entries(reading))('%s', async (_, spec) => {
    for (const text of [templated(spec), embedding(spec.replace('name: mcp', 'name: embedding'))]) {
      const first = await hashesOf(text + settings('1'));
      expect(await hashesOf(text + settings('1'))).toEqual(first);
      expect(await hashesOf(text + settings('2'))).not.toEqual(first);
    }
  });

  test('and one in a key that they do not read does not', async () => {
    const text = templated(container('env: [{ name: B, valueFrom: { configMapKeyRef: { name: settings, key: b } } }]'));
    expect(await hashesOf(text + settings('2'))).toEqual(await hashesOf(text + settings('1')));
  });
});
