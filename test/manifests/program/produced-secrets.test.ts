import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';

const server = (key: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: a, secrets: [{ name: keys, key: ${key} }] }
---
`;
const groups = { ExternalSecret: 'external-secrets.io', SealedSecret: 'bitnami.com' } as const;
const object = (kind: keyof typeof groups, spec: string, name = 'keys', group: string = groups[kind]): string =>
  `apiVersion: ${group}/v1
kind: ${kind}
metadata: { name: ${name} }
spec: ${spec}
`;

async function codesOf(text: string): Promise<string[]> {
  const { diagnostics } = await validate([{ path: 'a.yaml', text }], { extent: 'whole', closed: true });
  return diagnostics.map(({ code }) => code);
}

test('a Secret that an object of the input makes is in the input', async () => {
  const external = object('ExternalSecret', '{ target: { name: keys }, data: [{ secretKey: token }] }', 'other');
  expect(await codesOf(server('token') + external)).toEqual([]);
  expect(await codesOf(server('tokn') + external)).toEqual(['link/missing-key']);
  const sealed = object('SealedSecret', '{ encryptedData: { token: AgB } }');
  expect(await codesOf(server('token') + sealed)).toEqual([]);
  expect(await codesOf(server('tokn') + sealed)).toEqual(['link/missing-key']);
  expect(await codesOf(server('token') + object('ExternalSecret', '{}', 'others'))).toEqual(['link/external']);
});

test('its keys are unknown where it is fetched as a whole or made by a template', async () => {
  expect(await codesOf(server('token') + object('ExternalSecret', '{ dataFrom: [{ extract: { key: a } }] }'))).toEqual(
    [],
  );
  const template = '{ target: { template: { data: { token: "{{ .a }}" } } }, data: [{ secretKey: a }] }';
  expect(await codesOf(server('token') + object('ExternalSecret', template))).toEqual([]);
});

test('a kind of another API group with the same name makes none', async () => {
  const other = object(
    'ExternalSecret',
    '{ target: { name: keys }, data: [{ secretKey: token }] }',
    'keys',
    'x.example',
  );
  expect(await codesOf(server('token') + other)).toEqual(['link/external']);
});
