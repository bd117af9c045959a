import type { RequestInit, Response } from 'undici';

/**
 * Does what a browser does from an authorization URL on: keeps cookies, follows redirects within the provider, fills in the login. Gives
 * the URL outside the provider that it is sent back to.
 */
export async function signInByForm(
  ask: (url: URL, init: RequestInit) => Promise<Response>,
  authorizationUrl: URL,
  login: string,
): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = authorizationUrl;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    const response = await ask(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      url = new URL(location, url.href);
      form = undefined;
      if (url.origin !== authorizationUrl.origin) return url;
    } else if (response.ok && form === undefined) {
      form = new URLSearchParams({ login });
    } else {
      throw new Error(`the provider answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
    }
  }
  throw new Error('the sign-in goes in circles');
}
