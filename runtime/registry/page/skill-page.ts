import type { SkillEntry } from '../../../generated/types/skill-entry.ts';
import type { CatalogEntry, CatalogVersion } from '../catalog/catalog-entry.ts';
import { skillStatusBadge } from './entry-cards.ts';
import { badge, crumbs, day, fact, initials } from '../../page/page-elements.ts';
import { readSkillRow } from './entry-rows.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';
import { homePath } from '../../page/sign-in-paths.ts';
import { registryPath, skillPath } from './page-paths.ts';
import { newerLink, versionsSection } from './versions-section.ts';
import { webLink } from '../../page/web-link.ts';

type SkillPackage = NonNullable<SkillEntry['packages']>[number];

/** Packages and tools that are shown; the API lists them all. */
const mostItems = 50;

/** A skill in one of its versions; `page` is that of the list of the others. */
export function skillPage(registry: string, entry: CatalogEntry, version: CatalogVersion, page = 1): Html {
  const skill = readSkillRow(version.row);
  const whole = `${skill.namespace}/${skill.name}`;
  const title = skill.title ?? skill.name;
  const status = version.status === 'active' ? (skill.status ?? 'active') : version.status;
  const { repository, allowedTools = [], packages = [] } = skill;
  return html`${crumbs(
      [
        { path: homePath, name: 'Catalog' },
        { path: registryPath(registry, { shown: 'skills' }), name: registry },
      ],
      title,
    )}
    <div class="entry-head">
      ${initials(whole, 'large')}
      <div>
        <h1><bdi>${title}</bdi></h1>
        <p class="quiet mono">${whole}</p>
        <p class="lead"><bdi>${skill.description}</bdi></p>
        <div class="badges">
          ${badge('skill', 'key')} ${status === 'deleted' ? badge('Deleted', 'bad') : skillStatusBadge(status)}
          ${badge(`version ${skill.version}`)} ${version.isLatest && badge('latest', 'good')}
        </div>
        ${repository?.url !== undefined && html`<p class="links">${webLink(repository.url, 'Source code')}</p>`}
      </div>
    </div>
    ${notice(
      status,
      newerLink(entry, skill.version, (each) => skillPath(registry, whole, each)),
    )}
    ${
      allowedTools.length > 0 &&
      html`<section aria-labelledby="tools">
        <h2 id="tools">Tools it may use without asking</h2>
        <ul class="panel tools">
          ${allowedTools.slice(0, mostItems).map((tool) => html`<li><code>${tool}</code></li>`)}
        </ul>
      </section>`
    }
    ${
      packages.length > 0 &&
      html`<section aria-labelledby="packages">
        <h2 id="packages">Where to get it</h2>
        ${packages.slice(0, mostItems).map(packagePanel)}
      </section>`
    }
    ${versionsSection(entry.versions, skill.version, page, {
      version: (each) => skillPath(registry, whole, each),
      page: (to) => skillPath(registry, whole, skill.version, to),
    })}
    <section aria-labelledby="about">
      <h2 id="about">About this version</h2>
      <dl class="panel facts">
        ${fact('License', skill.license)} ${fact('Needs', skill.compatibility)}
        ${fact('Published', day(version.publishedAt))} ${fact('Changed', day(version.updatedAt))}
      </dl>
    </section>`;
}

function notice(status: string, other: HtmlValue): HtmlValue {
  switch (status) {
    case 'deprecated':
      return html`<p class="notice warn"><strong>This skill is deprecated.</strong> Look for another one.${other}</p>`;
    case 'archived':
      return html`<p class="notice bad">
        <strong>This skill is archived.</strong> Nobody looks after it any more.${other}
      </p>`;
    case 'deleted':
      return html`<p class="notice bad"><strong>This version was deleted.</strong> Do not use it any more.${other}</p>`;
    default:
      return other !== undefined && html`<p class="notice info">This is not the latest version.${other}</p>`;
  }
}

function packagePanel({ registryType, identifier, digest, url, ref, commit, subfolder }: SkillPackage): Html {
  return html`<div class="panel">
    <h3>${registryType === 'oci' ? 'Image' : 'Git repository'}</h3>
    <dl class="facts">
      ${fact('Reference', identifier !== undefined && html`<code>${identifier}</code>`)}
      ${fact('Digest', digest !== undefined && html`<code>${digest}</code>`)}
      ${fact('Address', url !== undefined && webLink(url))} ${fact('Branch or tag', ref)}
      ${fact('Commit', commit !== undefined && html`<code>${commit}</code>`)} ${fact('Folder', subfolder)}
    </dl>
  </div>`;
}
