import type { AggregationConfig, WorkloadToolConfig } from '../../../generated/types/aggregation-config.ts';
import type { Resource } from '../../program/resource.ts';
import { statedOverrides } from '../../../runtime/aggregation/tool-overrides.ts';
import type { LoweringContext } from '../lowering.ts';

/**
 * The aggregation settings with every shared tool configuration written out: where a workload refers to one, it takes
 * the place of the workload's own filter and overrides (spec 2, WorkloadToolConfig; a rule warns).
 */
export function lowerAggregation(
  aggregation: AggregationConfig,
  server: Resource<'VirtualMCPServer'>,
  context: LoweringContext,
): AggregationConfig {
  const { tools, ...rest } = aggregation;
  return tools === undefined || tools.length === 0
    ? rest
    : { ...rest, tools: tools.map((workload) => resolved(workload, server, context)) };
}

function resolved(
  settings: WorkloadToolConfig,
  server: Resource<'VirtualMCPServer'>,
  context: LoweringContext,
): WorkloadToolConfig {
  const { toolConfigRef, filter: _filter, overrides: _overrides, ...rest } = settings;
  if (toolConfigRef === undefined) {
    return settings.overrides === undefined
      ? settings
      : { ...settings, overrides: statedOverrides(settings.overrides) };
  }
  const { toolsFilter, toolsOverride } = context.follow('MCPToolConfig', server, toolConfigRef.name).resource.spec;
  return {
    ...rest,
    ...(toolsFilter === undefined || toolsFilter.length === 0 ? {} : { filter: toolsFilter }),
    ...(toolsOverride === undefined || Object.keys(toolsOverride).length === 0
      ? {}
      : { overrides: statedOverrides(toolsOverride) }),
  };
}
