import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { compileWhole } from '../../support/compiled-programs.ts';

const server = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: 'example.com/a:1', ${spec} }
`;
const limit = 128 * 1024;

async function codesOf(spec: string): Promise<string[]> {
  const { diagnostics } = await validate([{ path: 'a.yaml', text: server(spec) }], { extent: 'whole', closed: false });
  return diagnostics.map(({ code }) => code);
}

test('a variable is no longer than a program may start with, its name included', async () => {
  const variable = (length: number, letter = 'a'): string => `env: [{ name: AB, value: '${letter.repeat(length)}' }]`;
  expect(await codesOf(variable(limit - 4))).toEqual([]);
  expect(await codesOf(variable(limit - 3))).toEqual(['environment/too-long']);
  expect(await codesOf(variable(limit / 2, 'é'))).toEqual(['environment/too-long']);
  expect(await codesOf(variable(limit / 2 - 2, 'é'))).toEqual([]);
});

test('neither is an argument, and what other containers get', async () => {
  const long = `'${'a'.repeat(limit)}'`;
  expect(await codesOf(`args: [a, ${long}]`)).toEqual(['environment/too-long']);
  expect(await codesOf(`args: ['${'a'.repeat(limit - 1)}']`)).toEqual([]);
  for (const spec of [
    `resourceOverrides: { proxyDeployment: { env: [{ name: AB, value: ${long} }] } }`,
    `podTemplateSpec: { spec: { containers: [{ name: mcp, env: [{ name: AB, value: ${long} }] }] } }`,
    `podTemplateSpec: { spec: { initContainers: [{ name: b, image: 'b:1', command: [b, ${long}] }] } }`,
  ])
    expect(await codesOf(spec)).toContain('environment/too-long');
});

test('a ConfigMap that is made has no more than a cluster stores', async () => {
  const registry = (length: number): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: r }
spec:
  configYAML: |
    auth: { mode: anonymous }
    # ${'a'.repeat(length)}
`;
  const codes = async (length: number): Promise<string[]> => {
    const { diagnostics, objects } = await compileWhole([{ path: 'a.yaml', text: registry(length) }]);
    const found = diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, message }) => `${code}: ${message}`);
    expect(objects.length > 0).toBe(found.length === 0);
    return found;
  };
  expect(await codes(1024 * 1024 - 100)).toEqual([]);
  expect(await codes(1024 * 1024)).toEqual([
    'document/too-large: ConfigMap "mcp-registry-r" has 1.1 MiB, and a cluster stores at most 1',
  ]);
});
