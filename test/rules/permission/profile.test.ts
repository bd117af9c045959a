import { expect, test } from 'vitest';
import { compileWhole } from '../../support/compiled-programs.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { at } from '../../support/plain-walk.ts';
import { resource, validateTexts } from '../../support/validated.ts';

const server = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  permissionProfile: { type: configmap, name: profile, key: profile.json }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: profile }
`;

test('a profile is a string', async () => {
  await expectFindings(`${server}binaryData: { ┆profile.json: e30= }\n`, 'permission/profile-not-text');
  await expectFindings(`${server}data: { profile.json: ┆{ network: {} } }\n`, 'data/invalid-value');
  await expectFindings(`${server}data: { profile.json: '{}' }\nbinaryData: { other: e30= }\n`);
});

test('a profile in another namespace is reported, with that namespace', async () => {
  const spec = '  image: example.com/a\n  permissionProfile: { type: configmap, name: profile, key: p.json }';
  const configMap = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: profile, namespace: other }\n';
  const text = (namespace: string) => `${resource('MCPServer', 'a', spec, namespace)}---\n${configMap}`;
  const { diagnostics } = await validateTexts({ 'a.yaml': `${text('mcp')}data: { p.json: "{}" }\n` });
  expect(diagnostics.filter(({ code }) => code.startsWith('permission/'))).toMatchObject([
    {
      code: 'permission/profile-not-in-input',
      message: expect.stringContaining('in ConfigMap "profile" in namespace "mcp" is not in the input'),
      hint: 'the ConfigMap "profile" of the input is in namespace "other": give both the same',
    },
  ]);
  const { found } = await validateTexts({ 'a.yaml': `${text('other')}data: { p.json: "{}" }\n` });
  expect(found).not.toContainEqual(expect.stringContaining('profile-not-in-input'));
});

test('a profile that allows everything has no list of what it allows', async () => {
  const profile = (outbound: string): string =>
    `${server.replace('name: profile, key', 'name: ┆profile, key')}data: { profile.json: '{"network":{"outbound":{${outbound}}}}' }\n`;
  await expectFindings(profile('"insecureAllowAll":true,"allowPort":[443]'), 'settings/without-effect');
  await expectFindings(profile('"insecureAllowAll":true').replace('┆', ''));
  await expectFindings(profile('"allowPort":[443]').replace('┆', ''));
});

test('without a network nothing gets out, whatever else a profile allows', async () => {
  const profile = (network: string): string => `${server}data: { profile.json: '{"network":{${network}}}' }\n`;
  const policyOf = async (network: string): Promise<unknown> => {
    const { objects } = await compileWhole([{ path: 'a.yaml', text: profile(network) }]);
    return at(
      objects.find(({ kind }) => kind === 'NetworkPolicy'),
      'spec',
    );
  };
  const all = '"outbound":{"insecureAllowAll":true}';
  expect(await policyOf(`"mode":"none",${all}`)).toEqual(await policyOf('"mode":"none"'));
  expect(await policyOf(`"mode":"none",${all}`)).not.toEqual(await policyOf(all));
  const marked = (network: string): string => profile(network).replace('name: profile, key', 'name: ┆profile, key');
  await expectFindings(marked(`"mode":"none",${all}`), 'settings/without-effect');
  await expectFindings(profile('"mode":"none"'));
  await expectFindings(marked('"mode":"host"'), 'permission/profile-not-enforced');
});
