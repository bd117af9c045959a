import { apiVersion } from '../../generated/kinds.ts';

/** A resource of svc that needs no other. */
export function group(name: string, more = ''): string {
  return `apiVersion: ${apiVersion}\nkind: MCPGroup\nmetadata:\n  name: ${name}\n${more}spec:\n  description: Tools\n`;
}

/** A resource of svc that refers to a group. */
export function entry(name: string, groupName: string): string {
  return `apiVersion: ${apiVersion}\nkind: MCPServerEntry\nmetadata:\n  name: ${name}\nspec:\n  remoteUrl: https://mcp.example.com\n  transport: streamable-http\n  groupRef: ${groupName}\n`;
}

/** An object that is not of svc and passes through. */
export function configMap(name: string, value = 'x', namespace?: string): string {
  const place = namespace === undefined ? '' : `  namespace: ${namespace}\n`;
  return `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n${place}data:\n  key: ${value}\n`;
}
