import type { PlanHiddenTool, PlanTools } from '../../../generated/types/plan-tools.ts';
import type { GroupMember } from '../../facts/gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isKind, type AnyResource, type Resource } from '../../program/resource.ts';
import { settingsOf, type ToolSettings } from '../../facts/gateways/tool-settings.ts';
import { shownName } from '../../../runtime/aggregation/tool-overrides.ts';
import { compareText } from '../compare-text.ts';
import type { PlanContext } from '../plan-context-type.ts';
import { sorted } from '../sorted.ts';
import { toolListOf } from './tool-lists.ts';
import type { ProxySettings } from '../proxy-settings.ts';
import type { PlanDraft } from '../plan-draft.ts';

/** A tool as those who call its workload know it. */
export interface OfferedTool {
  /** Name after the workload's own tool configuration. */
  readonly name: string;
  /** Name at the server itself. */
  readonly tool: string;
}

/** What a workload offers once its own tool configuration is applied. */
export interface OfferedTools {
  readonly from: 'snapshot' | 'registry' | 'unknown';
  readonly tools: readonly OfferedTool[];
  readonly hidden: readonly PlanHiddenTool[];
  /** Every tool of the server itself, where a list tells. */
  readonly own: readonly string[] | undefined;
}

/** Every MCPToolConfig of a program, read once for all workloads that refer to it. */
export function allProxySettings({ resources }: Pick<LinkedProgram, 'resources'>): Map<AnyResource, ProxySettings> {
  const configs = resources.filter((resource) => isKind(resource, 'MCPToolConfig'));
  return new Map(
    configs.map((config) => {
      const settings = settingsOf(config);
      return [config, { ...settings, named: namedIn(settings, []).toSorted(compareText) }];
    }),
  );
}

/** The tool configuration that the proxy of a workload applies (spec 3, toolConfigRef); an entry has no proxy. */
export function proxySettings(
  workload: GroupMember,
  { program, toolSettings }: PlanContext,
): ProxySettings | undefined {
  if (workload.kind === 'MCPServerEntry') return undefined;
  const name = workload.resource.spec.toolConfigRef?.name;
  const config = name === undefined ? undefined : program.find('MCPToolConfig', workload, name);
  return config === undefined ? undefined : toolSettings.get(config);
}

/** The tools of a workload: from a list where there is one, else those that its tool configuration names. */
export function offeredTools(workload: GroupMember, context: PlanContext): OfferedTools {
  const list = toolListOf(workload, context.toolLists);
  const settings = proxySettings(workload, context);
  const own = list?.tools;
  const tools: OfferedTool[] = [];
  const hidden: PlanHiddenTool[] = [];
  for (const tool of own?.toSorted(compareText) ?? settings?.named ?? []) {
    const name = settings === undefined ? tool : shownName(settings, tool);
    if (settings === undefined || settings.filter.length === 0 || settings.filter.includes(name))
      tools.push({ tool, name });
    else {
      const because = `not in toolsFilter of MCPToolConfig ${settings.declaredIn.name}`;
      hidden.push({ workload: workload.name, tool, because });
    }
  }
  return { from: list?.from ?? 'unknown', own, tools, hidden };
}

/** The names that tools have at their server, as far as settings and calls name them. */
export function namedIn(
  settings: Pick<ToolSettings, 'filter' | 'overrides'> | undefined,
  calls: readonly string[],
): string[] {
  const renamed = Object.keys(settings?.overrides ?? {});
  const newNames = new Set(renamed.map((tool) => settings?.overrides[tool]?.name ?? tool));
  const listed = (settings?.filter ?? []).filter((name) => !newNames.has(name) && !renamed.includes(name));
  return [...new Set([...renamed, ...listed, ...calls.filter((tool) => !newNames.has(tool))])];
}

/** The tools that clients of a proxy see. */
export function proxyTools(
  workload: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  context: PlanContext,
): PlanTools {
  const { from, tools, hidden } = offeredTools(workload, context);
  const known = from === 'unknown' ? 'settings' : from;
  const planned: PlanDraft<PlanTools> = { known: from === 'unknown' ? 'none' : 'all' };
  if (tools.length > 0) {
    planned.shown = sorted(
      tools.map(({ name, tool }) => ({ name, workload: workload.name, tool, from: known }) as const),
      byName,
    );
  }
  if (hidden.length > 0) planned.hidden = hidden;
  return planned;
}

function byName(a: OfferedTool, b: OfferedTool): number {
  return compareText(a.name, b.name) || compareText(a.tool, b.tool);
}
