import type { HeaderForwardConfig } from '../../generated/types/header-forward-config.ts';
import { environmentName } from './object-names.ts';
import { parts, secretVariable, type PodParts } from './pod-parts.ts';

/** Headers for a remote server: plain values, and variables that hold the values from Secrets. */
export interface LoweredHeaderForward {
  readonly plaintext: Readonly<Record<string, string>>;
  /** Variable names by header name. */
  readonly fromEnv: Readonly<Record<string, string>>;
  readonly parts: PodParts;
}

/**
 * Headers added to every request to a remote server (spec 3, HeaderForwardConfig). The owner is the resource that
 * declares them: a virtual server holds those of several backends, each in variables of its own.
 */
export function lowerHeaderForward(config: HeaderForwardConfig, owner: string): LoweredHeaderForward {
  const secrets = (config.addHeadersFromSecret ?? []).map(({ headerName, valueSecretRef }) => ({
    headerName,
    valueSecretRef,
    variable: environmentName('HEADER_FORWARD', owner, headerName),
  }));
  return {
    plaintext: config.addPlaintextHeaders ?? {},
    fromEnv: Object.fromEntries(secrets.map(({ headerName, variable }) => [headerName, variable])),
    parts: parts({ env: secrets.map(({ variable, valueSecretRef }) => secretVariable(variable, valueSecretRef)) }),
  };
}
