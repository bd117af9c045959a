import { openTable } from '../../diagnostics/open-table.ts';

/** An unknown key that people write for a reason, what to do instead, and the pointers of the fields that it leaves absent. */
export interface MisplacedKey {
  readonly hint: string;
  readonly lacks: readonly string[];
}

/** Why a resource has to have a name of its own. */
const generatedNameHint =
  'write "name:" instead: a generated name is another one on each apply, and nothing could refer to it';

/** Keys of `spec` that are fields of another kind, by the kind under which people write them. */
export const fieldsOfOthers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = openTable({
  MCPServer: openTable({
    remoteUrl: ['MCPRemoteProxy', 'MCPServerEntry'],
    headerForward: ['MCPRemoteProxy', 'MCPServerEntry'],
  }),
  MCPRemoteProxy: openTable({ image: ['MCPServer'], args: ['MCPServer'], secrets: ['MCPServer'] }),
  MCPServerEntry: openTable({
    image: ['MCPServer'],
    oidcConfigRef: ['MCPRemoteProxy'],
    toolConfigRef: ['MCPRemoteProxy'],
  }),
});

/** What a resource of a kind is, where people take it for another. */
const whatKindsAre: Readonly<Record<string, string>> = openTable({
  MCPServer: 'an MCPServer runs an image',
  MCPRemoteProxy: 'an MCPRemoteProxy is for a server that runs elsewhere',
  MCPServerEntry: 'an MCPServerEntry is for a remote server that a virtual server calls directly',
});

/** Fields of the `spec.config` of a VirtualMCPServer that people write beside it. */
export const belowConfig: ReadonlySet<string> = new Set([
  'aggregation',
  'audit',
  'backends',
  'compositeToolRefs',
  'compositeTools',
  'groupRef',
  'operational',
  'optimizer',
  'rateLimiting',
  'telemetry',
]);

/** What to report about a key that belongs elsewhere, or that Kubernetes knows and svc does not accept; undefined for others. */
export function misplacedKey(pointer: string, key: string, kind: unknown): MisplacedKey | undefined {
  if (pointer === '/metadata') return ofMetadata(key);
  if (typeof kind !== 'string') return undefined;
  if (pointer === '/spec') return ofSpec(key, kind);
  if (kind === 'MCPServer' && key === 'valueFrom' && /^\/spec\/env\/\d+$/.test(pointer)) {
    const hint = 'values of Secrets are items of spec.secrets: name, key, and targetEnvName for the variable';
    return { hint, lacks: [`${pointer}/value`] };
  }
  return undefined;
}

function ofMetadata(key: string): MisplacedKey | undefined {
  if (key === 'spec')
    return { hint: 'it is too far in: write it in the column of "metadata", not below it', lacks: ['/spec'] };
  return key === 'generateName' ? { hint: generatedNameHint, lacks: ['/metadata/name'] } : undefined;
}

function ofSpec(key: string, kind: string): MisplacedKey | undefined {
  if (kind === 'VirtualMCPServer' && belowConfig.has(key)) {
    return { hint: 'write it below "config"', lacks: ['/spec/config', `/spec/config/${key}`] };
  }
  const owners = fieldsOfOthers[kind]?.[key];
  if (owners === undefined) return undefined;
  const what = whatKindsAre[kind] ?? '';
  const lacks = key === 'image' ? ['/spec/remoteUrl', '/spec/transport'] : key === 'remoteUrl' ? ['/spec/image'] : [];
  return { hint: `${what}; ${key} is a field of ${owners.join(' and ')}`, lacks };
}
