import type { CatalogEntry, CatalogVersion } from '../catalog/catalog-entry.ts';
import { connectSection } from './connect-section.ts';
import { badge, crumbs, day, fact, initials, shortName } from '../../page/page-elements.ts';
import { readServerRow, type ServerRow } from './entry-rows.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';
import { packagesSection } from './packages-section.ts';
import { homePath } from '../../page/sign-in-paths.ts';
import { registryPath, serverPath } from './page-paths.ts';
import { newerLink, versionsSection } from './versions-section.ts';
import { webLink } from '../../page/web-link.ts';
import { statusBadge } from './status-badge.ts';

/** A server in one of its versions; `page` is that of the list of the others. */
export function serverPage(registry: string, entry: CatalogEntry, version: CatalogVersion, page = 1): Html {
  const row = readServerRow(version.row);
  const { server } = row;
  const title = server.title ?? shortName(server.name);
  const { repository, websiteUrl } = server;
  return html`${crumbs(
      [
        { path: homePath, name: 'Catalog' },
        { path: registryPath(registry), name: registry },
      ],
      title,
    )}
    <div class="entry-head">
      ${initials(server.name, 'large')}
      <div>
        <h1><bdi>${title}</bdi></h1>
        <p class="quiet mono">${server.name}</p>
        <p class="lead"><bdi>${server.description}</bdi></p>
        <div class="badges">
          ${statusBadge(row.status)} ${badge(`version ${server.version}`)}
          ${version.isLatest && badge('latest', 'good')}
        </div>
        ${
          (repository !== undefined || websiteUrl !== undefined) &&
          html`<p class="links">
            ${websiteUrl !== undefined && webLink(websiteUrl, 'Website')}
            ${repository !== undefined && webLink(repository.url, 'Source code')}
          </p>`
        }
      </div>
    </div>
    ${statusNotice(row, registry, entry)} ${row.status !== 'deleted' && connectSection(server)}
    ${packagesSection(server)}
    ${versionsSection(entry.versions, server.version, page, {
      version: (each) => serverPath(registry, server.name, each),
      page: (to) => serverPath(registry, server.name, server.version, to),
    })}
    <section aria-labelledby="about">
      <h2 id="about">About this version</h2>
      <dl class="panel facts">
        ${fact('Published', day(version.publishedAt))} ${fact('Changed', day(version.updatedAt))}
        ${fact('Repository', repository !== undefined && webLink(repository.url))}
        ${fact('Folder', repository?.subfolder)}
      </dl>
    </section>`;
}

/** What a status means to somebody who is about to use the server. */
function statusNotice({ server, status, statusMessage }: ServerRow, registry: string, entry: CatalogEntry): HtmlValue {
  const other = newerLink(entry, server.version, (each) => serverPath(registry, server.name, each));
  const reason = statusMessage !== undefined && html` <bdi>${statusMessage}</bdi>`;
  switch (status) {
    case 'active':
      return other !== undefined && html`<p class="notice info">This is not the latest version.${other}</p>`;
    case 'deprecated':
      return html`<p class="notice warn">
        <strong>This version is deprecated.</strong> Look for another one.${reason}${other}
      </p>`;
    case 'deleted':
      return html`<p class="notice bad">
        <strong>This version was deleted.</strong> Do not use it any more.${reason}${other}
      </p>`;
  }
}
