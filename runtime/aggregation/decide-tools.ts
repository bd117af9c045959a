import type { AggregationConfigWithDefaults } from '../../generated/defaults/aggregation-config.ts';
import { resolveConflicts, type NamedTool, type ResolvedTool } from './resolve-conflicts.ts';

/** What hides the tools of one workload. */
export interface WorkloadVisibility {
  /** Names to show, after renaming and before a prefix; empty: all. */
  readonly filter: readonly string[];
  readonly excludesAll: boolean;
}

/** The setting that hides a tool. */
export type HidingSetting = 'excludeAllTools' | 'excludeAll' | 'filter';

/** A tool with what became of it. */
export interface DecidedTool<T extends NamedTool> extends ResolvedTool<T> {
  /** Settings hide it, whatever other tools there are; workflows may call it all the same. */
  readonly hiddenBy: HidingSetting | undefined;
  /** Clients see it, under its final name. */
  readonly isShown: boolean;
}

/**
 * The decision about each tool (spec 2, "Tool visibility versus routing"): name conflicts are resolved first, including those of hidden
 * tools, then settings select the tools to show. If several settings hide a tool, the decision names the one that covers the most tools.
 */
export function decideTools<T extends NamedTool>(
  tools: readonly T[],
  aggregation: AggregationConfigWithDefaults | undefined,
  visibilityOf: (workload: string) => WorkloadVisibility | undefined,
): DecidedTool<T>[] {
  const hidesAll = aggregation?.excludeAllTools === true;
  return resolveConflicts(tools, aggregation).map((resolved): DecidedTool<T> => {
    const { entry, lostTo } = resolved;
    const hiddenBy = hidesAll ? 'excludeAllTools' : settingThatHides(entry, visibilityOf(entry.workload));
    return { ...resolved, hiddenBy, isShown: hiddenBy === undefined && lostTo === undefined };
  });
}

function settingThatHides({ name }: NamedTool, of: WorkloadVisibility | undefined): HidingSetting | undefined {
  if (of === undefined) return undefined;
  if (of.excludesAll) return 'excludeAll';
  return of.filter.length === 0 || of.filter.includes(name) ? undefined : 'filter';
}
