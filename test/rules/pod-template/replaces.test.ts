import { describe, expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import type { Severity } from '../../../runtime/diagnostics/diagnostic.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'pod-template/replaces-field';
const server = (template: string, rest = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: registry.example.com/a:1.0.0
  args: [--units, metric]
  env: [{ name: UNITS, value: metric }]
  secrets: [{ name: keys, key: token, targetEnvName: TOKEN }]
  resources: { limits: { memory: 1Gi, cpu: "1" } }
  volumes: [{ name: files, hostPath: /srv, mountPath: /files }]
  podTemplateSpec: { spec: { ${template} } }
${rest}`;
const own = (fields: string): string => server(`containers: [{ name: mcp, ${fields} }]`);

async function found(text: string): Promise<readonly { severity: Severity; message: string }[]> {
  const { diagnostics } = await validate([{ path: 'a.yaml', text }], { extent: 'whole', closed: false });
  return diagnostics.filter((one) => one.code === code).map(({ severity, message }) => ({ severity, message }));
}

describe('of an MCPServer', () => {
  const withHost = 'pod-security/not-restricted';

  test('fields that a pod template replaces are reported', async () => {
    await expectFindings(own('image: ┆"registry.example.com/a:0.9.0"').replace('/srv', '┆/srv'), withHost, code);
  });

  test.each([
    ['args: ┆[--x]', 'args of the pod template replaces the arguments of container "mcp": --units metric'],
    ['env: [{ name: ┆UNITS, value: imperial }, { name: OTHER, value: a }]', 'the variable "UNITS"'],
    [
      'resources: { limits: { memory: ┆2Gi, cpu: "1" } }',
      'resources.limits.memory of the pod template replaces limits.memory "1Gi"',
    ],
    [
      'volumeMounts: [{ name: tmp, mountPath: ┆/files }]',
      'the mount at /files of the pod template replaces that of the volume "files"',
    ],
    [
      'env: ┆[{ $patch: replace }, { name: TOKEN, valueFrom: { secretKeyRef: { name: keys, key: token } } }]',
      'removes the one of env',
    ],
  ])('%s', async (fields, words) => {
    const list = fields.includes('$patch') ? fields.replace('┆[', '[┆') : fields;
    await expectFindings(own(list).replace('/srv', '┆/srv'), withHost, code);
    const findings = await found(own(fields.replace('┆', '')));
    expect(findings).toEqual([{ severity: 'warning', message: expect.stringContaining(words) }]);
  });

  test.each([
    'image: registry.example.com/a:1.0.0',
    'args: [--units, metric, --verbose]',
    'env: [{ name: UNITS, value: metric }]',
    'env: [{ name: TOKEN, valueFrom: { secretKeyRef: { name: keys, key: token, optional: false } } }]',
    'resources: { limits: { memory: 1024Mi, cpu: 1000m } }',
    'volumeMounts: [{ name: files, mountPath: /files, readOnly: true, subPath: "" }]',
  ])('what says the same, or more of the same, replaces nothing: %s', async (fields) => {
    await expectFindings(own(fields).replace('/srv', '┆/srv'), withHost);
  });

  test('a volume may say more of itself', async () => {
    const volume = server('volumes: [{ name: files, hostPath: { path: /srv, type: Directory } }]');
    await expectFindings(volume.replace('/srv', '┆/srv').replace('{ path: /srv', '┆{ path: /srv'), withHost, withHost);
  });

  test('a secret that goes with another container is not lost', async () => {
    const moved = (env: string): string =>
      server(
        `containers: [{ name: mcp, $patch: delete }, { name: b, image: example.com/b, ports: [{ name: mcp, containerPort: 8080 }], env: [${env}] }]`,
      );
    const token = '{ name: TOKEN, valueFrom: { secretKeyRef: { name: keys, key: token } } }';
    const isLost = async (env: string): Promise<boolean> =>
      (await found(moved(env))).some(({ message }) => message.includes('container "mcp"'));
    expect(await isLost('{ name: TOKEN, value: x }')).toBe(true);
    expect(await isLost(token)).toBe(false);
  });

  test('a volume of the spec', async () => {
    await expectFindings(server('volumes: [{ name: ┆files, emptyDir: {} }]').replace('/srv', '┆/srv'), withHost, code);
  });

  test('a lost secret is an error', async () => {
    const message = 'the variable "TOKEN" of the pod template replaces the key "token" of Secret "keys"';
    expect(await found(own('env: [{ name: TOKEN, value: test }]'))).toEqual([{ severity: 'error', message }]);
    expect(await found(own('env: [{ name: TOKEN, $patch: delete }]'))).toMatchObject([{ severity: 'error' }]);
  });

  test('a lost container is an error', async () => {
    const gone = 'containers: [{ name: mcp, $patch: delete }, { name: other, image: example.com/other }]';
    expect(await found(server(gone))).toMatchObject([{ severity: 'error' }]);
  });

  test('an account', async () => {
    const plain = server('serviceAccountName: ┆b').replace('/srv', '┆/srv');
    await expectFindings(plain, withHost, 'pod-template/replaces-account');
    await expectFindings(
      server('serviceAccountName: ┆b', '  serviceAccount: a').replace('/srv', '┆/srv'),
      withHost,
      code,
    );
    expect(await found(server('serviceAccountName: a', '  serviceAccount: a'))).toEqual([]);
  });

  test.each([
    'image: "registry.example.com/a:1.0.0", args: [--units, metric, --more]',
    'env: [{ name: UNITS, value: metric }, { name: OTHER, value: b }]',
    'env: [{ name: UNITS, $patch: delete }]',
    'resources: { requests: { memory: 1Gi }, limits: { memory: 1024Mi, cpu: 1 } }',
    'volumeMounts: [{ name: tmp, mountPath: /tmp/cache }, { name: files, mountPath: /files, readOnly: true }]',
    'livenessProbe: { httpGet: { path: /, port: mcp } }',
  ])('the same, more, or gone by name is fine: %s', async (fields) => {
    expect(await found(own(fields))).toEqual([]);
  });

  test('another container is accepted', async () => {
    const other = 'containers: [{ name: b, image: "b:1", args: [--x], env: [{ name: UNITS, value: b }] }]';
    expect(await found(server(other))).toEqual([]);
  });
});

const embedding = (fields: string, spec = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: a }
spec:
  image: example.com/tei:1.0.0
  imagePullPolicy: Always
  hfTokenSecretRef: { name: keys, key: hub }
  modelCache: {}
${spec}
  podTemplateSpec: { spec: { containers: [{ name: embedding, ${fields} }] } }
`;

test.each([
  ['imagePullPolicy: Never', 'warning'],
  ['image: "example.com/tei:2.0.0"', 'warning'],
  ['volumeMounts: [{ name: tmp, mountPath: /data }]', 'warning'],
  ['args: [--json-output]', 'error'],
  ['env: [{ name: HF_TOKEN, value: x }]', 'error'],
])('of an EmbeddingServer: %s', async (fields, severity) => {
  expect(await found(embedding(fields))).toMatchObject([{ severity }]);
});

test('of an EmbeddingServer: labels and annotations of its pods', async () => {
  const overrides = 'annotations: { example.com/a: a, example.com/b: b }, labels: { example.com/l: l }';
  const spec = `  resourceOverrides: { statefulSet: { podTemplateMetadataOverrides: { ${overrides} } } }`;
  const text = embedding('', spec).replace(
    'podTemplateSpec: {',
    'podTemplateSpec: { metadata: { annotations: { example.com/a: z, example.com/b: b, example.com/c: c } },',
  );
  const message =
    'the annotation "example.com/a" of the pod template replaces the value "a" of the spec, which has no effect';
  expect(await found(text)).toEqual([{ severity: 'warning', message }]);
});

test('a pod template may set what the resource does not', async () => {
  const text = embedding(
    'imagePullPolicy: Never, image: "example.com/tei:2.0.0", resources: { limits: { memory: 1Gi } }',
  );
  expect(await found(text.replace('  imagePullPolicy: Always\n', '').replace(/ {2}image: .*\n/, ''))).toEqual([]);
});

const registry = (template: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  volumes: [{ name: catalog, configMap: { name: catalog } }, { name: store, emptyDir: {} }]
  volumeMounts: [{ name: catalog, mountPath: /catalog }, { name: store, mountPath: /data }]
  pgpassSecretRef: { name: keys, key: pgpass }
  configYAML: 'sources: []'
  podTemplateSpec: { spec: { ${template} } }
`;

test.each([
  ['volumes: [{ name: config, emptyDir: {} }]', 'error'],
  ['volumes: [{ name: pgpass-secret, emptyDir: {} }]', 'error'],
  ['volumes: [{ name: catalog, emptyDir: {} }]', 'error'],
  ['volumes: [{ name: store, persistentVolumeClaim: { claimName: a } }]', 'warning'],
  ['containers: [{ name: registry-api, volumeMounts: [{ name: tmp, mountPath: /config }] }]', 'error'],
  ['containers: [{ name: registry-api, args: [registry, serve] }]', 'error'],
  ['initContainers: [{ name: copy-pgpass, args: [registry] }]', 'error'],
])('of an MCPRegistry: %s', async (template, severity) => {
  expect(await found(registry(template))).toMatchObject([{ severity }]);
});

const gateway = (template: string): string => `apiVersion: v1
kind: Secret
metadata: { name: keys }
stringData: { password: a, partner: b }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: partner }
spec:
  groupRef: tools
  transport: streamable-http
  remoteUrl: https://partner.example.com/mcp
  headerForward:
    addHeadersFromSecret: [{ headerName: X-Key, valueSecretRef: { name: keys, key: partner } }]
---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: { source: inline }
  config: { groupRef: tools }
  sessionStorage: { provider: redis, address: "redis:6379", passwordRef: { name: keys, key: password } }
  podTemplateSpec: { spec: { ${template} } }
`;
const vmcp = (fields: string): string => gateway(`containers: [{ name: vmcp, ${fields} }]`);

test.each([
  [vmcp('args: [aggregator, serve]'), 'args of the pod template replaces the arguments of container "vmcp"'],
  [vmcp('env: [{ name: SVC_SESSION_REDIS_PASSWORD, value: x }]'), 'the key "password" of Secret "keys"'],
  [vmcp('env: [{ name: SVC_HEADER_FORWARD_PARTNER__X_KEY, value: x }]'), 'the key "partner" of Secret "keys"'],
  [vmcp('volumeMounts: [{ name: tmp, mountPath: /etc/svc }]'), 'the mount at /etc/svc'],
  [gateway('volumes: [{ name: config, configMap: { name: other } }]'), 'the volume "config"'],
  [gateway('automountServiceAccountToken: false').replace('source: inline', 'source: discovered'), 'the token'],
])('of a VirtualMCPServer, with all that it refers to: %#', async (text, words) => {
  expect(await found(text)).toEqual([{ severity: 'error', message: expect.stringContaining(words) }]);
});

test('a virtual server may get more of everything', async () => {
  const args = 'aggregator, serve, --config, /etc/svc/config.json, --shutdown-delay, 5s, --more';
  const more = `containers: [{ name: vmcp, args: [${args}],
    env: [{ name: A, value: b }], resources: { limits: { memory: 1Gi } }, image: "example.com/svc:2",
    volumeMounts: [{ name: tmp, mountPath: /etc/more }] }]`;
  expect(await found(gateway(more))).toEqual([]);
  const projected = 'projected: { sources: [{ configMap: { name: vmcp-a } }, { secret: { name: keys } }] }';
  expect(await found(gateway(`volumes: [{ name: config, ${projected} }]`))).toEqual([]);
});

test('the old name of the account of a pod is named: it is not the account that the pod runs under', async () => {
  const resource = (kind: string, pod: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec: { ${kind === 'MCPServer' ? "image: 'example.com/a:1', serviceAccount: own, " : ''}podTemplateSpec: { spec: { ${pod} } } }
`;
  const oldName = 'pod-template/replaces-account-by-old-name';
  await expectFindings(resource('MCPServer', '┆serviceAccount: other'), oldName);
  await expectFindings(resource('EmbeddingServer', '┆serviceAccount: own'), oldName);
  await expectFindings(resource('MCPServer', 'serviceAccountName: own, serviceAccount: own'));
  await expectFindings(resource('MCPServer', 'serviceAccountName: own, ┆serviceAccount: other'), oldName);
});
