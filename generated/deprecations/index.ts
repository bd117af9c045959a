// Generated from schemas/kinds by npm run generate. Do not edit.

import type { DeprecationEntry } from './deprecation-entry.ts';
import type { KindName } from '../kinds.ts';
import type { DocumentName } from '../load.ts';

/** Every field of every kind that is deprecated, or has deprecated values. */
export const deprecations: Readonly<Record<KindName, readonly DeprecationEntry[]>> = {
  EmbeddingServer: [],
  MCPExternalAuthConfig: [],
  MCPGroup: [],
  MCPOIDCConfig: [],
  MCPRegistry: [],
  MCPRemoteProxy: [
    {
      path: ['spec', 'oidcConfig'],
      removal: 'v1beta1',
      replacement: 'use oidcConfigRef with an MCPOIDCConfig',
    },
    {
      path: ['spec', 'telemetry'],
      removal: 'a future release',
      replacement: 'use telemetryConfigRef with an MCPTelemetryConfig',
    },
  ],
  MCPServerEntry: [],
  MCPServer: [
    {
      path: ['spec', 'oidcConfig'],
      removal: 'v1beta1',
      replacement: 'use oidcConfigRef with an MCPOIDCConfig',
    },
    {
      path: ['spec', 'telemetry'],
      removal: 'a future release',
      replacement: 'use telemetryConfigRef with an MCPTelemetryConfig',
    },
  ],
  MCPTelemetryConfig: [],
  MCPToolConfig: [],
  VirtualMCPCompositeToolDefinition: [],
  VirtualMCPServer: [
    {
      path: ['spec', 'incomingAuth', 'oidcConfig'],
      removal: 'v1beta1',
      replacement: 'use oidcConfigRef with an MCPOIDCConfig',
    },
    {
      path: ['spec', 'outgoingAuth', 'default', 'type'],
      replacement: 'write externalAuthConfigRef',
      values: ['external_auth_config_ref'],
    },
    {
      path: ['spec', 'outgoingAuth', 'backends', '*', 'type'],
      replacement: 'write externalAuthConfigRef',
      values: ['external_auth_config_ref'],
    },
  ],
};

/** The same of configuration documents. */
export const documentDeprecations: Readonly<Partial<Record<DocumentName, readonly DeprecationEntry[]>>> = {
  'run': [
    {
      path: ['proxyMode'],
      removal: 'a future release',
      replacement: 'Use streamable-http.',
      values: ['sse'],
    },
  ],
};
