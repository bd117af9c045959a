import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import type { Log } from '../../observe/log.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { TokenKeeper } from './token-keeper.ts';

/** Where the sign-in of a workload is kept, and where its relative paths begin. */
export interface LoginPlace {
  readonly folder: string;
  /** Of the workload. */
  readonly name: string;
  readonly store: SecretStore;
  /** Undefined where nobody could open the store. */
  readonly key: Buffer | undefined;
  readonly log: Log;
}

/** The sign-in of a document at its remote server, kept fresh; undefined where it asks for none. Nothing of it is loaded then. */
export async function openLogin(config: RunConfigWithDefaults, place: LoginPlace): Promise<TokenKeeper | undefined> {
  if (config.remoteUrl === undefined || config.remoteAuth?.enabled !== true) return undefined;
  const { loginSettings } = await import('./login-settings.ts');
  const { LoginStore } = await import('./login-store.ts');
  const { tokenKeeper } = await import('./token-keeper.ts');
  const { folder, name, store, key, log } = place;
  const settings = loginSettings(config, folder);
  if (settings === undefined) return undefined;
  return tokenKeeper({
    settings,
    store: key === undefined ? undefined : new LoginStore(store, key, name),
    command: `svc login ${name}`,
    restart: `svc restart ${name}`,
    log,
  });
}
