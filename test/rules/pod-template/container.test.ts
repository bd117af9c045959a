import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const server = (kind: string, spec: string, containers: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec:
  ${spec}
  podTemplateSpec:
    spec:
      ${containers}
`;

const documented: readonly (readonly [string, string, string])[] = [
  ['EmbeddingServer', 'port: 8080', 'embedding'],
  ['MCPRegistry', 'configYAML: "sources: []"', 'registry-api'],
  ['MCPServer', 'image: example.com/a', 'mcp'],
  ['VirtualMCPServer', 'incomingAuth: { type: anonymous }', 'vmcp'],
];

test.each(documented)('the container of %s may be changed by its documented name', async (kind, spec, name) => {
  const found = await findingsIn(server(kind, spec, `containers: [{ name: ${name}, workingDir: /tmp }]`));
  expect(found.filter((finding) => finding.includes('pod-template/'))).toEqual([]);
});

test.each(documented)('a container of %s without an image and with another name is an error', async (kind, spec) => {
  const found = await findingsIn(server(kind, spec, 'containers: [{ name: mpc, workingDir: /tmp }]'));
  expect(found.filter((finding) => finding.includes('pod-template/'))).toEqual(['8 pod-template/container-unknown']);
});

test('further containers bring an image; items need names; directives are left alone', async () => {
  const found = await findingsIn(
    server(
      'MCPServer',
      'image: example.com/a',
      `containers:
        - { name: sidecar, image: example.com/sidecar }
        - { workingDir: /tmp }
        - { name: gone, $patch: delete }
      initContainers:
        - { name: prepare, workingDir: /tmp }
        - { name: other, image: example.com/other }`,
    ),
  );
  expect(found).toEqual(['10 pod-template/container-unnamed', '13 pod-template/container-unknown']);
});

const registry = (spec: string): string => server('MCPRegistry', spec, 'initContainers: [{ name: copy-pgpass }]');

test('the init container of a registry with a password file is known', async () => {
  const config = 'configYAML: "sources: []"';
  expect(await findingsIn(registry(config))).toEqual(['8 pod-template/container-unknown']);
  const database = 'configYAML: "{ sources: [], database: { host: db, user: registry, database: registry } }"';
  expect(await findingsIn(registry(`${database}\n  pgpassSecretRef: { name: db, key: pgpass }`))).toEqual([]);
});
