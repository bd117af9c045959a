import type { PlanHiddenTool, PlanShownTool, PlanTools } from '../../../generated/types/plan-tools.ts';
import { calledTool } from '../../../runtime/workflow/model/called-tool.ts';
import { membersOf, type GroupMember } from '../../facts/gateways/group-members.ts';
import type { Resource } from '../../program/resource.ts';
import { ownSettingsOf, settingsOf, type ToolSettings } from '../../facts/gateways/tool-settings.ts';
import { shownName } from '../../../runtime/aggregation/tool-overrides.ts';
import { workflowsRunBy, type RunWorkflow } from '../../facts/workflows/workflows-run-by.ts';
import { listOf } from '../assumptions.ts';
import { compareText } from '../compare-text.ts';
import { namedIn, offeredTools, type OfferedTools } from './offered-tools.ts';
import type { PlanContext } from '../plan-context-type.ts';
import { planName } from '../names.ts';
import { decideTools, type DecidedTool, type HidingSetting } from '../../../runtime/aggregation/decide-tools.ts';
import type { NamedTool, ResolvedTool } from '../../../runtime/aggregation/resolve-conflicts.ts';

/** A tool of a backend on its way to clients. */
export interface BackendTool extends NamedTool {
  readonly from: PlanShownTool['from'];
}

/** A tool with what became of it. */
export type AggregatedTool = DecidedTool<BackendTool>;

/** The tools of a virtual server with everything that findings about them need. */
export interface Aggregation {
  readonly server: Resource<'VirtualMCPServer'>;
  readonly backends: readonly AggregatedBackend[];
  readonly resolved: readonly AggregatedTool[];
  /** Names that clients see, workflows aside. */
  readonly shown: ReadonlyMap<string, BackendTool>;
  readonly workflows: readonly RunWorkflow[];
  readonly plan: PlanTools;
}

/** A backend, what it offers, and how the virtual server changes that. */
export interface AggregatedBackend {
  readonly name: string;
  readonly member: GroupMember | undefined;
  readonly offered: OfferedTools;
  readonly settings: ToolSettings | undefined;
  readonly excludesAll: boolean;
}

/**
 * What the clients of a virtual server see (spec 2: override, then conflict resolution, then the choice of what is shown). Tools of
 * a backend without a list are those that settings and workflows name.
 */
export function aggregateTools(server: Resource<'VirtualMCPServer'>, context: PlanContext): Aggregation {
  const { config } = server.resource.spec;
  const aggregation = config?.aggregation;
  const workflows = workflowsRunBy(server, context.program);
  const backends = backendsOf(server, context);
  const names = backends.map(({ name }) => name);
  const tools = backends.flatMap((backend) => toolsOf(backend, callsOf(backend.name, names, workflows)));
  const byName = new Map(backends.map((backend) => [backend.name, backend]));
  const shown = new Map<string, BackendTool>();
  const hidden: PlanHiddenTool[] = backends.flatMap(({ offered }) => [...offered.hidden]);
  const resolved = decideTools(tools, aggregation, (workload) => {
    const { settings, excludesAll = false } = byName.get(workload) ?? {};
    return { filter: settings?.filter ?? [], excludesAll };
  });
  for (const one of resolved) {
    const { entry, final, lostTo, hiddenBy } = one;
    const setting = hiddenBy === undefined ? undefined : settingWords(hiddenBy, byName.get(entry.workload));
    const because = lostTo?.isChosen === true ? takenBy(one) : (setting ?? takenBy(one));
    if (because === undefined) shown.set(final, entry);
    else hidden.push({ workload: entry.workload, tool: entry.tool, because });
  }
  const visible = [
    ...[...shown].map(([name, { workload, tool, from }]): PlanShownTool => ({ name, workload, tool, from })),
    ...workflows.map(({ config: workflow }): PlanShownTool => ({ name: workflow.name, from: 'workflow' })),
  ].toSorted((a, b) => compareText(a.name, b.name));
  const plan: PlanTools = {
    known: knowledgeOf(server, backends, context),
    conflicts: strategyOf(server),
    ...(config?.optimizer === undefined ? {} : { search: true }),
    ...(visible.length === 0 ? {} : { shown: visible }),
    ...(hidden.length === 0 ? {} : { hidden: hidden.toSorted(inOrder) }),
  };
  return { server, backends, resolved, shown, workflows, plan };
}

function inOrder(a: PlanHiddenTool, b: PlanHiddenTool): number {
  return compareText(a.workload, b.workload) || compareText(a.tool, b.tool) || compareText(a.because, b.because);
}

/** The members of the group, and the backends that the configuration lists beside them. */
function backendsOf(server: Resource<'VirtualMCPServer'>, context: PlanContext): AggregatedBackend[] {
  const { config } = server.resource.spec;
  if (config === undefined) return [];
  const members = membersOf(context.program, { name: config.groupRef, namespace: server.namespace });
  const names = new Set(members.map(({ name }) => name));
  const listed = (config.backends ?? []).map(({ name }) => name).filter((name) => !names.has(name));
  const mentioned = (config.aggregation?.tools ?? []).map(({ workload }) => workload);
  const others = [...new Set([...listed, ...mentioned])].filter((name) => !names.has(name));
  const all = [
    ...members.map((member) => ({ name: member.name, member })),
    ...others.map((name) => ({ name, member: undefined })),
  ].toSorted((a, b) => compareText(a.name, b.name));
  return all.map(({ name, member }): AggregatedBackend => {
    const index = (config.aggregation?.tools ?? []).findIndex(({ workload }) => workload === name);
    const entry = config.aggregation?.tools?.[index];
    const shared =
      entry?.toolConfigRef === undefined
        ? undefined
        : context.program.find('MCPToolConfig', server, entry.toolConfigRef.name);
    return {
      name,
      member,
      offered: member === undefined ? nothingKnown : offeredTools(member, context),
      settings: shared === undefined ? ownSettingsOf(server, index) : settingsOf(shared),
      excludesAll: entry?.excludeAll === true,
    };
  });
}

const nothingKnown: OfferedTools = { from: 'unknown', tools: [], hidden: [], own: undefined };

function toolsOf({ name, offered, settings }: AggregatedBackend, calls: readonly string[]): BackendTool[] {
  const known = new Set(offered.tools.map((tool) => tool.name));
  const named = offered.from === 'unknown' ? namedIn(settings, calls).filter((tool) => !known.has(tool)) : [];
  const from = offered.from === 'unknown' ? 'settings' : offered.from;
  return [...known, ...named]
    .toSorted(compareText)
    .map((tool) => ({ workload: name, tool, name: settings === undefined ? tool : shownName(settings, tool), from }));
}

/** The tools of a backend that workflows call, by the name they have there. */
function callsOf(backend: string, names: readonly string[], workflows: readonly RunWorkflow[]): string[] {
  return workflows.flatMap(({ calls }) =>
    calls.flatMap(({ tool }) => {
      const { workload, name } = calledTool(tool, names);
      return workload === backend ? [name] : [];
    }),
  );
}

/** The setting that hides a tool, as the plan names it. */
function settingWords(setting: HidingSetting, backend: AggregatedBackend | undefined): string {
  if (setting === 'excludeAllTools') return 'excludeAllTools';
  if (setting === 'excludeAll') return 'excludeAll of the workload';
  const declaredIn = backend?.settings?.declaredIn;
  return declaredIn?.kind === 'MCPToolConfig'
    ? `not in toolsFilter of MCPToolConfig ${declaredIn.name}`
    : 'not in filter';
}

function takenBy({ final, lostTo }: ResolvedTool<BackendTool>): string | undefined {
  if (lostTo === undefined) return undefined;
  return `"${final}" is that of ${lostTo.entry.workload}${lostTo.isChosen ? ', by priorityOrder' : ' too'}`;
}

function strategyOf(server: Resource<'VirtualMCPServer'>): string {
  const { conflictResolution: strategy = 'prefix', conflictResolutionConfig: more } =
    server.resource.spec.config?.aggregation ?? {};
  if (strategy === 'prefix') return `prefix ${more?.prefixFormat ?? '{workload}_'}`;
  const order = more?.priorityOrder ?? [];
  return strategy === 'priority' && order.length > 0 ? `priority: ${order.join(', ')}` : strategy;
}

function knowledgeOf(
  server: Resource<'VirtualMCPServer'>,
  backends: readonly AggregatedBackend[],
  { assumptions }: PlanContext,
): PlanTools['known'] {
  const unknown = backends.filter(({ offered }) => offered.from === 'unknown').map(({ name }) => name);
  if (unknown.length > 0) {
    assumptions.add(
      planName(server),
      `which tools ${listOf(unknown)} ${unknown.length === 1 ? 'has' : 'have'} is not known: the plan holds those that settings name`,
    );
  }
  return unknown.length === 0 && backends.length > 0 ? 'all' : unknown.length === backends.length ? 'none' : 'some';
}
