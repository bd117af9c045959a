import type { CatalogEntry, CatalogVersion } from '../catalog/catalog-entry.ts';
import { badge, day } from '../../page/page-elements.ts';
import { html, type Html } from '../../page/html.ts';
import { listPage, pageLinks } from '../../page/list-pages.ts';
import { statusBadge } from './status-badge.ts';

/** Versions on a page. */
const pageSize = 100;

/** Where the versions of an entry lead. */
export interface VersionLinks {
  readonly version: (version: string) => string;
  /** The same page with other versions in its list. */
  readonly page: (page: number) => string;
}

/** A link to the latest version; undefined where that is shown, or where there is none. */
export function newerLink(
  { latest }: CatalogEntry,
  here: string,
  pathOf: (version: string) => string,
): Html | undefined {
  if (latest === undefined || latest.version === here) return undefined;
  return html` <a href="${pathOf(latest.version)}">Go to version ${latest.version}</a>`;
}

/** The versions of an entry, newest first, page by page; `here` is the one that is shown. */
export function versionsSection(
  versions: readonly CatalogVersion[],
  here: string,
  page: number,
  links: VersionLinks,
): Html {
  const shown = listPage(versions, page, pageSize);
  return html`<section aria-labelledby="versions">
    <h2 id="versions">Versions</h2>
    <ul class="panel versions">
      ${shown.items.map((each) => {
        const current = each.version === here && html` aria-current="page"`;
        const marks = [each.isLatest && badge('latest', 'good'), statusBadge(each.status)];
        return html`<li>
          <a href="${links.version(each.version)}" ${current}>${each.version}</a> ${marks}
          <span class="quiet">${day(each.publishedAt)}</span>
        </li>`;
      })}
    </ul>
    ${pageLinks(shown, 'versions', (to) => `${links.page(to)}#versions`)}
  </section>`;
}
