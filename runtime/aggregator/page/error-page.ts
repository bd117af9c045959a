import type { WireError } from '../../http/wire-error.ts';
import { html, type Html } from '../../page/html.ts';
import { pageFrame, type Greeting, type Site } from '../../page/page-frame.ts';
import { homePath, signInPath } from '../../page/sign-in-paths.ts';

/** An error in words for people: what happened, and what to do next. */
export function errorPage(site: Site, { code, status, message }: WireError, greeting: Greeting | undefined): Html {
  const title = titleOf(code, status);
  const canTryAgain = code.startsWith('sign-in') && code !== 'sign-in-unconfigured' && greeting?.canSignIn === true;
  return pageFrame(site, {
    title,
    greeting,
    main: html`<div class="message">
      <h1>${title}</h1>
      <p class="lead">${sentence(message)}</p>
      <p>
        ${canTryAgain && html`<a class="button" href="${signInPath(homePath)}">Try again</a>`}
        <a class="button${canTryAgain && ' plain'}" href="${homePath}">Go to ${site.place}</a>
      </p>
    </div>`,
  });
}

/** The page for somebody who has not signed in. `problem`: why nobody can, as a sentence. */
export function welcomePage(site: Site, greeting: Greeting, problem: string | undefined): Html {
  return pageFrame(site, {
    title: 'Welcome',
    greeting,
    main: html`<div class="message">
      <h1>${site.name}</h1>
      <p class="lead">
        ${problem ?? 'What there is depends on who you are: sign in to see the tools that you may use.'}
      </p>
      ${problem === undefined && html`<p><a class="button" href="${signInPath(homePath)}">Sign in</a></p>`}
    </div>`,
  });
}

function titleOf(code: string, status: number): string {
  if (code.startsWith('sign-in')) return 'You are not signed in';
  if (code === 'insufficient-scope' || code === 'invalid-token') return 'This is not open to you';
  if (status === 404) return 'There is no such page';
  if (status < 500) return 'This does not work';
  return status === 503 ? 'Not available at the moment' : 'Something went wrong';
}

function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
