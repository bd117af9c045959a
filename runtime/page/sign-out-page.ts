import { html, type Html, type HtmlValue } from './html.ts';
import { pageFrame, type Greeting, type Site } from './page-frame.ts';
import { minute } from './page-elements.ts';
import { homePath, signInPath, signOutPath } from './sign-in-paths.ts';
import { webLink } from './web-link.ts';

/** What there is to say about a sign-out. */
export type SignOutState =
  /** Somebody is signed in, and has not asked for it yet. */
  | { readonly state: 'signed-in' }
  /** Nobody is signed in; `providerUrl` ends the session at the identity provider, where that says how. */
  | { readonly state: 'signed-out'; readonly providerUrl: URL | undefined }
  /** The cookie is gone, but the session could not be recorded as ended, for a reason. `until`: when it expires, in seconds since 1970. */
  | { readonly state: 'unrecorded'; readonly until: number; readonly reason: string };

const titles = {
  'signed-in': 'Sign out?',
  'signed-out': 'You are signed out',
  unrecorded: 'You are signed out in this browser only',
} as const;

/** The page on which people sign out, and read what came of it. */
export function signOutPage(site: Site, now: SignOutState, greeting: Greeting | undefined): Html {
  const title = titles[now.state];
  return pageFrame(site, {
    title,
    greeting: greeting === undefined ? undefined : { ...greeting, path: homePath },
    main: html`<div class="message">
      <h1>${title}</h1>
      ${words(now, site)}
    </div>`,
  });
}

function words(now: SignOutState, { place }: Site): HtmlValue {
  switch (now.state) {
    case 'signed-in':
      return html`<p class="lead">Your session ends on every server of ${place}, and copies of it as well.</p>
        <form method="post" action="${signOutPath}">
          <p>
            <button class="button">Sign out</button>
            <a class="button plain" href="${homePath}">Go to ${place}</a>
          </p>
        </form>`;
    case 'signed-out':
      return html`<p class="lead">Your session here has ended, and copies of it as well.</p>
        ${
          now.providerUrl !== undefined &&
          html`<p>
            You may still be signed in at the identity provider, which lets anybody who uses this browser in again
            without a question. If it is not yours alone, ${webLink(now.providerUrl.href, 'sign out at the provider')}
            as well.
          </p>`
        }
        <p>
          <a class="button" href="${signInPath(homePath)}">Sign in again</a>
        </p>`;
    case 'unrecorded':
      return html`<p class="lead">
          This browser has forgotten your session, and this server refuses it. ${now.reason} They may accept a copy of
          the session until ${minute(now.until * 1_000)}.
        </p>
        <p>If a copy may be in wrong hands, tell whoever runs ${place}.</p>
        <p><a class="button" href="${homePath}">Go to ${place}</a></p>`;
  }
}
