/**
 * What the generated types admit and refuse. Compiled by the type check; each expected error that does not come
 * is an error itself.
 */
import type { MCPServer, VirtualMCPServer } from '../../generated/constructs/index.ts';
import type { MCPServerWithDefaults } from '../../generated/defaults/mcp-server.ts';
import type { Flag } from '../../generated/flags.ts';
import type { KindName, KindTypes } from '../../generated/kinds.ts';
import type { Deployment, KubernetesObject } from '../../generated/kubernetes/types.ts';
import type { FileSource } from '../../generated/types/file-source.ts';
import type { MCPExternalAuthConfigSpec } from '../../generated/types/mcp-external-auth-config.ts';
import type { MCPGroup } from '../../generated/types/mcp-group.ts';
import type { MCPServer as MCPServerResource } from '../../generated/types/mcp-server.ts';
import type { ToolOverride } from '../../generated/types/tool-override.ts';

/** Compiles only when the value fits. */
declare function accept<T>(value: T): void;

// A discriminator: the block of the chosen type, and no other.
accept<MCPExternalAuthConfigSpec>({ type: 'unauthenticated' });
accept<MCPExternalAuthConfigSpec>({ type: 'upstreamInject', upstreamInject: { providerName: 'github' } });
// @ts-expect-error The block of the type is missing.
accept<MCPExternalAuthConfigSpec>({ type: 'upstreamInject' });
// @ts-expect-error The block belongs to another type.
accept<MCPExternalAuthConfigSpec>({ type: 'unauthenticated', upstreamInject: { providerName: 'github' } });
// @ts-expect-error No such type.
accept<MCPExternalAuthConfigSpec>({ type: 'password' });
// @ts-expect-error The type is missing.
accept<MCPExternalAuthConfigSpec>({ upstreamInject: { providerName: 'github' } });
declare const auth: MCPExternalAuthConfigSpec;
if (auth.type === 'upstreamInject') accept<string>(auth.upstreamInject.providerName);
// @ts-expect-error Without asking for the type the block may be absent.
accept<string>(auth.upstreamInject.providerName);

// Exactly one of several fields.
accept<FileSource>({ path: '/data/registry.json' });
// @ts-expect-error None of them.
accept<FileSource>({});
// @ts-expect-error Two of them.
accept<FileSource>({ path: '/data/registry.json', url: 'https://example.com' });

// Unknown keys, enums, constants and required fields.
accept<ToolOverride>({ name: 'other' });
// @ts-expect-error A misspelt key.
accept<ToolOverride>({ nmae: 'other' });
accept<MCPServerResource['spec']>({ image: 'a:1', transport: 'sse' });
// @ts-expect-error The image is missing.
accept<MCPServerResource['spec']>({ transport: 'sse' });
// @ts-expect-error No such transport.
accept<MCPServerResource['spec']>({ image: 'a:1', transport: 'http' });
// @ts-expect-error A kind is the constant of its type.
accept<MCPGroup['kind']>('MCPServer');
// @ts-expect-error An absent field is left out, not undefined.
accept<MCPServerResource['spec']>({ image: 'a:1', transport: undefined });

// With defaults filled in, defaulted fields are there; without, they may be absent.
declare const filled: MCPServerWithDefaults;
declare const authored: MCPServerResource;
accept<number>(filled.spec.proxyPort);
// @ts-expect-error Left out by the author.
accept<number>(authored.spec.proxyPort);
// @ts-expect-error Left open on purpose, even with defaults.
accept<number>(filled.spec.replicas);

// Tables are typed by their keys.
accept<KindTypes['MCPGroup']>({ apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPGroup', metadata: { name: 'a' } });
// @ts-expect-error No such kind.
accept<KindName>('MCPSever');
// @ts-expect-error No such type of flag.
accept<Flag['type']>('text');

// Constructs take the types of their kinds; a name is derived when there is none.
accept<ConstructorParameters<typeof MCPServer>[2]>({ spec: { image: 'a:1' } });
accept<ConstructorParameters<typeof MCPServer>[2]>({ metadata: { labels: { team: 'a' } }, spec: { image: 'a:1' } });
// @ts-expect-error A misspelt key.
accept<ConstructorParameters<typeof MCPServer>[2]>({ spec: { image: 'a:1', proxyport: 8080 } });
// @ts-expect-error A virtual server needs a spec.
accept<ConstructorParameters<typeof VirtualMCPServer>[2]>({});

// Kubernetes objects have their own names and versions.
declare const object: KubernetesObject;
if (object.kind === 'Deployment') accept<Deployment>(object);
// @ts-expect-error The version belongs to the kind.
accept<KubernetesObject>({ apiVersion: 'v1', kind: 'Deployment' });
// @ts-expect-error Fields have the names of the wire.
accept<KubernetesObject>({ apiVersion: 'v1', kind: 'Service', spec: { clusterIp: 'None' } });
