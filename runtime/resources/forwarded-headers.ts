import type { HeaderForwardConfig } from '../../generated/types/header-forward-config.ts';
import { environmentName } from './object-names.ts';
import type { SecretVariable } from './referred-strategy.ts';

/** Headers for a remote server: plain values, and variables that hold values of Secrets. */
export interface ForwardedHeaders {
  readonly plaintext: Readonly<Record<string, string>>;
  /** Variable names by header name. */
  readonly fromEnv: Readonly<Record<string, string>>;
  readonly secrets: readonly SecretVariable[];
}

/**
 * Headers added to every request to a remote server (spec 3, HeaderForwardConfig). The owner is the resource that
 * declares them: a virtual server holds those of several backends, each in variables of its own.
 */
export function forwardedHeaders(config: HeaderForwardConfig, owner: string): ForwardedHeaders {
  const secrets = (config.addHeadersFromSecret ?? []).map(({ headerName, valueSecretRef }) => ({
    headerName,
    secret: valueSecretRef,
    variable: environmentName('HEADER_FORWARD', owner, headerName),
  }));
  return {
    plaintext: config.addPlaintextHeaders ?? {},
    fromEnv: Object.fromEntries(secrets.map(({ headerName, variable }) => [headerName, variable])),
    secrets: secrets.map(({ variable, secret }) => ({ variable, secret })),
  };
}
