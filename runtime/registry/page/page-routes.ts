import type { Answer } from '../../http/answer.ts';
import type { Exchange } from '../../http/exchange.ts';
import { isWireError } from '../../http/answer.ts';
import { missingToken } from '../../identity/authentication-errors.ts';
import type { Caller } from '../access/caller.ts';
import type { CatalogEntry } from '../catalog/catalog-entry.ts';
import type { RegistryView } from '../catalog/registry-view.ts';
import { serverVersion, skillVersion } from '../catalog/versions.ts';
import { viewOf } from '../routes/consumer-routes.ts';
import { claimsOf, refusalOf } from '../routes/refusals.ts';
import { invalidCursor, registryForbidden, unknownEntry } from '../routes/registry-errors.ts';
import type { RegistryHandler, RegistryService } from '../routes/registry-service.ts';
import { welcomePage } from './error-page.ts';
import { homePage } from './home-page.ts';
import type { HtmlValue } from './html.ts';
import { assetAnswer } from './page-assets.ts';
import { pageFrame } from './page-frame.ts';
import { pageReply } from './page-reply.ts';
import { registryPage } from './registry-page.ts';
import { serverPage } from './server-page.ts';
import { skillPage } from './skill-page.ts';
import type { Visitors } from './visitor.ts';

interface PageHandlers {
  readonly showCatalog: RegistryHandler<'showCatalog'>;
  readonly showRegistry: RegistryHandler<'showRegistry'>;
  readonly showServer: RegistryHandler<'showServer'>;
  readonly showServerVersion: RegistryHandler<'showServerVersion'>;
  readonly showSkill: RegistryHandler<'showSkill'>;
  readonly getAsset: RegistryHandler<'getAsset'>;
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
    return 'kind' in made ? made : pageReply(exchange, pageFrame({ ...made, greeting }));
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

  function server(exchange: Exchange, registry: string, name: string, version?: string): Promise<Answer> {
    return inRegistry(exchange, registry, (view) => {
      const entry = view.servers.entry(name);
      const found = serverVersion(view, name, version ?? newestOf(entry), { includeDeleted: true });
      if (entry === undefined || found === undefined) return unknownEntry({ name, version });
      return { title: found.title ?? name, main: serverPage(registry, entry, found) };
    });
  }

  return {
    async showCatalog({ query: { search }, exchange }) {
      const visitor = await visitors.visitorOf(exchange);
      if (isWireError(visitor)) return visitor;
      if (visitor.caller === undefined) return pageReply(exchange, welcomePage(visitor.greeting));
      return page(exchange, (caller) => {
        const registries = readable(caller).map((name) => ({ name, view: () => service.catalog.view(name, caller) }));
        return {
          title: search === undefined ? 'Servers and skills' : `“${search}”`,
          main: homePage(registries, search),
        };
      });
    },
    showRegistry: ({ params: { registry }, query, exchange }) =>
      inRegistry(exchange, registry, (view) => {
        const main = registryPage(registry, view, query);
        return main === undefined ? invalidCursor({}) : { title: registry, main };
      }),
    showServer: ({ params: { registry, serverName }, exchange }) => server(exchange, registry, serverName),
    showServerVersion: ({ params: { registry, serverName, serverVersion: version }, exchange }) =>
      server(exchange, registry, serverName, version),
    showSkill: ({ params: { registry, namespace, skillName }, exchange }) =>
      inRegistry(exchange, registry, (view) => {
        const name = `${namespace}/${skillName}`;
        const entry = view.skills.entry(name);
        const found = skillVersion(view, name, newestOf(entry), { includeDeleted: true });
        if (entry === undefined || found === undefined) return unknownEntry({ name });
        return { title: found.title ?? name, main: skillPage(registry, entry, found) };
      }),
    getAsset: ({ params: { file } }) => assetAnswer(file),
  };
}

/** The latest version; where all are deleted, the newest of them, so that its page can say so. */
function newestOf(entry: CatalogEntry | undefined): string {
  return entry?.latest?.version ?? entry?.versions[0]?.version ?? 'latest';
}
