import packageFile from '../../../package.json' with { type: 'json' };
import { html, type Html, type HtmlValue } from './html.ts';
import { assetPaths } from './page-assets.ts';
import { homePath, signInPath, signOutPath } from './page-paths.ts';

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
  /** Of the window, without the name of the catalog. */
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
 * A whole page: landmarks, a way past the header, and what the visitor is called. Referrers go to this origin only, where they
 * let a browser say that a form is ours.
 */
export function pageFrame({ title, greeting, main }: PageContent): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="same-origin" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · MCP catalog</title>
        <link rel="icon" href="${icon}" />
        <link rel="stylesheet" href="${assetPaths.style}" />
        <script src="${assetPaths.script}" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <div class="wide">
            <a class="brand" href="${homePath}">${mark}<span>MCP catalog</span></a>
            ${greeting !== undefined && who(greeting)}
          </div>
        </header>
        <main id="main" class="wide" tabindex="-1">${main}</main>
        <footer>
          <div class="wide">
            <span>Registry server ${packageFile.version}</span><a href="/openapi.json">Description of the API</a>
          </div>
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
