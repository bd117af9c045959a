import { expect, test } from 'vitest';
import { compile } from '../../../../manifests/compile.ts';
import { valuesAt } from '../../../../manifests/program/values-at.ts';

/** The kernel parameters of the pods that are emitted for a resource, in the order in which they are printed. */
async function sysctlsOf(kind: string, spec: object): Promise<readonly unknown[]> {
  const text = JSON.stringify({ apiVersion: 'mcp.svc.internal/v1alpha1', kind, metadata: { name: 'a' }, spec });
  const { objects } = await compile([{ path: 'a.json', text }], {
    target: 'workloads',
    image: 'svc:test',
    extent: 'whole',
    closed: false,
  });
  const pods = objects.flatMap((object) => valuesAt(object, ['spec', 'template', 'spec', 'securityContext']));
  return pods.map(({ value }) => valuesAt(value, ['sysctls']).map((found) => found.value)[0]);
}

const from = (port: string): unknown => [{ name: 'net.ipv4.ip_unprivileged_port_start', value: port }];
const server = { image: 'example.com/a:1', transport: 'streamable-http' };

test('a program that listens on a port of root may have it', async () => {
  expect(await sysctlsOf('MCPServer', { ...server, proxyPort: 80, mcpPort: 443 })).toEqual([from('443'), from('80')]);
  expect(await sysctlsOf('EmbeddingServer', { port: 80 })).toEqual([from('80')]);
  expect(await sysctlsOf('MCPRemoteProxy', { remoteUrl: 'https://mcp.example.com/mcp', proxyPort: 1023 })).toEqual([
    from('1023'),
  ]);
});

test('nothing is set for other ports, and nothing on the network of the node, where it is refused', async () => {
  expect(await sysctlsOf('MCPServer', server)).toEqual([undefined, undefined]);
  expect(await sysctlsOf('MCPServer', { ...server, mcpPort: 1024 })).toEqual([undefined, undefined]);
  expect(await sysctlsOf('MCPServer', { image: 'a', transport: 'stdio', mcpPort: 80 })).toEqual([undefined, undefined]);
  const onNode = { ...server, mcpPort: 80, podTemplateSpec: { spec: { hostNetwork: true } } };
  expect(await sysctlsOf('MCPServer', onNode)).toEqual([undefined, undefined]);
});
