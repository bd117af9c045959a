import { expect, test } from 'vitest';
import { compile, validate } from '../../../manifests/compile.ts';

const head = 'apiVersion: mcp.svc.internal/v1alpha1\nkind: ';
const server = (name: string, namespace = 'a'): string =>
  `${head}MCPServer\nmetadata: { name: ${name}, namespace: ${namespace} }\nspec: { image: registry.example.com/files:1 }\n`;
const object = (kind: string, name: string, namespace = 'a'): string =>
  `apiVersion: v1\nkind: ${kind}\nmetadata: { name: ${name}, namespace: ${namespace} }\n`;

async function collisions(...documents: readonly string[]): Promise<string[]> {
  const sources = [{ path: 'input.yaml', text: documents.join('---\n') }];
  const options = { extent: 'whole', closed: false } as const;
  const [checked, compiled] = await Promise.all([
    validate(sources, options),
    compile(sources, { ...options, target: 'workloads', image: 'registry.svc.internal/svc:test' }),
  ]);
  const ofCompile = compiled.diagnostics.map(({ message }) => message);
  const ofValidate = checked.diagnostics.map(({ message }) => message);
  expect(ofCompile, 'compile finds what validate finds').toEqual(ofValidate);
  expect(checked.diagnostics.every(({ code }) => code === 'lower/duplicate-object')).toBe(true);
  return ofValidate;
}

test('two resources whose objects share names are one finding', async () => {
  expect(await collisions(server('files'), server('files-proxy'))).toEqual([
    'MCPServer "files-proxy" in namespace "a" and MCPServer "files" in namespace "a" would both emit ServiceAccount "mcp-files-proxy", Deployment "mcp-files-proxy"',
  ]);
});

test('an object of the input that has the name of an emitted one is found', async () => {
  expect(await collisions(server('files'), object('ConfigMap', 'mcp-files-proxy'))).toEqual([
    'ConfigMap "mcp-files-proxy" in namespace "a" and MCPServer "files" in namespace "a" would both emit ConfigMap "mcp-files-proxy"',
  ]);
});

test('equal names in two namespaces, of two kinds, or that only begin alike are fine', async () => {
  expect(await collisions(server('files'), server('files-proxy', 'b'))).toEqual([]);
  expect(await collisions(server('files'), object('ConfigMap', 'mcp-files-proxy', 'b'))).toEqual([]);
  expect(await collisions(server('files'), object('Secret', 'mcp-files-proxy'))).toEqual([]);
  expect(await collisions(server('files'), server('files-two'), server('filesystem'))).toEqual([]);
});

test('the rights of a registry in another namespace are compared there', async () => {
  const registry = `${head}MCPRegistry
metadata: { name: x, namespace: a }
spec:
  configYAML: |
    sources: [{ name: cluster, kubernetes: { namespaces: [b] } }]
    auth: { mode: anonymous }
`;
  const role = `apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: { name: mcp-registry-x-of-a, namespace: b }\nrules: []\n`;
  expect(await collisions(registry, role)).toHaveLength(1);
});
