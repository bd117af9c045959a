import type { CompositeToolConfigWithDefaults } from '../../../generated/defaults/composite-tool-config.ts';
import type { Caller, Feature, PolicyHook } from '../../mcp/gateway/hooks.ts';
import type { AggregatedView, ListingMethod, PlacedItem } from '../aggregated-view.ts';
import type { Member } from '../member.ts';

/** What an aggregator offers somebody, as its page shows it. */
export interface Offered {
  readonly workflows: readonly OfferedWorkflow[];
  /** In the order of their names. */
  readonly servers: readonly OfferedServer[];
}

export interface OfferedWorkflow {
  readonly item: PlacedItem;
  readonly config: CompositeToolConfigWithDefaults;
}

/** A server with what somebody may use of it. */
export interface OfferedServer {
  readonly name: string;
  readonly health: Member['health'];
  readonly problem: string | undefined;
  /** The revision of MCP that it speaks; undefined until it has answered. */
  readonly revision: string | undefined;
  readonly tools: readonly PlacedItem[];
  readonly prompts: readonly PlacedItem[];
  /** Resources and templates of resources. */
  readonly resources: readonly PlacedItem[];
}

export interface OfferedParts {
  readonly view: AggregatedView;
  readonly members: readonly Member[];
  readonly workflows: readonly CompositeToolConfigWithDefaults[];
  /** Asked in the words in which lists and calls ask it. */
  readonly policy: PolicyHook | undefined;
}

/** Finds out what a caller may use. */
export async function offeredTo({ identity }: Caller, parts: OfferedParts): Promise<Offered> {
  const { view, members, workflows, policy } = parts;

  async function usable(method: ListingMethod, feature: Feature): Promise<readonly PlacedItem[]> {
    const items = view.items(method);
    if (policy === undefined) return items;
    const asked = items.map(({ name }) =>
      feature === 'tool' ? { name, annotations: view.annotationsOf(name) } : { name },
    );
    const permitted = await policy.permittedOf(identity, feature, asked);
    return items.filter((_item, index) => permitted[index] === true);
  }

  const tools = await usable('tools/list', 'tool');
  const prompts = await usable('prompts/list', 'prompt');
  const resources = [
    ...(await usable('resources/list', 'resource')),
    ...(await usable('resources/templates/list', 'resource')),
  ];
  const ownTools = new Map(tools.flatMap((item) => (item.workload === undefined ? [[item.name, item]] : [])));
  const of = byWorkload({ tools, prompts, resources });
  return {
    workflows: workflows.flatMap((config) => {
      const item = ownTools.get(config.name);
      return item === undefined ? [] : [{ item, config }];
    }),
    servers: members
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, health, problem, backend }) => ({
        name,
        health,
        problem,
        revision: backend.facts?.revision,
        ...of(name),
      })),
  };
}

type Lists = Pick<OfferedServer, 'tools' | 'prompts' | 'resources'>;

function byWorkload({ tools, prompts, resources }: Lists): (workload: string) => Lists {
  const [toolsOf, promptsOf, resourcesOf] = [tools, prompts, resources].map((items) =>
    Map.groupBy(items, ({ workload }) => workload),
  );
  return (workload) => ({
    tools: toolsOf?.get(workload) ?? [],
    prompts: promptsOf?.get(workload) ?? [],
    resources: resourcesOf?.get(workload) ?? [],
  });
}
