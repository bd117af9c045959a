import { resolve } from 'node:path';
import type { AggregatorConfigWithDefaults } from '../../generated/defaults/aggregator.ts';

/**
 * The configuration with every path of a file made absolute: relative ones start from the folder of the configuration file, so that it
 * means the same wherever the aggregator is started.
 */
export function withAbsolutePaths(config: AggregatorConfigWithDefaults, folder: string): AggregatorConfigWithDefaults {
  const made = structuredClone(config);
  const at = (value: object | undefined, key: string): void => {
    const path: unknown = value === undefined ? undefined : Reflect.get(value, key);
    if (value !== undefined && typeof path === 'string' && path !== '') Reflect.set(value, key, resolve(folder, path));
  };
  for (const backend of made.backends ?? []) at(backend, 'caBundlePath');
  at(made.incomingAuth?.authz, 'path');
  for (const key of ['caBundlePath', 'jwksAuthTokenPath', 'configPath']) at(made.incomingAuth?.oidc, key);
  at(made.telemetry, 'caCertPath');
  at(made.audit, 'logFile');
  at(made.optimizer, 'vectorFolder');
  return made;
}
