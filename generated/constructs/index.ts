// Generated from schemas/kinds by npm run generate. Do not edit.

export { EmbeddingServer, type EmbeddingServerProps } from './embedding-server.ts';
export { MCPExternalAuthConfig, type MCPExternalAuthConfigProps } from './mcp-external-auth-config.ts';
export { MCPGroup, type MCPGroupProps } from './mcp-group.ts';
export { MCPOIDCConfig, type MCPOIDCConfigProps } from './mcp-oidc-config.ts';
export { MCPRegistry, type MCPRegistryProps } from './mcp-registry.ts';
export { MCPRemoteProxy, type MCPRemoteProxyProps } from './mcp-remote-proxy.ts';
export { MCPServerEntry, type MCPServerEntryProps } from './mcp-server-entry.ts';
export { MCPServer, type MCPServerProps } from './mcp-server.ts';
export { MCPTelemetryConfig, type MCPTelemetryConfigProps } from './mcp-telemetry-config.ts';
export { MCPToolConfig, type MCPToolConfigProps } from './mcp-tool-config.ts';
export { VirtualMCPCompositeToolDefinition, type VirtualMCPCompositeToolDefinitionProps } from './virtual-mcp-composite-tool-definition.ts';
export { VirtualMCPServer, type VirtualMCPServerProps } from './virtual-mcp-server.ts';
export { secretKey, type Named } from './named.ts';
