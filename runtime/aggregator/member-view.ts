import type { Backend } from '../mcp/backend/backend.ts';
import type { Envelope } from '../mcp/envelope/envelope.ts';
import type { RpcError } from '../mcp/envelope/rpc-error.ts';
import { backendsUnknown, partlyUnavailable } from '../mcp/envelope/rpc-errors.ts';
import type { Caller, Feature } from '../mcp/gateway/hooks.ts';
import type { Route, View } from '../mcp/gateway/view/view.ts';
import type { MaybePromise } from '../mcp/maybe-promise.ts';
import type { AggregatedView } from './aggregated-view.ts';
import type { ListPages } from './list-pages.ts';
import type { LiveView } from './live-view.ts';
import type { Members } from './members.ts';
import { meantTool } from './optimizer/meant-tool.ts';
import { callTool, findTool, isSearchTool } from './optimizer/search-policy.ts';
import type { ToolFinder } from './optimizer/tool-finder.ts';
import { ownBackend } from './own-backend.ts';

export interface MemberViewParts {
  /** How the aggregator calls itself to clients. */
  readonly name: string;
  readonly version: string;
  readonly members: Members;
  readonly live: LiveView;
  /** Whether what concerns all backends fails while one of them is unavailable (specification 2, `partialFailureMode`). */
  readonly failsPartly: boolean;
  /** The workflows, which clients call like tools. */
  readonly workflows: { readonly backend: Backend; has(name: string): boolean };
  /** The search that takes the place of the list of tools; undefined without one. */
  readonly finder: ToolFinder | undefined;
  /** Tools that clients list and call beside it. */
  readonly pinned: ReadonlySet<string>;
}

/** The members as a gateway sees them: names lead to their owners, and what no single one answers is answered by ourselves. */
export function memberView(parts: MemberViewParts): View {
  const { name, version, members, live, failsPartly, workflows, finder, pinned } = parts;
  const own = ownBackend({ name, version, list, ...(finder === undefined ? {} : { find }) });

  function list(method: string): MaybePromise<ListPages | RpcError> | undefined {
    if (live.present.pages(method) === undefined) return undefined;
    const pagesOf = (view: AggregatedView | RpcError): ListPages | RpcError => {
      const pages = 'kind' in view ? view : view.pages(method);
      if (pages === undefined) throw new Error(`${method} lists nothing`);
      return pages;
    };
    const begun = live.begun();
    return begun instanceof Promise ? begun.then((view) => pagesOf(whole(view))) : pagesOf(whole(begun));
  }

  async function find(given: Readonly<Record<string, unknown>>, caller: Caller): Promise<string | RpcError> {
    const view = whole(await live.begun());
    if (finder === undefined) throw new Error('there is no search');
    return 'kind' in view ? view : finder.find(view, given, caller);
  }

  /** A view for what concerns all backends, or why there is none now. */
  function whole(view: AggregatedView | 'unknown'): AggregatedView | RpcError {
    if (view === 'unknown') return backendsUnknown({}, { 'retry-after': '5' });
    const { all } = members;
    const away = failsPartly ? all.filter(({ health, isAwaited }) => isAwaited && health !== 'healthy').length : 0;
    return away > 0 ? partlyUnavailable({ away, of: all.length }, { 'retry-after': '5' }) : view;
  }

  function placeOf(
    feature: Feature,
    shown: string,
  ): { readonly workload: string; readonly actual: string } | undefined {
    const { aggregate } = live.present;
    if (feature === 'tool') return aggregate.tools.get(shown);
    if (feature === 'prompt') return aggregate.prompts.get(shown);
    const workload = aggregate.ownerOf(shown) ?? onlyOwner();
    return workload === undefined ? undefined : { workload, actual: shown };
  }

  /** The one backend with resources: whatever a link names that is in no list is there, or nowhere. */
  function onlyOwner(): string | undefined {
    const owners = members.all.filter(({ lists }) => lists.resources.length + lists.templates.length > 0);
    return owners.length === 1 ? owners[0]?.name : undefined;
  }

  /** What is found by a search is called by way of it. */
  function meant(call: Envelope, shown: string): ReturnType<NonNullable<View['meant']>> {
    if (shown === callTool) return meantTool(call);
    return shown === findTool || pinned.has(shown) ? call : 'absent';
  }

  return {
    get backends(): readonly Backend[] {
      return [own, workflows.backend, ...members.all.map(({ backend }) => backend)];
    },
    rest: own,
    isAggregate: true,
    ...(finder === undefined ? {} : { meant }),
    route(feature, shown): Route | 'absent' {
      if (finder !== undefined && feature === 'tool' && isSearchTool(shown))
        return shown === findTool ? { backend: own, name: findTool } : 'absent';
      if (feature === 'tool' && workflows.has(shown))
        return { backend: workflows.backend, name: shown, annotations: live.present.annotationsOf(shown) };
      const place = placeOf(feature, shown);
      const member = place === undefined ? undefined : members.find(place.workload);
      if (place === undefined || member === undefined) return 'absent';
      const found = { backend: member.backend, name: place.actual };
      return feature === 'tool' ? { ...found, annotations: live.present.annotationsOf(shown) } : found;
    },
    shows: () => undefined,
  };
}
