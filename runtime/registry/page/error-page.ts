import type { WireError } from '../../http/wire-error.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';
import { pageFrame, type Greeting } from '../../page/page-frame.ts';
import { homePath, signInPath } from '../../page/sign-in-paths.ts';
import { catalogSite } from './catalog-site.ts';

/** An error in words for people: what happened, and what to do next. */
export function errorPage(error: WireError, greeting: Greeting | undefined): Html {
  const title = titleOf(error);
  return pageFrame(catalogSite, {
    title,
    greeting,
    main: html`<div class="message">
      <h1>${title}</h1>
      <p class="lead">${wordsOf(error, greeting)}</p>
      <p>
        ${signInButton(error, greeting)}
        <a class="button${offersSignIn(error, greeting) && ' plain'}" href="${homePath}">Go to the catalog</a>
      </p>
    </div>`,
  });
}

/** The first page for somebody who has not signed in, where that is needed. */
export function welcomePage(greeting: Greeting): Html {
  return pageFrame(catalogSite, {
    title: 'Welcome',
    greeting,
    main: html`<div class="message">
      <h1>MCP servers and skills</h1>
      <p class="lead">${signInWords(greeting)}</p>
      ${greeting.canSignIn && html`<p><a class="button" href="${signInPath(greeting.path)}">Sign in</a></p>`}
    </div>`,
  });
}

function titleOf({ code, status }: WireError): string {
  if (code === 'missing-token') return 'Sign in to see this';
  if (code.startsWith('sign-in')) return 'You are not signed in';
  if (code === 'registry-forbidden') return 'This registry is not open to you';
  if (status === 404) return 'There is no such page';
  if (status < 500) return 'This does not work';
  return status === 503 ? 'Not available at the moment' : 'Something went wrong';
}

function wordsOf(error: WireError, greeting: Greeting | undefined): string {
  if (error.code === 'missing-token' && greeting !== undefined) return signInWords(greeting);
  if (error.code === 'registry-forbidden')
    return `${sentence(error.message)} Ask the administrator of the registry for access.`;
  if (error.code === 'unknown-path') return 'The server has no page at this address.';
  if (error.status === 404 && error.code !== 'sign-in-unconfigured') {
    return `${sentence(error.message)} It may have been removed, or it is not for you to see.`;
  }
  return sentence(error.message);
}

function signInWords({ canSignIn }: Greeting): string {
  return canSignIn
    ? 'What there is depends on who you are: sign in to see the servers and skills that you may use.'
    : 'This registry answers clients that send a token. People cannot sign in here: ask its administrator to set auth.oauth.signIn, or use a client that can get a token.';
}

function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

function offersSignIn({ code }: WireError, greeting: Greeting | undefined): boolean {
  const isAbout = code === 'missing-token' || (code.startsWith('sign-in') && code !== 'sign-in-unconfigured');
  return isAbout && greeting?.canSignIn === true;
}

function signInButton(error: WireError, greeting: Greeting | undefined): HtmlValue {
  if (greeting === undefined || !offersSignIn(error, greeting)) return undefined;
  const label = error.code === 'missing-token' ? 'Sign in' : 'Try again';
  return html`<a class="button" href="${signInPath(greeting.path)}">${label}</a>`;
}
