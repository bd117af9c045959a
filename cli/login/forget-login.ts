import { isLoopbackUrl } from '../../runtime/http/outgoing/outgoing-address.ts';
import { LoginStore } from '../../runtime/run/login/login-store.ts';
import { signOut } from '../../runtime/run/login/sign-out.ts';
import type { SecretStore } from '../../runtime/run/secrets/secret-store.ts';

/** What became of a sign-in. `here`: its authorization server does not know of it. */
export type Forgotten = 'everywhere' | 'here' | 'nothing' | { readonly problem: string };

/** Ends the sign-in of a workload: its tokens are revoked, as far as the authorization server allows, and gone from the store. */
export async function forgetLogin(name: string, secrets: SecretStore, key: Buffer): Promise<Forgotten> {
  const store = new LoginStore(secrets, key, name);
  const login = store.read();
  if (login === undefined) return 'nothing';
  if ('problem' in login) return login;
  // A refresh under way would leave a token behind that nobody revokes.
  const lock = await store.lock();
  try {
    const present = store.read();
    const last = present === undefined || 'problem' in present ? login : present;
    const places = [login.remoteUrl, login.server.issuer, login.server.token_endpoint ?? ''];
    const isLocal = places.some((each) => URL.canParse(each) && isLoopbackUrl(new URL(each)));
    // The addresses were judged when somebody signed in; a name may lead to a private one since then.
    const addresses = { loopback: isLocal, private: isLocal };
    const isKnown = await signOut({ addresses, caFile: undefined, clientSecret: undefined }, last);
    const problem = await store.remove();
    return problem ?? (isKnown ? 'everywhere' : 'here');
  } finally {
    lock?.release();
  }
}
