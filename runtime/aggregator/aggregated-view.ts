import { isDeepStrictEqual } from 'node:util';
import type { AggregationConfigWithDefaults } from '../../generated/defaults/aggregation-config.ts';
import type { CompositeToolConfigWithDefaults } from '../../generated/defaults/composite-tool-config.ts';
import { aggregate, type Aggregate, type Placed } from '../aggregation/aggregate.ts';
import { byName } from '../aggregation/name-order.ts';
import type { Feature } from '../mcp/gateway/hooks.ts';
import { listOf, type ListMethod } from '../mcp/gateway/view/list-of.ts';
import { shownItem, type ShownItem as Shown } from '../mcp/gateway/view/shown-item.ts';
import { judgedAnnotations, type Annotations } from '../mcp/gateway/view/shown-annotations.ts';
import { listCursors, type ListCursors } from './list-cursors.ts';
import { listPages, type ListPages, type ShownItem } from './list-pages.ts';
import type { Member } from './member.ts';
import { searchItems, type ListedBySearch } from './optimizer/search-items.ts';
import { isSearchTool } from './optimizer/search-policy.ts';
import { workflowItems } from './workflows/workflow-items.ts';

/** The lists that clients ask for, by their methods. */
const lists = {
  'tools/list': 'tools',
  'prompts/list': 'prompts',
  'resources/list': 'resources',
  'resources/templates/list': 'templates',
} as const;

export type ListingMethod = keyof typeof lists;

/** Something that clients list, with the backend that has it; a workflow has none. */
export interface PlacedItem extends ShownItem {
  readonly workload?: string;
}

/** What several members offer as one, at one moment. Immutable. */
export interface AggregatedView {
  readonly aggregate: Aggregate<Buffer>;
  /** The tools that clients may use, listed or found by a search. The digest changes with them. */
  readonly offered: { readonly items: readonly PlacedItem[]; readonly digest: string };
  /** What a method lists for every caller; where tools are searched, those that are found. */
  items(method: ListingMethod): readonly PlacedItem[];
  /** The list that a method asks for; undefined for methods that list nothing. */
  pages(method: string): ListPages | undefined;
  /** What a tool says of itself as clients see it, by the name that they know: what a policy decides by, for lists as for calls. */
  annotationsOf(tool: string): Annotations;
  /** Features whose lists look different than in another view. */
  changedFrom(before: AggregatedView): readonly Feature[];
}

/**
 * Makes the view of members. What an unhealthy one offers is in no list, and keeps its names: that it is away for a while gives none of
 * them to another backend. A workflow has its name before every tool: it hides one that has it too. `search`: how a search takes the place
 * of the list of tools; its own tools have their names before everything else.
 */
export function aggregatedView(
  members: readonly Member[],
  aggregation: AggregationConfigWithDefaults | undefined,
  workflows: readonly CompositeToolConfigWithDefaults[] = [],
  search?: ListedBySearch,
  cursors: ListCursors = ownCursors,
): AggregatedView {
  const made = aggregate(
    members.map(({ name, lists: offered }) => ({ workload: name, ...offered })),
    aggregation,
  );
  const away = new Set(members.filter(({ health }) => health === 'unhealthy').map(({ name }) => name));
  const pages = new Map<string, ListPages>();
  const placed = new Map<string, readonly PlacedItem[]>();
  const annotations = new Map<string, Annotations>();
  let offered: AggregatedView['offered'] = { items: [], digest: '' };
  for (const [method, key] of Object.entries(lists)) {
    const list = listOf(method);
    if (list === undefined) throw new Error(`${method} is not a method that lists something`);
    const items = [...made[key].values()].map(({ workload, shown, item }) => {
      const found = shownOnce(item, list, shown);
      if (found?.annotations !== undefined) annotations.set(shown.name, judgedAnnotations(found.annotations));
      return { workload, name: shown.name, bytes: found?.bytes ?? item };
    });
    const own = key === 'tools' ? workflowItems(workflows, made) : [];
    for (const workflow of own) annotations.set(workflow.name, { ...workflow.annotations });
    const taken = new Set(own.map(({ name }) => name));
    const present = items.filter(({ workload, name }) => !away.has(workload) && !taken.has(name));
    const all: readonly PlacedItem[] =
      own.length === 0 ? present : [...present, ...own].toSorted((a, b) => byName(a.name, b.name));
    const every = listPages(list.items, all, cursors);
    pages.set(method, every);
    placed.set(method, all);
    if (key !== 'tools') continue;
    offered = { items: all, digest: every.digest };
    if (search === undefined) continue;
    offered = { ...offered, items: all.filter(({ name }) => !isSearchTool(name)) };
    pages.set(method, listPages(list.items, searchItems(offered.items, search), cursors));
  }
  return {
    aggregate: made,
    offered,
    items: (method) => (method === 'tools/list' ? offered.items : (placed.get(method) ?? [])),
    pages: (method) => pages.get(method),
    annotationsOf: (tool) => annotations.get(tool) ?? nothingSaid,
    changedFrom(before) {
      const changed = Object.keys(lists).filter((method) => before.pages(method)?.digest !== pages.get(method)?.digest);
      return [...new Set(changed.flatMap((method) => listOf(method)?.feature ?? []))];
    },
  };
}

/** Cursors that only this process reads. */
const ownCursors = listCursors();

const nothingSaid: Annotations = {};

/** Items as they were shown last. */
const lastShown = new WeakMap<Buffer, Shown>();

/** An item as clients see it. A backend that lists the same keeps its buffers: the change of another one costs it nothing. */
function shownOnce(item: Buffer, list: ListMethod, shown: Placed<Buffer>['shown']): Shown | undefined {
  const last = lastShown.get(item);
  if (last !== undefined && isDeepStrictEqual(last.shown, shown)) return last;
  const found = shownItem(item, list, shown);
  if (found !== undefined) lastShown.set(item, found);
  return found;
}
