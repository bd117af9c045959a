import { annotationNames } from '../../runtime/registry/sync/exported-resource.ts';
import { project } from '../../generated/project.ts';

const specs = {
  MCPServer: { image: 'registry.example.com/mcp/weather:1.4.0', transport: 'streamable-http' },
  MCPRemoteProxy: { remoteUrl: 'https://weather.example.com/mcp' },
  VirtualMCPServer: { incomingAuth: { type: 'anonymous' }, config: { groupRef: 'everything' } },
} as const;

/** A resource that asks a registry to export it; annotations by their short names replace what it says by itself. */
export function exportedServer(
  namespace: string,
  name: string,
  annotations: Partial<Record<keyof typeof annotationNames, string>> = {},
  kind: keyof typeof specs = 'MCPServer',
): object {
  const own = { export: 'true', url: `https://${name}.example.com/mcp`, description: `What ${name} does` };
  const entries = Object.entries({ ...own, ...annotations });
  const named = new Map<string, string>(Object.entries(annotationNames));
  return {
    apiVersion: `${project.group}/${project.version}`,
    kind,
    metadata: {
      namespace,
      name,
      annotations: Object.fromEntries(entries.map(([key, text]) => [named.get(key) ?? key, text])),
    },
    spec: specs[kind],
  };
}
