import type { RegistryView } from '../catalog/registry-view.ts';
import { cardGrid, entryCards } from './entry-cards.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';
import { listPage, pageLinks, type ListPage } from '../../page/list-pages.ts';
import { homePagePath, registryPath } from './page-paths.ts';
import { searchForm } from './search-form.ts';

/** A registry that the visitor may read. */
export interface ReadableRegistry {
  readonly name: string;
  /** Asked for only where the registry is looked into. */
  readonly view: () => RegistryView | undefined;
}

/** Registries on a page, each of which is looked into. */
const registriesAtOnce = 20;
const cardsOfEach = 6;
const foundInEach = 30;

/** The first page: the registries that a visitor may read, and what is in them or what a search finds, page by page. */
export function homePage(registries: readonly ReadableRegistry[], search: string | undefined, page: number): Html {
  const looked = listPage(registries, page, registriesAtOnce);
  const sections = looked.items.map((registry) => registrySection(registry, search));
  const isEmpty = sections.every((section) => section === undefined);
  return html`<div>
      <h1>MCP servers and skills</h1>
      <p class="lead">What you may use here, and how to add it to your client.</p>
      ${searchForm('/', 'Search all registries', search)}
    </div>
    ${registries.length > 0 && registryLinks(looked.items.map(({ name }) => name))}
    ${isEmpty ? html`<p class="empty">${emptyWords(looked, search)}</p>` : sections}
    ${pageLinks(looked, 'registries', (to) => homePagePath(search, to))}`;
}

function registryLinks(names: readonly string[]): Html {
  return html`<nav aria-label="Registries">
    <ul class="chips">
      ${names.map((name) => html`<li><a href="${registryPath(name)}">${name}</a></li>`)}
    </ul>
  </nav>`;
}

function registrySection({ name, view }: ReadableRegistry, search: string | undefined): HtmlValue {
  const limit = search === undefined ? cardsOfEach : foundInEach;
  const seen = view();
  if (seen === undefined) return undefined;
  const servers = entryCards(name, seen, 'servers', { search, limit });
  const skills = entryCards(name, seen, 'skills', { search, limit });
  const cards = [...(servers?.cards ?? []), ...(skills?.cards ?? [])];
  if (cards.length === 0) return undefined;
  const more = (shown: 'servers' | 'skills'): string => registryPath(name, { search, shown });
  return html`<section aria-label="Registry ${name}">
    <div class="heading">
      <h2>${name}</h2>
      <a href="${registryPath(name, { search })}">Open registry<span class="unseen"> ${name}</span></a>
    </div>
    ${cardGrid(cards)}
    <p class="pages">
      ${servers?.nextCursor !== undefined && html`<a href="${more('servers')}">More servers of ${name}</a>`}
      ${skills?.nextCursor !== undefined && html`<a href="${more('skills')}">More skills of ${name}</a>`}
    </p>
  </section>`;
}

function emptyWords({ count, pages }: ListPage<unknown>, search: string | undefined): string {
  const place = pages === 1 ? 'here' : 'in the registries of this page';
  if (search !== undefined) return `Nothing ${place} has “${search}” in its name, title or description.`;
  return count === 0 ? 'There is no registry that you may read.' : 'There is nothing in the registries yet.';
}
