import type { ServerReply } from '../../../generated/types/server-reply.ts';
import type { SkillEntry } from '../../../generated/types/skill-entry.ts';
import type { SkillReply } from '../../../generated/types/skill-reply.ts';
import { listServers, listSkills, type ListQuery } from '../catalog/list.ts';
import type { RegistryView } from '../catalog/registry-view.ts';
import { badge, initials, shortName } from '../../page/page-elements.ts';
import { serverRow, skillOf } from './entry-rows.ts';
import { html, type Html, type HtmlValue } from '../../page/html.ts';
import { serverPath, skillPath } from './page-paths.ts';
import { statusBadge } from './status-badge.ts';

/** What lists hold. */
export type Shown = 'servers' | 'skills';

/** Cards of a list, each name once with its latest version. */
export interface Cards {
  readonly cards: readonly Html[];
  readonly nextCursor?: string;
}

/**
 * The cards of a page, from the same list that the API returns: visitors see the entries that their token can see there. Undefined when
 * this server did not issue the cursor.
 */
export function entryCards(
  registry: string,
  view: RegistryView,
  shown: Shown,
  query: Pick<ListQuery, 'search' | 'cursor' | 'limit'>,
): Cards | undefined {
  const wanted = { ...query, version: 'latest' };
  const page = shown === 'servers' ? listServers(view, wanted) : listSkills(view, wanted);
  if (page.outcome !== 'page') return undefined;
  const body = JSON.parse(page.body.toString()) as {
    readonly servers?: readonly ServerReply[];
    readonly skills?: readonly (SkillReply | SkillEntry)[];
  };
  const cards = [
    ...(body.servers ?? []).map((row) => serverCard(registry, row)),
    ...(body.skills ?? []).map((row) => skillCard(registry, skillOf(row))),
  ];
  return { cards, ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }) };
}

/** The grid of cards. */
export function cardGrid(cards: readonly Html[]): Html {
  return html`<ul class="cards">
    ${cards.map((each) => html`<li>${each}</li>`)}
  </ul>`;
}

function serverCard(registry: string, row: ServerReply): Html {
  const { server, status } = serverRow(row);
  const { name, title, description, version, remotes = [], packages = [] } = server;
  const kinds = [...new Set(packages.map(({ registryType }) => registryType))].slice(0, 4);
  const badges = [
    statusBadge(status),
    badge(version),
    remotes.length > 0 && badge('remote', 'key'),
    kinds.map((kind) => badge(kind, 'key')),
  ];
  return card(serverPath(registry, name), { name, title: title ?? shortName(name), description, badges });
}

function skillCard(registry: string, { namespace, name, title, description, version, status }: SkillEntry): Html {
  const whole = `${namespace}/${name}`;
  const badges = [skillStatusBadge(status), badge(version)];
  return card(skillPath(registry, whole), { name: whole, title: title ?? name, description, badges });
}

/** Skills say `archived` themselves. */
export function skillStatusBadge(status: SkillEntry['status']): HtmlValue {
  return status === 'archived' ? badge('Archived', 'bad') : statusBadge(status ?? 'active');
}

function card(
  path: string,
  entry: { readonly name: string; readonly title: string; readonly description: string; readonly badges: HtmlValue },
): Html {
  return html`<article class="card">
    ${initials(entry.name)}
    <div>
      <h3>
        <a href="${path}"><bdi>${entry.title}</bdi></a>
      </h3>
      ${entry.title !== entry.name && html`<p class="name mono">${entry.name}</p>`}
      <p class="about"><bdi>${entry.description}</bdi></p>
      <div class="badges">${entry.badges}</div>
    </div>
  </article>`;
}
