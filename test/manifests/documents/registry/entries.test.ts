import { expect, test } from 'vitest';
import { validate } from '../../../../manifests/compile.ts';
import { documentFindings } from '../../../support/document-findings.ts';
import { expectFindings } from '../../../support/expect-findings.ts';

const registry = (name: string, source: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: ${name} }
spec:
  configYAML: |
    sources:
      - name: reviewed
        file: ${source}
        syncPolicy: { interval: 10m }
    registries:
      - { name: all, sources: [reviewed] }
    auth: { mode: anonymous }
  volumes: [{ name: v, configMap: { name: c } }]
  volumeMounts: [{ name: v, mountPath: /e }]
`;
const mounted = '{ path: /e/s.json }';
const catalog = (server: string): string => `---
apiVersion: v1
kind: ConfigMap
metadata: { name: c }
data:
  s.json: |
    { "version": "1.0.0", "meta": { "last_updated": "2026-03-02T09:00:00Z" },
      "data": { "servers": [
        ${server}
      ] } }
`;
const remote = (rest: string): string =>
  `{ "name": "com.example/a", "description": "d", "version": "1.0.0", "remotes": [{ "type": "sse", ${rest} }] }`;
const variable = (rest: string): string =>
  `{ "name": "com.example/a", "description": "d", "version": "1.0.0", "packages": [{ "registryType": "oci", "identifier": "a/b:1",
          "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "A", ${rest} }] }] }`;

test('what is wrong with a catalog in a ConfigMap is found at its place there', async () => {
  const server = remote('"url": "https://a.example.com"').replace('"version": "1.0.0"', '"version": ┆"^1"');
  await expectFindings(registry('a', mounted) + catalog(server), 'schema/pattern');
});

test('a catalog that is not JSON is refused, without other findings', async () => {
  const good = remote('"url": "https://a.example.com"');
  await expectFindings(registry('a', mounted) + catalog(`${good}┆,`), 'document/not-json');
  await expectFindings(registry('a', mounted) + catalog(`┆// the first\n        ${good}`), 'document/not-json');
  await expectFindings(registry('a', mounted) + catalog(good.replace('"d",', '┆"d,\n        ')), 'document/not-json');
});

test('a catalog that two registries read is checked once', async () => {
  const server = '{ "name": ┆"com.example/a", "description": "d", "version": "1.0.0" }';
  const both = `${registry('a', mounted)}---\n${registry('b', mounted)}`;
  await expectFindings(both + catalog(server), 'entries/unreachable');
});

test('a catalog inside the configuration is checked', async () => {
  const { diagnostics } = await validate(
    [
      {
        path: 'a.yaml',
        text: registry('a', `{ data: '{ "version": "1.0.0" }' }`).replace(
          '        syncPolicy: { interval: 10m }\n',
          '',
        ),
      },
    ],
    { extent: 'whole', closed: false },
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(['schema/missing-field', 'schema/missing-field']);
});

test('a catalog that is right is fine, and so is one that is not read', async () => {
  await expectFindings(registry('a', mounted) + catalog(remote('"url": "https://a.example.com"')));
  await expectFindings(registry('a', mounted).replace('name: c', 'name: d') + catalog('{}'));
});

test('names in braces of an address are described', async () => {
  const url = '"url": ┆"https://{tenant}.example.com"';
  await expectFindings(registry('a', mounted) + catalog(remote(url)), 'entries/undeclared-variable');
  const described = `${url.replace('┆', '')}, "variables": { "tenant": {} }`;
  await expectFindings(registry('a', mounted) + catalog(remote(described)));
});

test('a secret has no value, unless its users fill it in', async () => {
  const input = (rest: string): string => registry('a', mounted) + catalog(variable(rest));
  await expectFindings(input('"isSecret": true, "value": ┆"s3cr3t"'), 'entries/published-secret');
  await expectFindings(input('"isSecret": true, "default": ┆"s3cr3t"'), 'entries/published-secret');
  await expectFindings(input('"isSecret": true, "value": "Bearer {token}"'));
  await expectFindings(input('"value": "public"'));
});

test('no version is called latest', async () => {
  const server = remote('"url": "https://a.example.com"').replace('"version": "1.0.0"', '"version": ┆"latest"');
  await expectFindings(registry('a', mounted) + catalog(server), 'entries/version-latest');
});

test('the catalog in a configuration file is checked too', async () => {
  const found = (data: string): Promise<string[]> =>
    documentFindings(
      'registry-server',
      `sources: [{ name: s, file: { data: '${data}' } }]
registries: [{ name: all, sources: [s] }]
auth: { mode: anonymous }
`,
    );
  expect(await found('{not json')).toEqual(['1:38 document/not-json']);
  expect(await found('{ "version": "1.0.0" }')).toEqual(['1:37 schema/missing-field', '1:37 schema/missing-field']);
  expect(
    await found(
      '{ "version": "1.0.0", "meta": { "last_updated": "2026-03-02T09:00:00Z" }, "data": { "servers": [] } }',
    ),
  ).toEqual([]);
});
