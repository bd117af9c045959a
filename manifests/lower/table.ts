import type { KindName } from '../../generated/kinds.ts';
import { lowerEmbeddingServer } from './embedding-server.ts';
import type { Lowering } from './lowering.ts';
import { lowerMcpRegistry } from './mcp-registry.ts';
import { lowerMcpRemoteProxy } from './mcp-remote-proxy.ts';
import { lowerMcpServer } from './mcp-server.ts';
import { lowerVirtualMcpServer } from './virtual-mcp-server.ts';

/** Kinds that other resources refer to and that emit nothing themselves. */
const emitsNothing = (): readonly never[] => [];

/** The lowering of every kind; a kind without a line does not compile. */
export const lowerings: { readonly [K in KindName]: Lowering<K> } = {
  MCPServer: lowerMcpServer,
  MCPRemoteProxy: lowerMcpRemoteProxy,
  MCPRegistry: lowerMcpRegistry,
  VirtualMCPServer: lowerVirtualMcpServer,
  EmbeddingServer: lowerEmbeddingServer,
  MCPGroup: emitsNothing,
  MCPServerEntry: emitsNothing,
  MCPToolConfig: emitsNothing,
  MCPTelemetryConfig: emitsNothing,
  MCPOIDCConfig: emitsNothing,
  MCPExternalAuthConfig: emitsNothing,
  VirtualMCPCompositeToolDefinition: emitsNothing,
};
