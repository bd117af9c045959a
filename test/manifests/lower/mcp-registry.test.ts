import { expect, test } from 'vitest';
import { compile } from '../../../manifests/compile.ts';
import { tidy } from '../../../manifests/synth/tidy.ts';

interface Found {
  readonly codes: readonly string[];
  /** `kind namespace/name` of every Role and RoleBinding. */
  readonly rights: readonly string[];
  readonly text: string;
}

async function compiled(configYaml: string, namespace: string | undefined, spec = ''): Promise<Found> {
  const text = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: catalog }
spec:
  configYAML: |
${`${configYaml}\nauth: { mode: anonymous }`.replaceAll(/^/gm, '    ')}
${spec}`;
  const { objects, diagnostics } = await compile([{ path: 'input.yaml', text }], {
    target: 'workloads',
    image: 'registry.svc.internal/svc:test',
    extent: 'whole',
    closed: false,
    ...(namespace === undefined ? {} : { namespace }),
  });
  const rights = objects
    .filter(({ kind }) => String(kind).startsWith('Role'))
    .map(({ kind, metadata }) => {
      const head = Object(metadata);
      return `${String(kind)} ${String(head.namespace)}/${String(head.name)}`;
    });
  return { codes: diagnostics.map(({ code }) => code), rights, text: JSON.stringify(objects.map(tidy)) };
}

const clusterSource = (namespaces: string): string =>
  `sources: [{ name: cluster, kubernetes: { namespaces: ${namespaces} } }]`;

test('a registry without a cluster source has no rights and no token', async () => {
  const source =
    'sources: [{ name: own, file: { url: https://files.example.com/s.json }, syncPolicy: { interval: 1m } }]';
  const { rights, codes, text } = await compiled(source, 'mcp');
  expect({ rights, codes }).toEqual({ rights: [], codes: [] });
  expect(text).toContain('"kind":"Deployment"');
  expect(text).not.toContain('"automountServiceAccountToken":true');
});

test('rights are given in the namespaces that the sources name, under a name that says whose they are', async () => {
  const { rights, codes, text } = await compiled(clusterSource('[mcp, team-b, team-a]'), 'mcp');
  expect(rights).toEqual([
    'Role mcp/mcp-registry-catalog',
    'RoleBinding mcp/mcp-registry-catalog',
    'Role team-a/mcp-registry-catalog-of-mcp',
    'RoleBinding team-a/mcp-registry-catalog-of-mcp',
    'Role team-b/mcp-registry-catalog-of-mcp',
    'RoleBinding team-b/mcp-registry-catalog-of-mcp',
  ]);
  expect(text).toContain('{"kind":"ServiceAccount","name":"mcp-registry-catalog","namespace":"mcp"}');
  expect(codes).toEqual([]);
});

test('a source that reads every namespace gets its own, with a warning', async () => {
  const { rights, codes } = await compiled(clusterSource('[]'), 'mcp');
  expect(rights).toEqual(['Role mcp/mcp-registry-catalog', 'RoleBinding mcp/mcp-registry-catalog']);
  expect(codes).toEqual(['registry/reads-every-namespace']);
});

test('rights in another namespace cannot be bound to an account whose namespace nobody knows', async () => {
  const { codes, text } = await compiled(clusterSource('[team-a]'), undefined);
  expect(codes).toEqual(['registry/namespace-unknown']);
  expect(text).toBe('[]');
});

test.each(['/var/lib/registry', '/var/lib'])(
  'a volume at %s holds the data below it, and no other hides it',
  async (path) => {
    const volumes = `  volumes: [{ name: kept, persistentVolumeClaim: { claimName: c } }]
  volumeMounts: [{ name: kept, mountPath: ${path} }]
`;
    const config = 'dataDir: /var/lib/registry\nsources: [{ name: own, managed: {} }]';
    const { codes, text } = await compiled(config, 'mcp', volumes);
    expect(codes).toEqual([]);
    expect(text).toContain(`"mountPath":"${path}"`);
    expect(text).not.toContain('registry-data');
  },
);

test('the folder of an embedded database is writable where the configuration puts it', async () => {
  const { text } = await compiled('dataDir: /var/lib/registry', 'mcp');
  expect(text).toContain('{"mountPath":"/var/lib/registry","name":"registry-data"}');
  expect(text).toContain('"strategy":{"type":"Recreate"}');
});
