import { fetch } from 'undici';
import type { RefusedStart } from '../../../runtime/endpoint/refused-start.ts';
import type { LoginSettings } from '../../../runtime/run/login/login-settings.ts';
import { signIn } from '../../../runtime/run/login/sign-in.ts';
import type { StoredLogin } from '../../../runtime/run/login/stored-login.ts';
import { browse } from './login-world.ts';

/** Settings of a sign-in at a server of this machine. */
export function settingsFor(remoteUrl: string, more: Partial<LoginSettings> = {}): LoginSettings {
  return {
    remoteUrl: new URL(remoteUrl),
    addresses: { loopback: true, private: true },
    caFile: undefined,
    issuer: undefined,
    endpoints: undefined,
    clientId: undefined,
    clientSecret: undefined,
    scopes: undefined,
    resource: undefined,
    callbackPort: 0,
    skipBrowser: false,
    timeoutMs: 60_000,
    ...more,
  };
}

/** A sign-in with a person who does what it says; `back`: what becomes of the address that the browser is sent back to. */
export function signInAs(
  settings: LoginSettings,
  back: (url: URL) => URL = (url) => url,
  before?: StoredLogin,
): Promise<StoredLogin | RefusedStart> {
  return signIn(settings, before, {
    signal: new AbortController().signal,
    show: (address) => {
      void browse(address).then((url) => fetch(back(url)));
    },
  });
}
