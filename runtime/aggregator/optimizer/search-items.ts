import { searchTools } from '../../search/search-tools.ts';
import { byName } from '../../aggregation/name-order.ts';
import type { ShownItem } from '../list-pages.ts';

/** How a search takes the place of the list of tools. */
export interface ListedBySearch {
  /** Tools that stay in the list. */
  readonly pinned: ReadonlySet<string>;
}

const own: readonly ShownItem[] = searchTools.map((tool) => ({
  name: tool.name,
  bytes: Buffer.from(JSON.stringify(tool)),
}));

/** What clients list instead of all tools: the tools of the search, and those that are pinned. */
export function searchItems(offered: readonly ShownItem[], { pinned }: ListedBySearch): readonly ShownItem[] {
  return [...own, ...offered.filter(({ name }) => pinned.has(name))].toSorted((a, b) => byName(a.name, b.name));
}
