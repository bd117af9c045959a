import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import type { Part } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { programOfAggregator } from './aggregator-as-program.ts';
import { cedarToolNotShown } from '../rules/cedar/tool-not-shown.ts';
import { cedarUnprefixedTool } from '../rules/cedar/unprefixed-tool.ts';
import { virtualServerSlowHealthCheck } from '../rules/virtual-server/slow-health-check.ts';
import { optimizerNameTaken } from '../rules/optimizer/name-taken.ts';
import { optimizerUnknownPinnedTool } from '../rules/optimizer/unknown-pinned-tool.ts';
import { optimizerSearch } from '../rules/optimizer/search.ts';
import { rateLimitNeedsRedis } from '../rules/rate-limit/needs-redis.ts';
import { rateLimitUnknownTool } from '../rules/rate-limit/unknown-tool.ts';
import type { Rule } from '../check/contracts/rule.ts';
import { toolsContradictoryHints } from '../rules/tools/contradictory-hints.ts';
import { toolsConflict } from '../rules/tools/conflict.ts';
import { toolsFilterPattern } from '../rules/tools/filter-pattern.ts';
import { toolsQualified } from '../rules/tools/qualified.ts';
import { toolsName } from '../rules/tools/name.ts';
import { toolsPriority } from '../rules/tools/priority.ts';
import { toolsRename } from '../rules/tools/rename.ts';
import { toolsSettings } from '../rules/tools/settings.ts';
import { workflowNameOfTool } from '../rules/workflow/name-of-tool.ts';

/** The rules about virtual servers that a configuration document alone can keep or break. */
const toolRules: readonly Rule[] = [
  cedarToolNotShown,
  cedarUnprefixedTool,
  virtualServerSlowHealthCheck,
  optimizerNameTaken,
  optimizerUnknownPinnedTool,
  optimizerSearch,
  rateLimitNeedsRedis,
  rateLimitUnknownTool,
  toolsContradictoryHints,
  toolsConflict,
  toolsFilterPattern,
  toolsQualified,
  toolsName,
  toolsPriority,
  toolsRename,
  toolsSettings,
  workflowNameOfTool,
];

/** Checks names, filters, workflows and policies of an aggregator configuration as those of the virtual server that would have it. */
export async function checkAggregatorTools(part: Part, config: AggregatorConfig, report: Report): Promise<void> {
  const program = await programOfAggregator(part, config);
  for (const rule of toolRules) await rule(program, report);
}
