import { html, type Html, type HtmlValue } from './html.ts';

/** A part of a list, with its position. Pages count from 1. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
  /** Place of the first item in the whole list, from 0. */
  readonly start: number;
  readonly count: number;
}

/** One page of a list; a number after the last page returns the last one, so that an old link still works. */
export function listPage<Item>(list: readonly Item[], asked: number, size: number): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(asked, pages);
  const start = (page - 1) * size;
  return { items: list.slice(start, start + size), page, pages, start, count: list.length };
}

/** Links to the pages beside one, with what it holds of how many; nothing where there is one page. */
export function pageLinks(
  { items, page, pages, start, count }: ListPage<unknown>,
  label: string,
  pathOf: (page: number) => string,
): HtmlValue {
  if (pages === 1) return undefined;
  const link = (to: number, rel: 'prev' | 'next', text: string): Html =>
    html`<a class="button plain" rel="${rel}" href="${pathOf(to)}">${text}</a>`;
  return html`<nav class="pages" aria-label="Pages of ${label}">
    ${page > 1 && link(page - 1, 'prev', 'Previous page')} ${page < pages && link(page + 1, 'next', 'Next page')}
    <span class="quiet">${start + 1} to ${start + items.length} of ${count} ${label}</span>
  </nav>`;
}
