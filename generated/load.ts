// Generated from schemas by npm run generate. Do not edit.

import type { AggregatorConfigWithDefaults } from './defaults/aggregator.ts';
import type { AuditLogConfigWithDefaults } from './defaults/audit.ts';
import type { AuthServerConfigWithDefaults } from './defaults/auth-server.ts';
import type { AuthorizationFileWithDefaults } from './defaults/authz.ts';
import type { OIDCSettingsWithDefaults } from './defaults/oidc.ts';
import type { PermissionProfileWithDefaults } from './defaults/permission-profile.ts';
import type { ProjectFileWithDefaults } from './defaults/project-file.ts';
import type { RegistryEntriesFileWithDefaults } from './defaults/registry-entries.ts';
import type { RegistryServerConfigWithDefaults } from './defaults/registry-server.ts';
import type { RunConfigWithDefaults } from './defaults/run.ts';
import type { ServerEntryWithDefaults } from './defaults/server-entry.ts';
import type { SkillEntryWithDefaults } from './defaults/skill-entry.ts';
import type { WebhookFileWithDefaults } from './defaults/webhook.ts';
import type { KindName, KindTypes, KindTypesWithDefaults } from './kinds.ts';
import type { AggregatorConfig } from './types/aggregator.ts';
import type { AuditLogConfig } from './types/audit.ts';
import type { AuthServerConfig } from './types/auth-server.ts';
import type { AuthorizationFile } from './types/authz.ts';
import type { OIDCSettings } from './types/oidc.ts';
import type { PermissionProfile } from './types/permission-profile.ts';
import type { Plan } from './types/plan.ts';
import type { ProjectFile } from './types/project-file.ts';
import type { RegistryEntriesFile } from './types/registry-entries.ts';
import type { RegistryServerConfig } from './types/registry-server.ts';
import type { RunConfig } from './types/run.ts';
import type { ServerEntry } from './types/server-entry.ts';
import type { Settings } from './types/settings.ts';
import type { SkillEntry } from './types/skill-entry.ts';
import type { ToolSnapshot } from './types/tool-snapshot.ts';
import type { ToolsOverrideFile } from './types/tools-override.ts';
import type { WebhookFile } from './types/webhook.ts';
import type { ValidateFunction } from './validators/validate-function.ts';

/** What is generated for the type of a file: its validator, and the function that fills in its defaults. */
export interface Loaded<Authored, WithDefaults> {
  readonly validate: ValidateFunction<Authored>;
  readonly withDefaults: (value: Authored) => WithDefaults;
}

/** Loads the validator and the defaults of a kind; only what is asked for is read. */
export const loadKind: { readonly [K in KindName]: () => Promise<Loaded<KindTypes[K], KindTypesWithDefaults[K]>> } = {
  EmbeddingServer: async () => ({ validate: (await import('./validators/embedding-server.js')).validate, withDefaults: (await import('./defaults/embedding-server.ts')).withEmbeddingServerDefaults }),
  MCPExternalAuthConfig: async () => ({ validate: (await import('./validators/mcp-external-auth-config.js')).validate, withDefaults: (await import('./defaults/mcp-external-auth-config.ts')).withMCPExternalAuthConfigDefaults }),
  MCPGroup: async () => ({ validate: (await import('./validators/mcp-group.js')).validate, withDefaults: (await import('./defaults/mcp-group.ts')).withMCPGroupDefaults }),
  MCPOIDCConfig: async () => ({ validate: (await import('./validators/mcp-oidc-config.js')).validate, withDefaults: (await import('./defaults/mcp-oidc-config.ts')).withMCPOIDCConfigDefaults }),
  MCPRegistry: async () => ({ validate: (await import('./validators/mcp-registry.js')).validate, withDefaults: (value) => value }),
  MCPRemoteProxy: async () => ({ validate: (await import('./validators/mcp-remote-proxy.js')).validate, withDefaults: (await import('./defaults/mcp-remote-proxy.ts')).withMCPRemoteProxyDefaults }),
  MCPServerEntry: async () => ({ validate: (await import('./validators/mcp-server-entry.js')).validate, withDefaults: (await import('./defaults/mcp-server-entry.ts')).withMCPServerEntryDefaults }),
  MCPServer: async () => ({ validate: (await import('./validators/mcp-server.js')).validate, withDefaults: (await import('./defaults/mcp-server.ts')).withMCPServerDefaults }),
  MCPTelemetryConfig: async () => ({ validate: (await import('./validators/mcp-telemetry-config.js')).validate, withDefaults: (await import('./defaults/mcp-telemetry-config.ts')).withMCPTelemetryConfigDefaults }),
  MCPToolConfig: async () => ({ validate: (await import('./validators/mcp-tool-config.js')).validate, withDefaults: (value) => value }),
  VirtualMCPCompositeToolDefinition: async () => ({ validate: (await import('./validators/virtual-mcp-composite-tool-definition.js')).validate, withDefaults: (await import('./defaults/virtual-mcp-composite-tool-definition.ts')).withVirtualMCPCompositeToolDefinitionDefaults }),
  VirtualMCPServer: async () => ({ validate: (await import('./validators/virtual-mcp-server.js')).validate, withDefaults: (await import('./defaults/virtual-mcp-server.ts')).withVirtualMCPServerDefaults }),
};

/** The configuration documents by name. */
export interface DocumentTypes {
  'aggregator': Loaded<AggregatorConfig, AggregatorConfigWithDefaults>;
  'audit': Loaded<AuditLogConfig, AuditLogConfigWithDefaults>;
  'auth-server': Loaded<AuthServerConfig, AuthServerConfigWithDefaults>;
  'authz': Loaded<AuthorizationFile, AuthorizationFileWithDefaults>;
  'oidc': Loaded<OIDCSettings, OIDCSettingsWithDefaults>;
  'permission-profile': Loaded<PermissionProfile, PermissionProfileWithDefaults>;
  'plan': Loaded<Plan, Plan>;
  'project-file': Loaded<ProjectFile, ProjectFileWithDefaults>;
  'registry-entries': Loaded<RegistryEntriesFile, RegistryEntriesFileWithDefaults>;
  'registry-server': Loaded<RegistryServerConfig, RegistryServerConfigWithDefaults>;
  'run': Loaded<RunConfig, RunConfigWithDefaults>;
  'server-entry': Loaded<ServerEntry, ServerEntryWithDefaults>;
  'settings': Loaded<Settings, Settings>;
  'skill': Loaded<SkillEntry, SkillEntryWithDefaults>;
  'tool-snapshot': Loaded<ToolSnapshot, ToolSnapshot>;
  'tools-override': Loaded<ToolsOverrideFile, ToolsOverrideFile>;
  'webhook': Loaded<WebhookFile, WebhookFileWithDefaults>;
}

/** Names of the configuration documents. */
export type DocumentName = keyof DocumentTypes;

/** Loads the validator and the defaults of a configuration document. */
export const loadDocument: { readonly [D in DocumentName]: () => Promise<DocumentTypes[D]> } = {
  'aggregator': async () => ({ validate: (await import('./validators/aggregator.js')).validate, withDefaults: (await import('./defaults/aggregator.ts')).withAggregatorConfigDefaults }),
  'audit': async () => ({ validate: (await import('./validators/audit.js')).validate, withDefaults: (await import('./defaults/audit.ts')).withAuditLogConfigDefaults }),
  'auth-server': async () => ({ validate: (await import('./validators/auth-server.js')).validate, withDefaults: (await import('./defaults/auth-server.ts')).withAuthServerConfigDefaults }),
  'authz': async () => ({ validate: (await import('./validators/authz.js')).validate, withDefaults: (await import('./defaults/authz.ts')).withAuthorizationFileDefaults }),
  'oidc': async () => ({ validate: (await import('./validators/oidc.js')).validate, withDefaults: (await import('./defaults/oidc.ts')).withOIDCSettingsDefaults }),
  'permission-profile': async () => ({ validate: (await import('./validators/permission-profile.js')).validate, withDefaults: (await import('./defaults/permission-profile.ts')).withPermissionProfileDefaults }),
  'plan': async () => ({ validate: (await import('./validators/plan.js')).validate, withDefaults: (value) => value }),
  'project-file': async () => ({ validate: (await import('./validators/project-file.js')).validate, withDefaults: (await import('./defaults/project-file.ts')).withProjectFileDefaults }),
  'registry-entries': async () => ({ validate: (await import('./validators/registry-entries.js')).validate, withDefaults: (await import('./defaults/registry-entries.ts')).withRegistryEntriesFileDefaults }),
  'registry-server': async () => ({ validate: (await import('./validators/registry-server.js')).validate, withDefaults: (await import('./defaults/registry-server.ts')).withRegistryServerConfigDefaults }),
  'run': async () => ({ validate: (await import('./validators/run.js')).validate, withDefaults: (await import('./defaults/run.ts')).withRunConfigDefaults }),
  'server-entry': async () => ({ validate: (await import('./validators/server-entry.js')).validate, withDefaults: (await import('./defaults/server-entry.ts')).withServerEntryDefaults }),
  'settings': async () => ({ validate: (await import('./validators/settings.js')).validate, withDefaults: (value) => value }),
  'skill': async () => ({ validate: (await import('./validators/skill-entry.js')).validate, withDefaults: (await import('./defaults/skill-entry.ts')).withSkillEntryDefaults }),
  'tool-snapshot': async () => ({ validate: (await import('./validators/tool-snapshot.js')).validate, withDefaults: (value) => value }),
  'tools-override': async () => ({ validate: (await import('./validators/tools-override.js')).validate, withDefaults: (value) => value }),
  'webhook': async () => ({ validate: (await import('./validators/webhook.js')).validate, withDefaults: (await import('./defaults/webhook.ts')).withWebhookFileDefaults }),
};
