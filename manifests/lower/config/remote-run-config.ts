import type { RunConfig } from '../../../generated/types/run.ts';
import type { Resource } from '../../program/resource.ts';
import { lowerHeaderForward, type LoweredHeaderForward } from '../credentials/header-forward.ts';
import type { LoweringContext } from '../lowering.ts';
import { noAdditions } from '../pod/pod-additions.ts';
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
    ...(headers === undefined ? {} : forwarded(headers)),
  };
  return lowerRunConfig(remote, spec, service, { config, additions: headers?.additions ?? noAdditions }, context);
}

function forwarded({ plaintext, fromEnv }: LoweredHeaderForward): Pick<RunConfig, 'headerForward'> {
  const headerForward = {
    ...(Object.keys(plaintext).length === 0 ? {} : { plaintext }),
    ...(Object.keys(fromEnv).length === 0 ? {} : { fromEnv }),
  };
  return Object.keys(headerForward).length === 0 ? {} : { headerForward };
}
