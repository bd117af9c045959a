import { resolve } from 'node:path';
import type { RegistrySourceWithDefaults } from '../../generated/defaults/registry-source.ts';
import type { RegistryServerConfigWithDefaults } from '../../generated/defaults/registry-server.ts';

/**
 * The configuration with every path of a file made absolute: relative ones start from the folder of the configuration file, so
 * that it means the same wherever the server is started.
 */
export function withAbsolutePaths(
  config: RegistryServerConfigWithDefaults,
  folder: string,
): RegistryServerConfigWithDefaults {
  const at = (path: string): string => resolve(folder, path);
  const { sources, auth, database, telemetry, audit, dataDir } = config;
  return {
    ...config,
    ...(sources === undefined ? {} : { sources: sources.map((source) => withFilePath(source, at)) }),
    ...(auth?.oauth === undefined
      ? {}
      : {
          auth: {
            ...auth,
            oauth: {
              ...auth.oauth,
              providers: auth.oauth.providers.map((provider) =>
                withPaths(provider, ['clientSecretFile', 'caCertPath', 'authTokenFile'], at),
              ),
              ...(auth.oauth.signIn === undefined
                ? {}
                : { signIn: withPaths(auth.oauth.signIn, ['clientSecretFile', 'sessionSecretFile'], at) }),
            },
          },
        }),
    ...(database === undefined
      ? {}
      : { database: withPaths(database, ['passwordFile', 'migrationPasswordFile', 'caCertPath'], at) }),
    ...(telemetry === undefined ? {} : { telemetry: withPaths(telemetry, ['caCertPath'], at) }),
    ...(audit === undefined ? {} : { audit: withPaths(audit, ['logFile'], at) }),
    ...(dataDir === undefined ? {} : { dataDir: at(dataDir) }),
  };
}

function withFilePath(source: RegistrySourceWithDefaults, at: (path: string) => string): RegistrySourceWithDefaults {
  const made: RegistrySourceWithDefaults = { ...source };
  if (source.file !== undefined) Object.assign(made, { file: withPaths(source.file, ['path'], at) });
  if (source.api !== undefined) Object.assign(made, { api: withPaths(source.api, ['tokenFile'], at) });
  return made;
}

/** A copy in which the values of some keys are absolute paths; absent and empty ones stay as they are. */
function withPaths<Value extends object>(
  value: Value,
  keys: readonly (keyof Value)[],
  at: (path: string) => string,
): Value {
  const made: Value = { ...value };
  for (const key of keys) {
    const path = value[key];
    if (typeof path === 'string' && path !== '') Object.assign(made, { [key]: at(path) });
  }
  return made;
}
