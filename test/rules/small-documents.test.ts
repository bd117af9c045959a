import { expect, test } from 'vitest';
import { documentFindings } from '../support/document-findings.ts';

const idle = 'settings/without-effect';

test('an audit log is switched on, and has data where their size is limited', async () => {
  expect(await documentFindings('audit', 'component: files\n')).toEqual([`1:1 ${idle}`]);
  expect(await documentFindings('audit', 'enabled: false\ncomponent: files\n')).toEqual([]);
  expect(await documentFindings('audit', 'enabled: true\nmaxDataSize: 100\n')).toEqual([`2:1 ${idle}`]);
  const both = (size: number): string => `enabled: true\nmaxDataSize: ${size}\nincludeRequestData: true\n`;
  expect(await documentFindings('audit', both(0))).toEqual([`3:1 ${idle}`]);
  expect(await documentFindings('audit', both(10))).toEqual([]);
  const events = (left: string): string =>
    `enabled: true\neventTypes: [mcp_ping, mcp_tool_call]\nexcludeEventTypes: [${left}]\n`;
  expect(await documentFindings('audit', events('mcp_tool_call'))).toEqual([`2:24 ${idle}`]);
  expect(await documentFindings('audit', events('mcp_initialize'))).toEqual([]);
});

test('audit settings inside another document are looked at too', async () => {
  const run = 'schemaVersion: v1\nimage: example.com/files:1\naudit: { component: files }\n';
  expect(await documentFindings('run', run)).toEqual([`3:1 ${idle}`]);
  expect(await documentFindings('run', `${run}enableAudit: true\n`)).toEqual([]);
  expect(await documentFindings('aggregator', 'groupRef: tools\naudit: { component: a }\n')).toEqual([`2:1 ${idle}`]);
});

test('a file of webhooks has some, which are checked where they are reached over TLS', async () => {
  const one = (url: string, tls: string): string =>
    `validating: [{ name: a, url: '${url}', failurePolicy: fail, tlsConfig: { ${tls} } }]\n`;
  expect(await documentFindings('webhook', 'validating: []\n')).toEqual([`1:1 ${idle}`]);
  expect(await documentFindings('webhook', one('http://localhost:1', 'caBundlePath: /x'))).toEqual([`1:73 ${idle}`]);
  expect(await documentFindings('webhook', one('https://w', 'insecureSkipVerify: true, caBundlePath: /x'))).toEqual([
    `1:103 ${idle}`,
  ]);
  expect(await documentFindings('webhook', `${one('https://w', 'caBundlePath: /x')}mutating: []\n`)).toEqual([]);
});

test('a package of a skill says where it is', async () => {
  const skill = (found: string): string =>
    `{ namespace: com.example, name: a, description: A., version: 1.0.0, packages: [{ ${found} }] }\n`;
  expect(await documentFindings('skill', skill('registryType: oci, url: https://a.example.com'))).toEqual([
    '1:96 skill/package-nowhere',
  ]);
  expect(await documentFindings('skill', skill('registryType: git, identifier: a/b'))).toEqual([
    '1:96 skill/package-nowhere',
  ]);
  expect(await documentFindings('skill', skill('registryType: oci, identifier: a/b'))).toEqual([]);
  expect(await documentFindings('skill', skill('registryType: git, url: https://a.example.com'))).toEqual([]);
});

test('what a permission profile allows is not allowed or forbidden as a whole', async () => {
  const profile = (text: string): Promise<string[]> => documentFindings('permission-profile', `network: { ${text} }\n`);
  expect(await profile('outbound: { insecureAllowAll: true, allowHost: [a.example.com], allowPort: [443] }')).toEqual([
    `1:48 ${idle}`,
    `1:76 ${idle}`,
  ]);
  expect(await profile('mode: none, outbound: { allowHost: [a.example.com] }')).toEqual([`1:24 ${idle}`]);
  expect(await profile('mode: none, outbound: {}')).toEqual([]);
  expect(await profile('outbound: { allowHost: [a.example.com], allowPort: [443] }')).toEqual([]);
});
