import { expect, test } from 'vitest';
import { compileWhole } from '../../support/compiled-programs.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const config = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: readers }
spec:
  ${spec}
`;

test('a filter goes by names after renaming', async () => {
  await expectFindings(config('{ toolsFilter: [read, find], toolsOverride: { get: { name: read } } }'));
  await expectFindings(
    config('{ toolsFilter: [┆get, find], toolsOverride: { get: { name: read } } }'),
    'tools/rename-ignored-by-filter',
  );
});

test('a name that one tool gives up and another takes is a new name', async () => {
  await expectFindings(config('{ toolsFilter: [a, b], toolsOverride: { a: { name: b }, b: { name: a } } }'));
});

test('two tools need two names', async () => {
  await expectFindings(
    config('{ toolsOverride: { get: { name: read }, fetch: { name: ┆read } } }'),
    'tools/rename-to-taken-name',
  );
  await expectFindings(
    config('{ toolsOverride: { get: { name: ┆read }, read: { description: Reads. } } }'),
    'tools/rename-to-taken-name',
  );
  await expectFindings(
    config('{ toolsOverride: { read: { description: Reads. }, get: { name: ┆read } } }'),
    'tools/rename-to-taken-name',
  );
});

test('an override of a tool that is not shown has no effect, nor has one that changes nothing', async () => {
  await expectFindings(
    config('{ toolsFilter: [find], toolsOverride: { ┆get: { name: read } } }'),
    'tools/rename-of-hidden-tool',
  );
  await expectFindings(config('{ toolsOverride: { get: { name: ┆get } } }'), 'tools/rename-to-itself');
  await expectFindings(config('{ toolsOverride: { get: { name: get, description: Gets. } } }'));
});

test('the settings of a virtual server are read alike', async () => {
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  config:
    groupRef: ┆support
    aggregation:
      tools: [{ workload: wiki, filter: [┆get], overrides: { get: { name: read } } }]
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
`,
    'virtual-server/discovery-at-run-time',
    'tools/rename-ignored-by-filter',
  );
});

test("an empty name or description keeps the tool's own, and one of them says something", async () => {
  await expectFindings(config('{ toolsOverride: { get: { name: read, description: "" } } }'));
  await expectFindings(config('{ toolsOverride: { get: { name: "", description: Reads. } } }'));
  await expectFindings(config('{ toolsOverride: { ┆get: { name: "", description: "" } } }'), 'schema/at-least-one-of');
  const server = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: example.com/a, toolConfigRef: { name: readers } }
`;
  const emitted = async (override: string): Promise<string> => {
    const text = config(`{ toolsOverride: { get: ${override} } }`) + server;
    const { objects } = await compileWhole([{ path: 'a.yaml', text }]);
    return JSON.stringify(objects);
  };
  const plain = await emitted('{ name: read }');
  expect(plain).toContain('read');
  expect(await emitted('{ name: read, description: "" }')).toBe(plain);
});
