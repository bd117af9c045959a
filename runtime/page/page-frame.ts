import { html, type Html, type HtmlValue } from './html.ts';
import type { PageAssets } from './page-assets.ts';
import { homePath, signInPath, signOutPath } from './sign-in-paths.ts';

/** The pages of one program. */
export interface Site {
  /** In the header, and at the end of each title: `MCP catalog`. */
  readonly name: string;
  /** As a sentence calls it: `the catalog`. */
  readonly place: string;
  readonly footer: HtmlValue;
  readonly assets: PageAssets;
}

/** What the frame of a page says about the visitor. */
export interface Greeting {
  /** Absent: nobody is signed in. */
  readonly name?: string | undefined;
  /** Whether people can sign in here. */
  readonly canSignIn: boolean;
  /** Where they go on after a sign-in. */
  readonly path: string;
}

export interface PageContent {
  /** Of the window, without the name of the site. */
  readonly title: string;
  /** Absent where the visitor is not known, as in some errors. */
  readonly greeting?: Greeting | undefined;
  readonly main: HtmlValue;
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%235b76e8' stroke-width='2'%3E%3Crect x='3' y='3' width='7.5' height='7.5' rx='2'/%3E%3Crect x='13.5' y='3' width='7.5' height='7.5' rx='2'/%3E%3Crect x='3' y='13.5' width='7.5' height='7.5' rx='2'/%3E%3Cpath d='M17.25 13.5v7.5M13.5 17.25h7.5'/%3E%3C/svg%3E";

const mark = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
  <rect x="3" y="3" width="7.5" height="7.5" rx="2" />
  <rect x="13.5" y="3" width="7.5" height="7.5" rx="2" />
  <rect x="3" y="13.5" width="7.5" height="7.5" rx="2" />
  <path d="M17.25 13.5v7.5M13.5 17.25h7.5" />
</svg>`;

/**
 * A whole page: landmarks, a way past the header, and what the visitor is called. Referrers go to this origin only, where they let a
 * browser confirm that a form is from this server.
 */
export function pageFrame(site: Site, { title, greeting, main }: PageContent): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="same-origin" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${site.name}</title>
        <link rel="icon" href="${icon}" />
        <link rel="stylesheet" href="${site.assets.style}" />
        <script src="${site.assets.script}" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <div class="wide">
            <a class="brand" href="${homePath}">${mark}<span>${site.name}</span></a>
            ${greeting !== undefined && who(greeting)}
          </div>
        </header>
        <main id="main" class="wide" tabindex="-1">${main}</main>
        <footer>
          <div class="wide">${site.footer}</div>
        </footer>
        <div id="live" class="unseen" role="status" aria-live="polite"></div>
      </body>
    </html> `;
}

function who({ name, canSignIn, path }: Greeting): HtmlValue {
  if (name !== undefined) {
    return html`<div class="who">
      <span><span class="quiet">Signed in as</span> <bdi>${name}</bdi></span>
      <form method="post" action="${signOutPath}"><button class="button plain">Sign out</button></form>
    </div>`;
  }
  return canSignIn && html`<div class="who"><a class="button plain" href="${signInPath(path)}">Sign in</a></div>`;
}
