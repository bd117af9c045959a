import type { AnyResource } from '../program/resource.ts';
import type { StatusWriter } from './status-writer.ts';

type ConfigKind = 'MCPToolConfig' | 'MCPTelemetryConfig' | 'MCPOIDCConfig' | 'MCPExternalAuthConfig';

type ConfigWriter = StatusWriter<'MCPToolConfig'> &
  StatusWriter<'MCPTelemetryConfig'> &
  StatusWriter<'MCPOIDCConfig'> &
  StatusWriter<'MCPExternalAuthConfig'>;

/** A shared configuration (spec 3): the hash of what it says, and who refers to it, server entries among them. */
export const configStatus: ConfigWriter = {
  relations: (config, context) => {
    const referencingWorkloads = context.referrersOf(config).map(({ kind, name }) => ({ kind, name }));
    return referencingWorkloads.length === 0 ? {} : { referencingWorkloads };
  },
  accepted: (config: Extract<AnyResource, { kind: ConfigKind }>, context) => ({ configHash: context.hashOf(config) }),
  refused: () => ({}),
};
