import type { AggregationConfigWithDefaults } from '../../generated/defaults/aggregation-config.ts';
import type { WorkloadToolOverride } from '../../generated/types/workload-tool-override.ts';
import { decideTools, type DecidedTool, type WorkloadVisibility } from './decide-tools.ts';
import { byName } from './name-order.ts';
import { resolveConflicts } from './resolve-conflicts.ts';
import { shownName, statedOverrides } from './tool-overrides.ts';
import { uriTemplate } from './uri-template.ts';

/** Something that a backend lists: a tool or prompt by its name, a resource by its URI, a template by its URI template. */
export interface Listed<Item> {
  readonly name: string;
  /** Whatever goes with it; it is passed on and not looked at. */
  readonly item: Item;
}

/** What one backend offers. */
export interface Offer<Item> {
  readonly workload: string;
  readonly tools: readonly Listed<Item>[];
  readonly prompts: readonly Listed<Item>[];
  readonly resources: readonly Listed<Item>[];
  readonly templates: readonly Listed<Item>[];
}

/** Something of a backend with its place in the aggregate. */
export interface Placed<Item> {
  readonly workload: string;
  /** The name that the backend knows. */
  readonly actual: string;
  /** How clients see it; what is absent stays as the backend says it. */
  readonly shown: {
    readonly name: string;
    readonly description?: string;
    readonly annotations?: Readonly<Record<string, string | boolean>>;
  };
  readonly item: Item;
}

/** A name that several backends have, and that the strategy does not make unique. */
export interface Clash {
  readonly feature: 'tool' | 'prompt' | 'resource' | 'template';
  readonly name: string;
  /** The workload that keeps it, and one that does not get it. */
  readonly kept: string;
  readonly lost: string;
}

/** What several backends offer as one. Immutable; the same for the same offers, in whatever order they came. */
export interface Aggregate<Item> {
  /** What clients see, by the names that they know, in the order of these. */
  readonly tools: ReadonlyMap<string, Placed<Item>>;
  readonly prompts: ReadonlyMap<string, Placed<Item>>;
  readonly resources: ReadonlyMap<string, Placed<Item>>;
  readonly templates: ReadonlyMap<string, Placed<Item>>;
  readonly clashes: readonly Clash[];
  /** The workload that has a resource: one that lists it, or else has a template that it fits. */
  ownerOf(uri: string): string | undefined;
  /** A tool for workflows, hidden ones too: by the name that clients know, or as `<workload>.<tool>`. */
  backendTool(name: string): Placed<Item> | undefined;
}

interface Entry<Item> {
  readonly workload: string;
  readonly tool: string;
  readonly name: string;
  readonly item: Item;
}

type Settings = WorkloadVisibility & { readonly overrides: Readonly<Record<string, WorkloadToolOverride>> };

/**
 * What the clients of an aggregation server see of its backends (spec 2): tools are renamed, name conflicts are resolved, then tools are
 * selected. Prompts get the same conflict resolution, without filters and overrides. Resources and templates keep their URIs; if several
 * workloads offer one URI, or templates that it fits, the first in the order of priorities (else by name) serves it.
 */
export function aggregate<Item>(
  given: readonly Offer<Item>[],
  aggregation: AggregationConfigWithDefaults | undefined,
): Aggregate<Item> {
  const offers = given.toSorted((a, b) => byName(a.workload, b.workload));
  const settings = new Map((aggregation?.tools ?? []).map((each) => [each.workload, settingsOf(each)]));
  const decided = decideTools(
    offers.flatMap(({ workload, tools }) => entriesOf(workload, tools, settings.get(workload)?.overrides)),
    aggregation,
    (workload) => settings.get(workload),
  );
  const placed = decided.map((one) => ({ ...one, placed: placedTool(one, settings.get(one.entry.workload)) }));
  const tools = sorted(placed.filter(({ isShown }) => isShown).map((one) => one.placed));
  const own = new Map(placed.map((one) => [`${one.entry.workload}.${one.entry.tool}`, one.placed]));
  const renamed = new Map(placed.map((one) => [`${one.entry.workload}.${one.entry.name}`, one.placed]));
  const clashes: Clash[] = decided.flatMap(({ entry, final, lostTo, hiddenBy }) =>
    lostTo === undefined || lostTo.isChosen || hiddenBy !== undefined
      ? []
      : [{ feature: 'tool', name: final, kept: lostTo.entry.workload, lost: entry.workload }],
  );
  const prompts = resolveConflicts(
    offers.flatMap((offer) => entriesOf(offer.workload, offer.prompts, undefined)),
    aggregation,
  );
  for (const { entry, final, lostTo } of prompts) {
    if (lostTo?.isChosen === false)
      clashes.push({ feature: 'prompt', name: final, kept: lostTo.entry.workload, lost: entry.workload });
  }
  const order = aggregation?.conflictResolution === 'priority' ? aggregation.conflictResolutionConfig : undefined;
  const ranked = inOrder(offers, order?.priorityOrder ?? []);
  const resources = byUri(ranked, 'resources', 'resource', clashes);
  const templates = byUri(ranked, 'templates', 'template', clashes);
  // A URI that fits templates of several workloads belongs to the first of them in the same order.
  const matchers = [...templates].flatMap(([template, { workload }]) => {
    const matches = uriTemplate(template);
    return matches === undefined ? [] : [{ matches, workload }];
  });
  return {
    tools,
    prompts: sorted(
      prompts
        .filter(({ lostTo }) => lostTo === undefined)
        .map(({ entry, final }) => ({ ...whereOf(entry), shown: { name: final } })),
    ),
    resources: sorted([...resources.values()]),
    templates: sorted([...templates.values()]),
    clashes,
    ownerOf: (uri) =>
      (resources.get(uri) ?? templates.get(uri))?.workload ?? matchers.find(({ matches }) => matches(uri))?.workload,
    backendTool: (name) => tools.get(name) ?? own.get(name) ?? renamed.get(name),
  };
}

function settingsOf({
  filter = [],
  excludeAll = false,
  overrides = {},
}: NonNullable<AggregationConfigWithDefaults['tools']>[number]): Settings {
  return { filter, excludesAll: excludeAll, overrides: statedOverrides(overrides) };
}

/** What a backend lists, each name once: a list that has one twice means its first. */
function entriesOf<Item>(
  workload: string,
  listed: readonly Listed<Item>[],
  overrides: Settings['overrides'] = {},
): Entry<Item>[] {
  const found = new Map<string, Entry<Item>>();
  for (const { name: tool, item } of listed) {
    if (!found.has(tool)) found.set(tool, { workload, tool, name: shownName({ overrides }, tool), item });
  }
  return [...found.values()];
}

function placedTool<Item>({ entry, final }: DecidedTool<Entry<Item>>, settings: Settings | undefined): Placed<Item> {
  const { overrides = {} } = settings ?? {};
  const override = Object.hasOwn(overrides, entry.tool) ? overrides[entry.tool] : undefined;
  const { description, annotations } = override ?? {};
  return {
    ...whereOf(entry),
    shown: {
      name: final,
      ...(description === undefined ? {} : { description }),
      ...(annotations === undefined ? {} : { annotations: { ...annotations } }),
    },
  };
}

function whereOf<Item>({ workload, tool, item }: Entry<Item>): Omit<Placed<Item>, 'shown'> {
  return { workload, actual: tool, item };
}

function sorted<Item>(placed: readonly Placed<Item>[]): Map<string, Placed<Item>> {
  const inNameOrder = placed.toSorted((a, b) => byName(a.shown.name, b.shown.name));
  return new Map(inNameOrder.map((each) => [each.shown.name, each]));
}

/** Offers by the order of priorities, those that are not in it last. */
function inOrder<Item>(offers: readonly Offer<Item>[], order: readonly string[]): readonly Offer<Item>[] {
  const rank = ({ workload }: Offer<Item>): number => {
    const index = order.indexOf(workload);
    return index === -1 ? order.length : index;
  };
  return offers.toSorted((a, b) => rank(a) - rank(b));
}

/** What offers have by its URI, in their order; of one URI the first of them has it. */
function byUri<Item>(
  offers: readonly Offer<Item>[],
  list: 'resources' | 'templates',
  feature: Clash['feature'],
  clashes: Clash[],
): Map<string, Placed<Item>> {
  const found = new Map<string, Placed<Item>>();
  for (const { workload, [list]: listed } of offers) {
    for (const { name, item } of listed) {
      const owner = found.get(name);
      if (owner === undefined) found.set(name, { workload, actual: name, shown: { name }, item });
      else if (owner.workload !== workload) clashes.push({ feature, name, kept: owner.workload, lost: workload });
    }
  }
  return found;
}
