import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { positionAt } from '../../../runtime/diagnostics/span.ts';
import { servedGroup } from '../../support/served-group.ts';

const config = (name: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: ${name} }
spec: { toolsFilter: [read] }
`;
const group = (name: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: ${name} }
`;
const server = (spec = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec: { image: example.com/files${spec} }
`;

async function findings(text: string, extent: 'whole' | 'part' = 'whole'): Promise<string[]> {
  const { diagnostics } = await validate([{ path: 'input.yaml', text }], { extent, closed: false });
  return diagnostics.map(({ code, span }) => {
    const at = span === undefined ? undefined : positionAt(span.source, span.start);
    return `${at?.line ?? 0}:${at?.column ?? 0} ${code}`;
  });
}

test('what a workload refers to is used', async () => {
  expect(
    await findings(server(', toolConfigRef: { name: few }, groupRef: all') + config('few') + group('all')),
  ).toEqual([]);
});

test('a resource that nothing refers to is reported', async () => {
  expect(await findings(server() + config('few') + group('all'))).toEqual([
    '8:19 link/unused-resource',
    '13:19 link/unused-resource',
  ]);
});

test('references through lists and maps count', async () => {
  const settings = '    aggregation: { tools: [{ workload: wiki, toolConfigRef: { name: few } }] }';
  expect(await findings(servedGroup(settings, ['wiki']) + config('few'))).toEqual([]);
});

test('a name that leads nowhere may mean what is there', async () => {
  expect(await findings(server(', toolConfigRef: { name: fex }') + config('few'))).toEqual([
    '4:58 link/missing-target',
  ]);
  expect(await findings(server(', toolConfigRef: { name: all }') + group('all'))).toEqual(['4:58 link/wrong-kind']);
});

test('an address may be that of any embedding server', async () => {
  const embedding = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: words }
spec: {}
`;
  const search = (settings: string): string => servedGroup(`    optimizer: ${settings}`, ['wiki']) + embedding;
  expect(await findings(search('{ hybridSearchSemanticRatio: "0" }'))).toEqual(['22:19 link/unused-resource']);
  expect(await findings(search("{ embeddingService: 'http://mcp-embedding-words:8080' }"))).toEqual([]);
});

test('resources without any workload are there for others', async () => {
  expect(await findings(config('few') + group('all'))).toEqual([]);
});

test('in a part of the input, and beside a document with errors, the one that refers may be missing', async () => {
  expect(await findings(server() + config('few'), 'part')).toEqual([]);
  const broken = server(', transport: smoke').replace('name: files', 'name: other');
  expect(await findings(`${server()}---\n${broken}${config('few')}`)).toEqual(['9:46 schema/enum']);
});

test('an entry is there for the virtual server of its group', async () => {
  const entry = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: lost }
spec: { groupRef: other, remoteUrl: 'https://lost.example.com/mcp', transport: streamable-http }
`;
  expect(await findings(servedGroup('', ['wiki']) + group('other') + entry)).toEqual(['27:19 link/unused-entry']);
  expect(await findings(group('other') + entry)).toEqual([]);
});
