// Generated from schemas/kinds by npm run generate. Do not edit.

import type { EmbeddingServerWithDefaults } from './defaults/embedding-server.ts';
import type { MCPExternalAuthConfigWithDefaults } from './defaults/mcp-external-auth-config.ts';
import type { MCPGroupWithDefaults } from './defaults/mcp-group.ts';
import type { MCPOIDCConfigWithDefaults } from './defaults/mcp-oidc-config.ts';
import type { MCPRemoteProxyWithDefaults } from './defaults/mcp-remote-proxy.ts';
import type { MCPServerEntryWithDefaults } from './defaults/mcp-server-entry.ts';
import type { MCPServerWithDefaults } from './defaults/mcp-server.ts';
import type { MCPTelemetryConfigWithDefaults } from './defaults/mcp-telemetry-config.ts';
import type { VirtualMCPCompositeToolDefinitionWithDefaults } from './defaults/virtual-mcp-composite-tool-definition.ts';
import type { VirtualMCPServerWithDefaults } from './defaults/virtual-mcp-server.ts';
import type { EmbeddingServer } from './types/embedding-server.ts';
import type { MCPExternalAuthConfig } from './types/mcp-external-auth-config.ts';
import type { MCPGroup } from './types/mcp-group.ts';
import type { MCPOIDCConfig } from './types/mcp-oidc-config.ts';
import type { MCPRegistry } from './types/mcp-registry.ts';
import type { MCPRemoteProxy } from './types/mcp-remote-proxy.ts';
import type { MCPServerEntry } from './types/mcp-server-entry.ts';
import type { MCPServer } from './types/mcp-server.ts';
import type { MCPTelemetryConfig } from './types/mcp-telemetry-config.ts';
import type { MCPToolConfig } from './types/mcp-tool-config.ts';
import type { VirtualMCPCompositeToolDefinition } from './types/virtual-mcp-composite-tool-definition.ts';
import type { VirtualMCPServer } from './types/virtual-mcp-server.ts';

/** API group of our kinds. */
export const apiGroup = 'mcp.svc.internal';

/** The group and version that resources say in apiVersion. */
export const apiVersion = 'mcp.svc.internal/v1alpha1';

/** The type of each kind as people write it. */
export interface KindTypes {
  EmbeddingServer: EmbeddingServer;
  MCPExternalAuthConfig: MCPExternalAuthConfig;
  MCPGroup: MCPGroup;
  MCPOIDCConfig: MCPOIDCConfig;
  MCPRegistry: MCPRegistry;
  MCPRemoteProxy: MCPRemoteProxy;
  MCPServerEntry: MCPServerEntry;
  MCPServer: MCPServer;
  MCPTelemetryConfig: MCPTelemetryConfig;
  MCPToolConfig: MCPToolConfig;
  VirtualMCPCompositeToolDefinition: VirtualMCPCompositeToolDefinition;
  VirtualMCPServer: VirtualMCPServer;
}

/** The type of each kind after the static defaults were filled in. */
export interface KindTypesWithDefaults {
  EmbeddingServer: EmbeddingServerWithDefaults;
  MCPExternalAuthConfig: MCPExternalAuthConfigWithDefaults;
  MCPGroup: MCPGroupWithDefaults;
  MCPOIDCConfig: MCPOIDCConfigWithDefaults;
  MCPRegistry: MCPRegistry;
  MCPRemoteProxy: MCPRemoteProxyWithDefaults;
  MCPServerEntry: MCPServerEntryWithDefaults;
  MCPServer: MCPServerWithDefaults;
  MCPTelemetryConfig: MCPTelemetryConfigWithDefaults;
  MCPToolConfig: MCPToolConfig;
  VirtualMCPCompositeToolDefinition: VirtualMCPCompositeToolDefinitionWithDefaults;
  VirtualMCPServer: VirtualMCPServerWithDefaults;
}

/** Our kinds. */
export type KindName = keyof KindTypes;

/** What is declared once about a kind. */
export interface KindInfo {
  readonly kind: KindName;
  readonly plural: string;
  readonly shortNames: readonly string[];
  /** Name of the schema file, the generated modules and the lowering. */
  readonly file: string;
}

/** Every kind by name. */
export const kinds: Readonly<Record<KindName, KindInfo>> = {
  EmbeddingServer: { kind: 'EmbeddingServer', plural: 'embeddingservers', shortNames: ['emb', 'embedding'], file: 'embedding-server' },
  MCPExternalAuthConfig: { kind: 'MCPExternalAuthConfig', plural: 'mcpexternalauthconfigs', shortNames: ['extauth', 'mcpextauth'], file: 'mcp-external-auth-config' },
  MCPGroup: { kind: 'MCPGroup', plural: 'mcpgroups', shortNames: ['mcpg', 'mcpgroup'], file: 'mcp-group' },
  MCPOIDCConfig: { kind: 'MCPOIDCConfig', plural: 'mcpoidcconfigs', shortNames: ['mcpoidc'], file: 'mcp-oidc-config' },
  MCPRegistry: { kind: 'MCPRegistry', plural: 'mcpregistries', shortNames: ['mcpreg'], file: 'mcp-registry' },
  MCPRemoteProxy: { kind: 'MCPRemoteProxy', plural: 'mcpremoteproxies', shortNames: ['rp', 'mcprp'], file: 'mcp-remote-proxy' },
  MCPServerEntry: { kind: 'MCPServerEntry', plural: 'mcpserverentries', shortNames: ['mcpentry'], file: 'mcp-server-entry' },
  MCPServer: { kind: 'MCPServer', plural: 'mcpservers', shortNames: ['mcpserver'], file: 'mcp-server' },
  MCPTelemetryConfig: { kind: 'MCPTelemetryConfig', plural: 'mcptelemetryconfigs', shortNames: ['mcpotel'], file: 'mcp-telemetry-config' },
  MCPToolConfig: { kind: 'MCPToolConfig', plural: 'mcptoolconfigs', shortNames: ['tc', 'toolconfig'], file: 'mcp-tool-config' },
  VirtualMCPCompositeToolDefinition: { kind: 'VirtualMCPCompositeToolDefinition', plural: 'virtualmcpcompositetooldefinitions', shortNames: ['vmcpctd', 'compositetool'], file: 'virtual-mcp-composite-tool-definition' },
  VirtualMCPServer: { kind: 'VirtualMCPServer', plural: 'virtualmcpservers', shortNames: ['vmcp', 'virtualmcp'], file: 'virtual-mcp-server' },
};

/** Whether a word is one of our kinds. */
export function isKindName(word: string): word is KindName {
  return Object.hasOwn(kinds, word);
}
