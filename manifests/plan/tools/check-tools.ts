import { placeOf } from '../../../runtime/config/part.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { calledTool } from '../../../runtime/workflow/model/called-tool.ts';
import { backendSource, type GroupMember } from '../../facts/gateways/group-members.ts';
import { knownToolsOf, type KnownTool } from '../../facts/gateways/known-tools.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { ToolSettings } from '../../facts/gateways/tool-settings.ts';
import { shownName } from '../../../runtime/aggregation/tool-overrides.ts';
import type { AggregatedBackend, Aggregation } from './aggregate-tools.ts';
import { offeredTools, proxySettings } from './offered-tools.ts';
import type { PlanContext } from '../plan-context-type.ts';
import * as found from '../plan-diagnostics.ts';
import { ToolMentions, type Candidates } from './tool-mentions.ts';

/** What many clients take at most, prefixes included. */
const longest = 64;

/**
 * Reports what settings say about tools that do not exist, and names that clients cannot use. Only lists of tools that were given
 * can tell; what follows from the input alone the rules have found before.
 */
export function checkTools(
  workloads: readonly GroupMember[],
  aggregations: readonly Aggregation[],
  context: PlanContext,
  report: Report,
): void {
  const { snapshots, registry } = context.toolLists;
  if (snapshots.length === 0 && registry.length === 0) return;
  const mentions = new ToolMentions();
  for (const workload of workloads) mentionedByProxy(workload, context, mentions, report);
  for (const aggregation of aggregations) {
    mentionedByServer(aggregation, mentions, report);
    reportNames(aggregation, context, report);
  }
  mentions.report(report);
  checkSnapshots(workloads, context, report);
}

function mentionedByProxy(workload: GroupMember, context: PlanContext, mentions: ToolMentions, report: Report): void {
  const { own = [], from } = offeredTools(workload, context);
  const settings = proxySettings(workload, context);
  if (settings !== undefined) {
    const reader = { workload: workload.name, from, tools: own };
    mentionedIn(settings, reader, mentions);
    reportRenames(settings, reader, report);
  }
  if (workload.kind !== 'MCPServer') return;
  const names = settings === undefined ? own : own.flatMap((tool) => [tool, shownName(settings, tool)]);
  limited(workload, ['spec', 'rateLimiting'], { workload: workload.name, from, tools: names }, mentions);
}

function mentionedByServer(
  { server, backends, resolved, workflows }: Aggregation,
  mentions: ToolMentions,
  report: Report,
): void {
  for (const backend of backends) {
    const { settings } = backend;
    if (settings === undefined) continue;
    mentionedIn(settings, candidatesOf(backend), mentions);
    reportRenames(settings, candidatesOf(backend), report);
  }
  const byName = new Map(backends.map((backend) => [backend.name, backend]));
  for (const { resource, calls } of workflows) {
    for (const { tool, path } of calls) {
      const { workload } = calledTool(tool, byName.keys());
      const backend = byName.get(workload);
      if (backend === undefined) continue;
      const candidates = candidatesOf(backend);
      const { settings } = backend;
      // A step may use the new name of a tool too.
      const names = candidates.tools.flatMap((name) =>
        settings === undefined ? name : [name, shownName(settings, name)],
      );
      const tools = names.map((name) => `${workload}.${name}`);
      mentions.add({ tool, declaredIn: resource, path, what: 'value' }, { ...candidates, tools });
    }
  }
  // What is discovered at run time may bring tools that no list holds.
  const isKnown = backendSource(server) === 'inline' && backends.every(({ offered }) => offered.from !== 'unknown');
  const names = resolved.flatMap(({ entry, final }) => [entry.tool, entry.name, final]);
  const all: Candidates = {
    workload: server.name,
    from: !isKnown ? 'unknown' : backends.every(({ offered }) => offered.from === 'snapshot') ? 'snapshot' : 'registry',
    tools: [...names, ...workflows.map(({ config }) => config.name)],
  };
  limited(server, ['spec', 'config', 'rateLimiting'], all, mentions);
}

function candidatesOf({ name, offered }: AggregatedBackend): Candidates {
  return { workload: name, from: offered.from, tools: offered.tools.map((tool) => tool.name) };
}

function mentionedIn(settings: ToolSettings, reader: Candidates, mentions: ToolMentions): void {
  const { declaredIn, overrides, overridesPath, filter, filterPath } = settings;
  for (const tool of Object.keys(overrides)) {
    mentions.add({ tool, declaredIn, path: [...overridesPath, tool], what: 'key' }, reader);
  }
  const shown = reader.tools.map((tool) => shownName(settings, tool));
  for (const [index, tool] of filter.entries()) {
    // The old name of a renamed tool is a mistake that a rule has reported, and the new name exists only with its override.
    if (Object.hasOwn(overrides, tool) || Object.values(overrides).some(({ name }) => name === tool)) continue;
    mentions.add({ tool, declaredIn, path: [...filterPath, index], what: 'value' }, { ...reader, tools: shown });
  }
}

function limited(declaredIn: AnyResource, base: DocumentPath, reader: Candidates, mentions: ToolMentions): void {
  const limits =
    declaredIn.kind === 'MCPServer'
      ? declaredIn.resource.spec.rateLimiting
      : declaredIn.kind === 'VirtualMCPServer'
        ? declaredIn.resource.spec.config?.rateLimiting
        : undefined;
  for (const [index, { name }] of (limits?.tools ?? []).entries()) {
    mentions.add({ tool: name, declaredIn, path: [...base, 'tools', index, 'name'], what: 'value' }, reader);
  }
}

/** Two tools of one server that its settings give one name, where a list of its tools is sure of both. */
function reportRenames(settings: ToolSettings, { from, tools, workload }: Candidates, report: Report): void {
  if (from !== 'snapshot') return;
  const { declaredIn, overrides, overridesPath, filter } = settings;
  for (const [tool, { name }] of Object.entries(overrides)) {
    if (name === undefined || name === tool || !tools.includes(tool) || !tools.includes(name)) continue;
    const isShown = filter.length === 0 || filter.includes(name);
    // A tool that is renamed itself leaves its name free.
    if (!isShown || shownName(settings, name) !== name) continue;
    report(
      found.renamedToExisting({ tool, name, workload }, placeOf(declaredIn, [...overridesPath, tool, 'name'], 'value')),
    );
  }
}

function reportNames(aggregation: Aggregation, context: PlanContext, report: Report): void {
  const { server, shown, workflows } = aggregation;
  reportConflicts(aggregation, report);
  const known = knownToolsOf(server, context.program);
  reportHiddenWinners(aggregation, known, report);
  const named = new Set(known.map(({ advertised }) => advertised));
  for (const [name, { workload, from }] of shown) {
    if (name.length <= longest || named.has(name) || from === 'settings') continue;
    report(found.longName({ name, length: name.length, workload }, placeOfBackends(server)));
  }
  for (const { resource, path, config } of workflows) {
    const tool = shown.get(config.name);
    if (tool?.from !== 'snapshot' || named.has(config.name)) continue;
    const said = { name: config.name, workload: tool.workload, server: server.name };
    report(found.workflowNameOfTool(said, placeOf(resource, [...path, 'name'], 'value')));
  }
}

/** Only lists that were taken from the servers themselves are sure enough for an error: a registry entry may be older. */
function reportConflicts({ server, resolved, shown, plan }: Aggregation, report: Report): void {
  const visible = new Set(shown.values());
  const isManual = server.resource.spec.config?.aggregation?.conflictResolution === 'manual';
  for (const { entry, final, lostTo, hiddenBy } of resolved) {
    if (lostTo === undefined || lostTo.isChosen || lostTo.entry.workload === entry.workload) continue;
    const sources = new Set([entry.from, lostTo.entry.from]);
    if (sources.has('registry') || !sources.has('snapshot')) continue;
    // Where conflicts are resolved by hand, hidden tools count too; else two of which one is hidden do nobody harm.
    if (!isManual && (hiddenBy !== undefined || !visible.has(lostTo.entry))) continue;
    const said = { name: final, first: lostTo.entry.workload, second: entry.workload, strategy: plan.conflicts ?? '' };
    report(found.nameConflict(said, placeOfBackends(server)));
  }
}

/** A hidden tool keeps the name that it has won by priority. Where the settings name both tools, a rule has said it. */
function reportHiddenWinners(
  { server, backends, resolved, shown }: Aggregation,
  known: readonly KnownTool[],
  report: Report,
): void {
  const visible = new Set(shown.values());
  const isNamed = ({ workload, name }: { readonly workload: string; readonly name: string }): boolean =>
    known.some((tool) => tool.workload === workload && tool.name === name);
  for (const { entry, lostTo, hiddenBy } of resolved) {
    if (lostTo?.isChosen !== true || hiddenBy !== undefined || visible.has(lostTo.entry)) continue;
    const { workload: winner } = lostTo.entry;
    if (backends.some(({ name, excludesAll }) => name === winner && excludesAll)) continue;
    if (isNamed(entry) && isNamed(lostTo.entry)) continue;
    const path = ['spec', 'config', 'aggregation', 'conflictResolutionConfig', 'priorityOrder'];
    const said = { tool: entry.name, winner, loser: entry.workload };
    report(found.hiddenWinnerInList(said, placeOf(server, path, 'key')));
  }
}

/** What brings the backends together: no single place names the tools that a list holds. */
function placeOfBackends(server: Aggregation['server']) {
  return placeOf(server, ['spec', 'config', 'groupRef'], 'value');
}

function checkSnapshots(workloads: readonly GroupMember[], { toolLists }: PlanContext, report: Report): void {
  const known = workloads.flatMap(({ name, namespace }) =>
    namespace === undefined ? [name, `/${name}`] : [name, `${namespace}/${name}`],
  );
  for (const { workload: name, part, path } of toolLists.snapshots) {
    if (!known.includes(name)) report(found.unknownWorkload({ name, known }, placeOf(part, path, 'key')));
  }
}
