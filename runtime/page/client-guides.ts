import type { Guide } from './client/guide.ts';
import { html, type Html } from './html.ts';
import { snippet } from './page-elements.ts';

/**
 * What to copy into which client. Without the script the clients are below each other; with it they are tabs. `index` distinguishes several
 * of them on one page.
 */
export function clientGuides(guides: readonly Guide[], index: number): Html {
  return html`<div class="clients">
    ${guides.map(({ client, notes, snippets }, place) => {
      return html`<div class="client" id="way-${index}-${place}">
        <h4>${client}</h4>
        ${notes.map((note) => html`<p>${note}</p>`)} ${snippets.map(snippet)}
      </div>`;
    })}
  </div>`;
}
