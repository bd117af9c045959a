import type { RegistryView } from '../catalog/registry-view.ts';
import { cardGrid, entryCards, type Shown } from './entry-cards.ts';
import { crumbs } from '../../page/page-elements.ts';
import { html, type Html } from '../../page/html.ts';
import { homePath } from '../../page/sign-in-paths.ts';
import { registryPath } from './page-paths.ts';
import { searchForm } from './search-form.ts';

/** Cards on a page. */
const pageSize = 30;

export interface RegistryPageQuery {
  readonly search: string | undefined;
  readonly cursor: string | undefined;
  readonly shown: Shown;
}

/** A registry page by page, its servers or its skills. Undefined when this server did not issue the cursor. */
export function registryPage(name: string, view: RegistryView, query: RegistryPageQuery): Html | undefined {
  const { search, cursor, shown } = query;
  const page = entryCards(name, view, shown, { search, cursor, limit: pageSize });
  if (page === undefined) return undefined;
  const found =
    page.cards.length === 0
      ? html`<p class="empty">${emptyWords(query)}</p>`
      : html`<section aria-label="${shown === 'servers' ? 'Servers' : 'Skills'}">
          <h2 class="unseen">${shown === 'servers' ? 'Servers' : 'Skills'}</h2>
          ${cardGrid(page.cards)}
        </section>`;
  const start = registryPath(name, { search, shown });
  return html`${crumbs([{ path: homePath, name: 'Catalog' }], name)}
    <div>
      <h1>${name}</h1>
      ${searchForm(registryPath(name), `Search ${name}`, search, shown)}
    </div>
    <nav aria-label="Servers or skills">
      <ul class="chips">
        ${kindLink('servers', 'Servers')}${kindLink('skills', 'Skills')}
      </ul>
    </nav>
    ${found}
    ${
      (cursor !== undefined || page.nextCursor !== undefined) &&
      html`<nav class="pages" aria-label="Pages">
        ${cursor !== undefined && html`<a class="button plain" href="${start}">First page</a>`}
        ${
          page.nextCursor !== undefined &&
          html`<a
            class="button plain"
            rel="next"
            href="${registryPath(name, { search, shown, cursor: page.nextCursor })}"
            >Next page</a
          >`
        }
      </nav>`
    }`;

  function kindLink(kind: Shown, label: string): Html {
    const current = kind === shown && html` aria-current="page"`;
    return html`<li><a href="${registryPath(name, { search, shown: kind })}" ${current}>${label}</a></li>`;
  }
}

function emptyWords({ search, cursor, shown }: RegistryPageQuery): string {
  if (cursor !== undefined) return `There are no ${shown} after the page before.`;
  return search === undefined
    ? `This registry has no ${shown} that you may see.`
    : `No ${shown} here have “${search}” in their name, title or description.`;
}
