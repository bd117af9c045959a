import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { isRefusal, type RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { loginSettings } from '../../runtime/run/login/login-settings.ts';
import { LoginStore } from '../../runtime/run/login/login-store.ts';
import { signIn } from '../../runtime/run/login/sign-in.ts';
import type { StoredLogin } from '../../runtime/run/login/stored-login.ts';
import { SecretStore } from '../../runtime/run/secrets/secret-store.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { storeKey } from '../secrets/store-key.ts';
import { openBrowser } from './open-browser.ts';

/** Which workload signs in, as what its document says. */
export interface SignInPlace {
  readonly name: string;
  /** With its secrets. */
  readonly config: RunConfigWithDefaults;
  /** Relative paths of the document begin here. */
  readonly folder: string;
}

/**
 * Signs the person in at the remote server of a workload, and keeps the sign-in in the store of secrets. `isWanted`: also where there is a good
 * one already. Returns the key of the store, for the supervisor.
 */
export async function signInAt(
  { name, config, folder }: SignInPlace,
  isWanted: boolean,
  terminal: Terminal,
): Promise<{ readonly key: Buffer } | RefusedStart> {
  const settings = loginSettings(config, folder);
  if (settings === undefined)
    return {
      problem: `${name} does not sign in at a remote server`,
      hint: 'svc run URL --remote-auth makes one that does',
    };
  const secrets = new SecretStore(terminal.environment);
  // Before anybody signs in: what cannot be kept need not begin.
  const key = await storeKey(secrets, terminal);
  if (isRefusal(key)) return key;
  const made = secrets.exists ? undefined : await secrets.change(key, (none) => none);
  if (made !== undefined) return { problem: made.problem, hint: 'try again' };
  const store = new LoginStore(secrets, key, name);
  const before = store.read();
  if (before !== undefined && 'problem' in before) return { problem: before.problem, hint: 'check the password' };
  if (before !== undefined && before.remoteUrl !== settings.remoteUrl.href)
    return {
      problem: `${name} is signed in at another address, ${before.remoteUrl}`,
      hint: `give this one another name with --name, or end that sign-in with svc logout ${name}`,
    };
  if (!isWanted && before !== undefined && before.endedBecause === undefined) return { key };
  const abort = new AbortController();
  void terminal.interrupted().then(() => abort.abort());
  const login = await signIn(settings, before, {
    signal: abort.signal,
    show: (address, code) => {
      const enter = code === undefined ? '' : `, where the code is ${code}`;
      say(`Sign in at ${settings.remoteUrl.host} in a browser${enter}:\n${address.href}`, terminal);
      if (!settings.skipBrowser) openBrowser(address, terminal.environment);
    },
  });
  if (isRefusal(login)) return login;
  const problem = await written(store, login);
  if (problem !== undefined) return { problem: problem.problem, hint: `the sign-in is kept in ${secrets.path}` };
  say(`signed in at ${settings.remoteUrl.host}; the sign-in is kept in ${secrets.path}`, terminal);
  return { key };
}

/** A refresh under way would replace the sign-in with what it gets. */
async function written(store: LoginStore, login: StoredLogin): ReturnType<LoginStore['write']> {
  const lock = await store.lock();
  try {
    return await store.write(login);
  } finally {
    lock?.release();
  }
}
