import { describe, expect, test } from 'vitest';
import { compile } from '../../../manifests/compile.ts';
import { tidy } from '../../../manifests/synth/tidy.ts';
import { lingeringTime } from '../../../cli/registry/serve.ts';
import { answeringTime, closingTime } from '../../../runtime/registry/registry-server.ts';

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
  expect(codes).toEqual(['registry/rights-in-own-namespace-only']);
});

test('rights in another namespace cannot be bound to an account whose namespace nobody knows', async () => {
  const { codes, text } = await compiled(clusterSource('[team-a]'), undefined);
  expect(codes).toEqual(['registry/rights-in-unknown-namespace']);
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
});

describe('a changed registry', () => {
  const rolls = '"strategy":{"rollingUpdate":{"maxSurge":1,"maxUnavailable":0},"type":"RollingUpdate"}';
  const managed = 'sources: [{ name: own, managed: {} }]';
  const kept = (volume: string): string =>
    `  volumes: [{ name: kept, ${volume} }]\n  volumeMounts: [{ name: kept, mountPath: /data }]\n`;
  const template = (volume: string): string =>
    `  podTemplateSpec: { spec: { volumes: [{ name: registry-data, ${volume} }] } }\n`;
  const claim = 'persistentVolumeClaim: { claimName: c }';

  test.each([
    ['with PostgreSQL', 'database: { host: db.example.com, user: r, database: r, sslMode: disable }', ''],
    ['with a folder that each pod has for itself', '', ''],
    ['with an emptyDir of the author', managed, kept('emptyDir: {}')],
  ])('%s takes over without a gap, after which the one before goes on answering', async (_case, config, spec) => {
    const { text } = await compiled(config, 'mcp', spec);
    expect(text).toContain(rolls);
    expect(text).toContain('"--shutdown-delay","5s"');
  });

  test.each([
    ['a claim', managed, kept(claim)],
    ['a claim that a pod template puts there', 'dataDir: /data', template(`emptyDir: null, ${claim}`)],
  ])(
    'comes after the one before where the database is in %s, and that one ends at once',
    async (_case, config, spec) => {
      const { text } = await compiled(config, 'mcp', spec);
      expect(text).toContain('"strategy":{"type":"Recreate"}');
      expect(text).not.toContain('--shutdown-delay');
    },
  );

  test('gets the time that the server takes at most to end', async () => {
    const { text } = await compiled('', 'mcp');
    const grace = Number(/"terminationGracePeriodSeconds":(\d+)/.exec(text)?.[1]);
    const delay = Number(/"--shutdown-delay","(\d+)s"/.exec(text)?.[1]);
    expect(grace).toBeGreaterThan(delay + (answeringTime + closingTime + lingeringTime) / 1000);
  });
});

test('metrics and probes have a port of their own, which the Service does not lead to', async () => {
  const { text } = await compiled('', 'mcp');
  expect(text).toContain('"--internal-address",":8081"');
  expect(text).toContain('{"containerPort":8081,"name":"internal","protocol":"TCP"}');
  expect(text.match(/"port":"internal"/g)).toHaveLength(3);
  expect(text.match(/"targetPort":"\w+"/g)).toEqual(['"targetPort":"http"']);
});
