import type { HeaderForwardConfig } from '../../../generated/types/header-forward-config.ts';
import { forwardedHeaders, type ForwardedHeaders } from '../../../runtime/resources/forwarded-headers.ts';
import { secretVariables, type PodAdditions } from '../pod/pod-additions.ts';

/** Headers for a remote server, and the variables of the pod that hold the values from Secrets. */
export interface LoweredHeaderForward extends Omit<ForwardedHeaders, 'secrets'> {
  readonly additions: PodAdditions;
}

/** Headers added to every request to a remote server (spec 3, HeaderForwardConfig), with the variables that they need. */
export function lowerHeaderForward(config: HeaderForwardConfig, owner: string): LoweredHeaderForward {
  const { secrets, ...headers } = forwardedHeaders(config, owner);
  return { ...headers, additions: secretVariables(secrets) };
}
