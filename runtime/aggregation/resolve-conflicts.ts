import type { AggregationConfigWithDefaults } from '../../generated/defaults/aggregation-config.ts';
import { comparedName } from './compared-name.ts';
import { byName } from './name-order.ts';
import { prefixOf } from './tool-prefix.ts';

/** A tool or a prompt of a backend before name conflicts between backends are resolved. */
export interface NamedTool {
  readonly workload: string;
  /** Name at its workload. */
  readonly tool: string;
  /** Name after renaming. */
  readonly name: string;
}

/** What becomes of a tool. */
export interface ResolvedTool<T extends NamedTool> {
  readonly entry: T;
  /** The name clients would see. */
  readonly final: string;
  /** The tool that has this name instead, and whether the strategy chose it. */
  readonly lostTo: { readonly entry: T; readonly isChosen: boolean } | undefined;
}

/**
 * Tells tools of one name apart (spec 2, AggregationConfig). `prefix` puts the workload before every name; `priority` gives a name
 * to the workload that comes first in the order, and where none of them is in it puts the default prefix before each; `manual`
 * expects that nothing is left to resolve. Names of two workloads that look alike are one name (`comparedName`). Of what still has one name the first workload by name keeps it, and of one workload the
 * tool that is first by its own name: the order of the input decides nothing. The result is in that order, too.
 */
export function resolveConflicts<T extends NamedTool>(
  given: readonly T[],
  aggregation: AggregationConfigWithDefaults | undefined,
): ResolvedTool<T>[] {
  const tools = given.toSorted((a, b) => byName(a.workload, b.workload) || byName(a.tool, b.tool));
  const strategy = aggregation?.conflictResolution ?? 'prefix';
  const named =
    strategy === 'priority'
      ? byPriority(tools, aggregation?.conflictResolutionConfig?.priorityOrder ?? [])
      : tools.map((entry) => ({ entry, final: prefixOf(aggregation, entry.workload) + entry.name, lostTo: undefined }));
  const owners = new Map<string, T>();
  const ownersOfAlike = new Map<string, T>();
  return named.map((resolved): ResolvedTool<T> => {
    if (resolved.lostTo !== undefined) return resolved;
    const { final, entry } = resolved;
    const alike = comparedName(final);
    const ownerOfAlike = ownersOfAlike.get(alike);
    // What one workload calls its own tools is its own affair.
    const owner = owners.get(final) ?? (ownerOfAlike?.workload === entry.workload ? undefined : ownerOfAlike);
    if (owner !== undefined) return { ...resolved, lostTo: { entry: owner, isChosen: false } };
    owners.set(final, entry);
    ownersOfAlike.set(alike, entry);
    return resolved;
  });
}

function byPriority<T extends NamedTool>(tools: readonly T[], order: readonly string[]): ResolvedTool<T>[] {
  const namesakesOf = Map.groupBy(tools, ({ name }) => comparedName(name));
  const ranks = new Map(order.toReversed().map((workload, index) => [workload, order.length - 1 - index]));
  const rank = ({ workload }: T): number => ranks.get(workload) ?? order.length;
  return tools.map((entry): ResolvedTool<T> => {
    const namesakes = namesakesOf.get(comparedName(entry.name)) ?? [];
    const isShared = namesakes.some(({ workload }) => workload !== entry.workload);
    const [winner] = isShared ? namesakes.toSorted((a, b) => rank(a) - rank(b)) : [];
    if (winner === undefined) return { entry, final: entry.name, lostTo: undefined };
    if (rank(winner) === order.length) {
      return { entry, final: `${entry.workload}_${entry.name}`, lostTo: undefined };
    }
    const hasWon = winner.workload === entry.workload;
    return { entry, final: entry.name, lostTo: hasWon ? undefined : { entry: winner, isChosen: true } };
  });
}
