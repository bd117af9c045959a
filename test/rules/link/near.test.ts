import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { isNearMiss } from '../../../runtime/config/near-miss.ts';
import { expectFindings } from '../../support/expect-findings.ts';

interface Object {
  readonly kind?: string;
  readonly name: string;
  readonly key?: string;
}

const input = (spec: string, { kind = 'Secret', name, key = 'token' }: Object, more = ''): string =>
  `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: example.com/a, transport: streamable-http, mcpPort: 9000, ${spec} }
---
apiVersion: v1
kind: ${kind}
metadata: { name: ${name} }
${kind === 'ServiceAccount' ? '' : `${kind === 'Secret' ? 'stringData' : 'data'}: { ${key}: abc }`}
${more}`;
const secret = (name: string): string => `secrets: [{ name: ${name}, key: token }]`;
const nearName = 'link/near-name';
const nearKind = 'link/near-kind';

test('a name that is a letter off an object that nothing names', async () => {
  await expectFindings(input(secret('┆weather-api'), { name: 'weather-apis' }), nearName);
  await expectFindings(input('serviceAccount: ┆wether-sa', { kind: 'ServiceAccount', name: 'weather-sa' }), nearName);
  await expectFindings(input(secret('weather-api'), { name: 'weather-api' }));
});

test('names that are words of their own', async () => {
  for (const name of ['api-1', 'api-eu', 'apis-of-others', 'mail'])
    await expectFindings(input(secret(name), { name: name === 'api-1' ? 'api-2' : 'api-us' }));
});

test('an object that is named elsewhere, or lacks the key, is not suggested', async () => {
  const object = { name: 'weather-apis' };
  await expectFindings(input(secret('weather-api'), { ...object, key: 'other' }));
  await expectFindings(input(`env: [{ name: A, value: weather-apis }], ${secret('weather-api')}`, object));
  const rights = `---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: { name: rights }
roleRef: { apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: view }
subjects: [{ kind: ServiceAccount, name: weather-sa }]
`;
  const account = { kind: 'ServiceAccount', name: 'weather-sa' };
  await expectFindings(input('serviceAccount: ┆wether-sa', account, rights), nearName);
});

test('a Secret that another object makes', async () => {
  const made = (kind: string, spec: string, own = 'weather-apis'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: a }
spec: { type: inline, inline: { issuer: 'https://id.example.com', clientId: a, clientSecretRef: { name: ┆weather-api, key: token } } }
---
apiVersion: ${kind === 'ExternalSecret' ? 'external-secrets.io/v1' : 'bitnami.com/v1alpha1'}
kind: ${kind}
metadata: { name: ${own} }
spec: { ${spec} }
`;
  const fetched =
    'secretStoreRef: { name: vault, kind: ClusterSecretStore }, data: [{ secretKey: token, remoteRef: { key: a } }]';
  const sealed = 'encryptedData: { token: AgAR }, template: { metadata: { name: weather-apis } }';
  await expectFindings(made('ExternalSecret', fetched), nearName);
  await expectFindings(made('ExternalSecret', `${fetched}, target: { name: weather-apis }`, 'b'), nearName);
  await expectFindings(made('SealedSecret', sealed), nearName);
  const right = (text: string): string => text.replace('┆', '');
  await expectFindings(right(made('ExternalSecret', fetched.replace('secretKey: token', 'secretKey: other'))));
  await expectFindings(right(made('SealedSecret', sealed)).replace('weather-api,', 'weather-apis,'));
  const named = `${right(made('SealedSecret', sealed))}---
apiVersion: v1
kind: ConfigMap
metadata: { name: c }
data: { secret: weather-apis }
`;
  await expectFindings(named);
});

test('a ConfigMap where a Secret is meant', async () => {
  await expectFindings(input(secret('┆api'), { kind: 'ConfigMap', name: 'api' }), nearKind);
  await expectFindings(input(secret('api'), { kind: 'ConfigMap', name: 'api', key: 'other' }));
  await expectFindings(input(`${secret('api')}, env: [{ name: A, value: api }]`, { kind: 'ConfigMap', name: 'api' }));
});

test('in a closed input the object is reported as missing, in a part nothing is reported', async () => {
  const source = { path: 'a.yaml', text: input(secret('weather-api'), { name: 'weather-apis' }) };
  const codes = async (extent: 'whole' | 'part', closed: boolean): Promise<string[]> =>
    (await validate([source], { extent, closed })).diagnostics.map(({ code }) => code);
  expect(await codes('whole', true)).toEqual(['link/external']);
  expect(await codes('part', false)).not.toContain(nearName);
});

test('no name is a near miss of itself, and none of one with other digits', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
  fc.assert(fc.property(name, (one) => !isNearMiss(one, one)));
  fc.assert(fc.property(name, (one) => !isNearMiss(`${one}1`, `${one}2`)));
});

test('an object that is named elsewhere does not hide one that is not', async () => {
  const more = `---
apiVersion: v1
kind: Secret
metadata: { name: weather-apiz }
stringData: { token: abc }
`;
  const text = `env: [{ name: A, value: weather-apis }], ${secret('┆weather-api')}`;
  await expectFindings(input(text, { name: 'weather-apis' }, more), nearName);
});

test('a name with a dot is found elsewhere only as a whole', async () => {
  const named = (value: string): string => `env: [{ name: A, value: ${value} }], ${secret('┆weather.api')}`;
  await expectFindings(input(named('https://weather.apis'), { name: 'weather.apis' }).replace('┆', ''));
  await expectFindings(input(named('apis-of-weather'), { name: 'weather.apis' }), nearName);
  await expectFindings(input(named('apis weather'), { name: 'weather.apis' }), nearName);
});
