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
  const earlier = before?.remoteUrl === settings.remoteUrl.href ? before : undefined;
  if (!isWanted && earlier !== undefined && earlier.endedBecause === undefined) return { key };
  const abort = new AbortController();
  void terminal.interrupted().then(() => abort.abort());
  const login = await signIn(
    { ...settings, clientSecret: settings.clientSecret ?? keptSecret(settings.clientId, earlier) },
    earlier,
    {
      signal: abort.signal,
      show: (address, code) => {
        const enter = code === undefined ? '' : `, where the code is ${code}`;
        say(`Sign in at ${settings.remoteUrl.host} in a browser${enter}:\n${address.href}`, terminal);
        if (!settings.skipBrowser) openBrowser(address, terminal.environment);
      },
    },
  );
  if (isRefusal(login)) return login;
  const problem = await store.write(login);
  if (problem !== undefined) return { problem: problem.problem, hint: `the sign-in is kept in ${secrets.path}` };
  say(`signed in at ${settings.remoteUrl.host}; the sign-in is kept in ${secrets.path}`, terminal);
  return { key };
}

/** A secret that was given on a command line once is kept with the sign-in, of the same client. */
function keptSecret(
  clientId: string | undefined,
  { client }: Partial<StoredLogin> = {},
): { value: string } | undefined {
  return clientId !== undefined && client?.id === clientId && client.secret !== undefined
    ? { value: client.secret }
    : undefined;
}
