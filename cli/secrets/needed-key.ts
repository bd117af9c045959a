import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { isNamedInEnvironment } from '../../runtime/endpoint/named-secret.ts';
import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { SecretStore } from '../../runtime/run/secrets/secret-store.ts';
import type { Terminal } from '../output/terminal.ts';
import { storeKey } from './store-key.ts';

/**
 * The key of the store of secrets, where a workload needs it: it names a secret that the environment does not hold, or signs in at a remote
 * server, and there is a store.
 * A secret that is in neither is refused here, before anything starts.
 */
export async function neededKey(
  config: RunConfigWithDefaults,
  terminal: Terminal,
): Promise<{ readonly key: Buffer | undefined } | RefusedStart> {
  const store = new SecretStore(terminal.environment);
  if (!store.exists) return { key: undefined };
  const named = [
    ...(config.secrets ?? []).map(({ name }) => name),
    ...Object.values(config.headerForward?.fromSecret ?? {}),
  ].filter((name) => !isNamedInEnvironment(name, terminal.environment));
  // Webhooks name their secrets in files of their own.
  const isSignedIn = config.remoteUrl !== undefined && config.remoteAuth?.enabled === true;
  if (named.length === 0 && !isSignedIn && (config.webhookConfigPaths ?? []).length === 0) return { key: undefined };
  const key = await storeKey(store, terminal);
  if ('problem' in key) return key;
  const found = store.read(key);
  if ('problem' in found) return { problem: found.problem, hint: 'check the password' };
  const missing = named.filter((name) => !Object.hasOwn(found.secrets, name));
  if (missing.length === 0) return { key };
  const quoted = missing.map((name) => JSON.stringify(name)).join(', ');
  return {
    problem: `there is no secret ${quoted} in ${store.path}`,
    hint: `add it with svc secret set ${missing[0] ?? 'NAME'}`,
  };
}
