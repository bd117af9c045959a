/**
 * What the generated types admit and refuse. The type check is the judge: an expected error that does not come is an
 * error itself. Nothing is asserted at run time.
 */
import { assertType, test } from 'vitest';
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

test('a discriminator takes the block of the chosen type, and no other', () => {
  assertType<MCPExternalAuthConfigSpec>({ type: 'unauthenticated' });
  assertType<MCPExternalAuthConfigSpec>({ type: 'upstreamInject', upstreamInject: { providerName: 'github' } });
  // @ts-expect-error The block of the type is missing.
  assertType<MCPExternalAuthConfigSpec>({ type: 'upstreamInject' });
  // @ts-expect-error The block belongs to another type.
  assertType<MCPExternalAuthConfigSpec>({ type: 'unauthenticated', upstreamInject: { providerName: 'github' } });
  // @ts-expect-error No such type.
  assertType<MCPExternalAuthConfigSpec>({ type: 'password' });
  // @ts-expect-error The type is missing.
  assertType<MCPExternalAuthConfigSpec>({ upstreamInject: { providerName: 'github' } });
  const narrowed = (auth: MCPExternalAuthConfigSpec): string | undefined =>
    auth.type === 'upstreamInject' ? auth.upstreamInject.providerName : undefined;
  assertType<string | undefined>(narrowed({ type: 'unauthenticated' }));
  // @ts-expect-error Without asking for the type the block may be absent.
  assertType<(auth: MCPExternalAuthConfigSpec) => string>((auth) => auth.upstreamInject.providerName);
});

test('exactly one of several fields', () => {
  assertType<FileSource>({ path: '/data/registry.json' });
  // @ts-expect-error None of them.
  assertType<FileSource>({});
  // @ts-expect-error Two of them.
  assertType<FileSource>({ path: '/data/registry.json', url: 'https://example.com' });
});

test('unknown keys, enums, constants and required fields', () => {
  assertType<ToolOverride>({ name: 'other' });
  // @ts-expect-error A misspelt key.
  assertType<ToolOverride>({ nmae: 'other' });
  assertType<MCPServerResource['spec']>({ image: 'a:1', transport: 'sse' });
  // @ts-expect-error The image is missing.
  assertType<MCPServerResource['spec']>({ transport: 'sse' });
  // @ts-expect-error No such transport.
  assertType<MCPServerResource['spec']>({ image: 'a:1', transport: 'http' });
  // @ts-expect-error A kind is the constant of its type.
  assertType<MCPGroup['kind']>('MCPServer');
  // @ts-expect-error An absent field is left out, not undefined.
  assertType<MCPServerResource['spec']>({ image: 'a:1', transport: undefined });
});

test('with defaults filled in, defaulted fields are there; without, they may be absent', () => {
  assertType<(filled: MCPServerWithDefaults) => number>((filled) => filled.spec.proxyPort);
  // @ts-expect-error Left out by the author.
  assertType<(authored: MCPServerResource) => number>((authored) => authored.spec.proxyPort);
  // @ts-expect-error A field without a default stays optional.
  assertType<(filled: MCPServerWithDefaults) => number>((filled) => filled.spec.replicas);
});

test('tables are typed by their keys', () => {
  assertType<KindTypes['MCPGroup']>({
    apiVersion: 'mcp.svc.internal/v1alpha1',
    kind: 'MCPGroup',
    metadata: { name: 'a' },
  });
  // @ts-expect-error No such kind.
  assertType<KindName>('MCPSever');
  // @ts-expect-error No such type of flag.
  assertType<Flag['type']>('text');
});

test('constructs take the types of their kinds; a missing name is derived', () => {
  assertType<ConstructorParameters<typeof MCPServer>[2]>({ spec: { image: 'a:1' } });
  assertType<ConstructorParameters<typeof MCPServer>[2]>({
    metadata: { labels: { team: 'a' } },
    spec: { image: 'a:1' },
  });
  // @ts-expect-error A misspelt key.
  assertType<ConstructorParameters<typeof MCPServer>[2]>({ spec: { image: 'a:1', proxyport: 8080 } });
  // @ts-expect-error A virtual server needs a spec.
  assertType<ConstructorParameters<typeof VirtualMCPServer>[2]>({});
});

test('Kubernetes objects have their own names and versions', () => {
  assertType<(object: KubernetesObject) => Deployment | undefined>((object) =>
    object.kind === 'Deployment' ? object : undefined,
  );
  // @ts-expect-error The version belongs to the kind.
  assertType<KubernetesObject>({ apiVersion: 'v1', kind: 'Deployment' });
  // @ts-expect-error Fields have the names of the wire.
  assertType<KubernetesObject>({ apiVersion: 'v1', kind: 'Service', spec: { clusterIp: 'None' } });
});

test('values are read-only, in every form', () => {
  const rename = (group: MCPGroup, spec: MCPExternalAuthConfigSpec, server: MCPServerWithDefaults): void => {
    // @ts-expect-error A property of an interface.
    group.metadata = { name: 'other' };
    // @ts-expect-error A property of a choice.
    spec.type = 'unauthenticated';
    // @ts-expect-error A property that defaults fill in.
    server.spec = { ...server.spec };
  };
  assertType<(group: MCPGroup, spec: MCPExternalAuthConfigSpec, server: MCPServerWithDefaults) => void>(rename);
});
