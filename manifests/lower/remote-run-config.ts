import type { RunConfig } from '../../generated/types/run.ts';
import type { Resource } from '../program/resource.ts';
import { lowerHeaderForward } from './header-forward.ts';
import type { LoweringContext } from './lowering.ts';
import { noParts } from './pod-parts.ts';
import { lowerRunConfig, type LoweredRunConfig } from './run-config.ts';

/** The run configuration of the proxy in front of a remote server. */
export function remoteRunConfig(
  remote: Resource<'MCPRemoteProxy'>,
  service: string,
  context: LoweringContext,
): LoweredRunConfig {
  const { spec } = remote.resource;
  const headers = spec.headerForward === undefined ? undefined : lowerHeaderForward(spec.headerForward, remote.name);
  const config: Partial<RunConfig> = {
    remoteUrl: spec.remoteUrl,
    transport: spec.transport,
    ...(headers === undefined
      ? {}
      : {
          headerForward: {
            ...(Object.keys(headers.plaintext).length === 0 ? {} : { plaintext: headers.plaintext }),
            ...(Object.keys(headers.fromEnv).length === 0 ? {} : { fromEnv: headers.fromEnv }),
          },
        }),
  };
  return lowerRunConfig(remote, spec, service, { config, parts: headers?.parts ?? noParts }, context);
}
