import type { CatalogVersion } from '../catalog/catalog-entry.ts';
import { badge, day, statusBadge } from './entry-parts.ts';
import { html, type Html } from './html.ts';

/** Versions that are shown; the API lists them all. */
const mostVersions = 100;

/** All versions of an entry, newest first; `pathOf` gives the page of one, where there is one. */
export function versionsSection(
  versions: readonly CatalogVersion[],
  here: string,
  pathOf?: (version: string) => string,
): Html {
  const left = versions.length - mostVersions;
  return html`<section aria-labelledby="versions">
    <h2 id="versions">Versions</h2>
    <ul class="panel versions">
      ${versions.slice(0, mostVersions).map((each) => {
        const current = each.version === here && html` aria-current="page"`;
        const name =
          pathOf === undefined
            ? html`<span>${each.version}</span>`
            : html`<a href="${pathOf(each.version)}" ${current}>${each.version}</a>`;
        const marks = [each.isLatest && badge('latest', 'good'), statusBadge(each.status)];
        return html`<li>${name} ${marks} <span class="quiet">${day(each.publishedAt)}</span></li>`;
      })}
    </ul>
    ${left > 0 && html`<p class="quiet">And ${left} older ones, which the API lists.</p>`}
  </section>`;
}
