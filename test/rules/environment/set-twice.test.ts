import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const server = (secrets: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  env: [{ name: TOKEN, value: x }]
  secrets:
${secrets}
`;

test('a variable has one value', async () => {
  expect(await placedFindingsIn(server('    - { name: s, key: k, targetEnvName: TOKEN }'))).toEqual([
    '8:41 environment/set-twice',
  ]);
  expect(await placedFindingsIn(server('    - { name: s, key: k }\n    - { name: t, key: k }'))).toEqual([
    '9:23 environment/set-twice',
  ]);
});

test('one value of a Secret may be under several variables', async () => {
  expect(
    await placedFindingsIn(server('    - { name: s, key: k }\n    - { name: s, key: k, targetEnvName: OTHER }')),
  ).toEqual([]);
  expect(await placedFindingsIn(server('    - { name: s, key: k }\n    - { name: s, key: k }'))).toEqual([
    '9:23 environment/set-twice',
  ]);
});

test('variables of different names are fine', async () => {
  expect(
    await placedFindingsIn(server('    - { name: s, key: k }\n    - { name: t, key: k, targetEnvName: OTHER }')),
  ).toEqual([]);
});
