import type { KindName } from '../../generated/kinds.ts';
import { configStatus } from './config-status.ts';
import { entryStatus } from './entry-status.ts';
import { groupStatus } from './group-status.ts';
import { remoteProxyStatus, serverStatus } from './proxy-status.ts';
import { embeddingStatus, registryStatus } from './service-status.ts';
import type { StatusWriter } from './status-writer.ts';
import { virtualServerStatus } from './virtual-server-status.ts';
import { workflowStatus } from './workflow-status.ts';

/** How the status of each kind is written. A kind without its line does not compile. */
export const statusWriters: { readonly [K in KindName]: StatusWriter<K> } = {
  EmbeddingServer: embeddingStatus,
  MCPExternalAuthConfig: configStatus,
  MCPGroup: groupStatus,
  MCPOIDCConfig: configStatus,
  MCPRegistry: registryStatus,
  MCPRemoteProxy: remoteProxyStatus,
  MCPServer: serverStatus,
  MCPServerEntry: entryStatus,
  MCPTelemetryConfig: configStatus,
  MCPToolConfig: configStatus,
  VirtualMCPCompositeToolDefinition: workflowStatus,
  VirtualMCPServer: virtualServerStatus,
};
