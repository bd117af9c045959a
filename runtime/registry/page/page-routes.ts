import type { Answer } from '../../http/answer.ts';
import type { Exchange } from '../../http/exchange.ts';
import { isWireError } from '../../http/answer.ts';
import { missingToken } from '../../identity/authentication-errors.ts';
import type { Caller } from '../access/caller.ts';
import type { CatalogEntry, CatalogVersion } from '../catalog/catalog-entry.ts';
import type { RegistryView } from '../catalog/registry-view.ts';
import { serverVersion, skillVersion } from '../catalog/versions.ts';
import { viewOf } from '../routes/consumer-routes.ts';
import { claimsOf, refusalOf } from '../routes/refusals.ts';
import { invalidCursor, registryForbidden, unknownEntry } from '../routes/registry-errors.ts';
import type { RegistryHandler, RegistryService } from '../routes/registry-service.ts';
import { welcomePage } from './error-page.ts';
import { homePage } from './home-page.ts';
import type { HtmlValue } from '../../page/html.ts';
import { assetAnswer } from './page-assets.ts';
import { pageFrame } from '../../page/page-frame.ts';
import { catalogSite } from './catalog-site.ts';
import { pageReply } from '../../page/page-reply.ts';
import { registryPage, type RegistryPageQuery } from './registry-page.ts';
import { serverPage } from './server-page.ts';
import { skillPage } from './skill-page.ts';
import type { Visitors } from './visitor.ts';

interface PageHandlers {
  readonly showCatalog: RegistryHandler<'showCatalog'>;
  readonly showRegistry: RegistryHandler<'showRegistry'>;
  readonly showServer: RegistryHandler<'showServer'>;
  readonly showServerVersion: RegistryHandler<'showServerVersion'>;
  readonly showSkill: RegistryHandler<'showSkill'>;
  readonly showSkillVersion: RegistryHandler<'showSkillVersion'>;
  readonly getAsset: RegistryHandler<'getAsset'>;
}

/** An entry that a page is about; without a version, its newest. */
interface Wanted {
  readonly registry: string;
  readonly name: string;
  readonly version?: string;
  /** Of its list of versions. */
  readonly page: number;
}

/** What a page says, or why there is none. */
type Content = { readonly title: string; readonly main: HtmlValue } | Extract<Answer, { kind: 'wire-error' }>;

/**
 * The pages of the catalog. They read the same views by the same gate as the consumer API, as the caller that the visitor's
 * token makes there; there is no other filter.
 */
export function pageRoutes(service: RegistryService, visitors: Visitors): PageHandlers {
  async function page(exchange: Exchange, content: (caller: Caller) => Content): Promise<Answer> {
    const visitor = await visitors.visitorOf(exchange);
    if (isWireError(visitor)) return visitor;
    const { caller, greeting } = visitor;
    if (caller === undefined) return missingToken({}, { 'www-authenticate': 'Bearer' });
    const made = content(caller);
    return 'kind' in made ? made : pageReply(pageFrame(catalogSite, { ...made, greeting }));
  }

  function inRegistry(exchange: Exchange, name: string, content: (view: RegistryView) => Content): Promise<Answer> {
    return page(exchange, (caller) => {
      const view = viewOf(service, name, caller);
      return isWireError(view) ? view : content(view);
    });
  }

  function readable(caller: Caller): readonly string[] {
    return service.catalog.declarations.registries
      .filter((registry) => {
        const gate = registryForbidden({ name: registry.name });
        return refusalOf(caller, 'registry.read', claimsOf(registry), { hidden: gate, gate }) === undefined;
      })
      .map(({ name }) => name);
  }

  function server(exchange: Exchange, { registry, name, version, page: part }: Wanted): Promise<Answer> {
    return inRegistry(exchange, registry, (view) => {
      const entry = view.servers.entry(name);
      const found = serverVersion(view, name, version ?? newestOf(entry), { includeDeleted: true });
      if (entry === undefined || found === undefined) return unknownEntry({ name, version });
      return { title: entryTitle(registry, name, found), main: serverPage(registry, entry, found, part) };
    });
  }

  function skill(exchange: Exchange, { registry, name, version, page: part }: Wanted): Promise<Answer> {
    return inRegistry(exchange, registry, (view) => {
      const entry = view.skills.entry(name);
      const found = skillVersion(view, name, version ?? newestOf(entry), { includeDeleted: true });
      if (entry === undefined || found === undefined) return unknownEntry({ name, version });
      return { title: entryTitle(registry, name, found), main: skillPage(registry, entry, found, part) };
    });
  }

  return {
    async showCatalog({ query: { search, page: asked }, exchange }) {
      const visitor = await visitors.visitorOf(exchange);
      if (isWireError(visitor)) return visitor;
      if (visitor.caller === undefined) return pageReply(welcomePage(visitor.greeting));
      return page(exchange, (caller) => {
        const registries = readable(caller).map((name) => ({ name, view: () => service.catalog.view(name, caller) }));
        return {
          title: search === undefined ? 'Servers and skills' : `“${search}”`,
          main: homePage(registries, search, asked),
        };
      });
    },
    showRegistry: ({ params: { registry }, query, exchange }) =>
      inRegistry(exchange, registry, (view) => {
        const main = registryPage(registry, view, query);
        return main === undefined ? invalidCursor({}) : { title: registryTitle(registry, query), main };
      }),
    showServer: ({ params: { registry, serverName: name }, query, exchange }) =>
      server(exchange, { registry, name, ...query }),
    showServerVersion: ({ params: { registry, serverName: name, serverVersion: version }, query, exchange }) =>
      server(exchange, { registry, name, version, ...query }),
    showSkill: ({ params: { registry, namespace, skillName }, query, exchange }) =>
      skill(exchange, { registry, name: `${namespace}/${skillName}`, ...query }),
    showSkillVersion: ({ params: { registry, namespace, skillName, skillVersion: version }, query, exchange }) =>
      skill(exchange, { registry, name: `${namespace}/${skillName}`, version, ...query }),
    getAsset: ({ params: { file } }) => assetAnswer(file),
  };
}

/** Titles distinguish the pages in a list of windows and in a history. */
function entryTitle(registry: string, name: string, { title = name, version }: CatalogVersion): string {
  return `${title === name ? name : `${title} (${name})`} ${version} · ${registry}`;
}

function registryTitle(registry: string, { search, cursor, shown }: RegistryPageQuery): string {
  const found = search === undefined ? '' : `“${search}” in `;
  const further = cursor === undefined ? '' : ', further pages';
  return `${found}${registry}: ${shown}${further}`;
}

/** The latest version; where all are deleted, the newest of them, so that its page can say so. */
function newestOf(entry: CatalogEntry | undefined): string {
  return entry?.latest?.version ?? entry?.versions[0]?.version ?? 'latest';
}
