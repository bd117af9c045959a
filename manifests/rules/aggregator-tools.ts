import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import type { Part } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { programOfAggregator } from '../program/aggregator-program.ts';
import { cedarHiddenTools } from './cedar-hidden-tools.ts';
import { cedarVirtualTools } from './cedar-virtual-tools.ts';
import { healthCheckTimeout } from './health-check-timeout.ts';
import { optimizerNames } from './optimizer-names.ts';
import { optimizerPinnedTools } from './optimizer-pinned-tools.ts';
import { optimizerSearch } from './optimizer-search.ts';
import { rateLimitTools } from './rate-limit-tools.ts';
import type { Rule } from './rule.ts';
import { toolAnnotations } from './tool-annotations.ts';
import { toolConflicts } from './tool-conflicts.ts';
import { toolFilterPatterns } from './tool-filter-patterns.ts';
import { toolFilterPrefix } from './tool-filter-prefix.ts';
import { toolNameForm } from './tool-name-form.ts';
import { toolPriority } from './tool-priority.ts';
import { toolRenames } from './tool-renames.ts';
import { toolSettingsIgnored } from './tool-settings-ignored.ts';
import { workflowNameTaken } from './workflow-name-taken.ts';

/** The rules about virtual servers that a configuration document alone can keep or break. */
const toolRules: readonly Rule[] = [
  cedarHiddenTools,
  cedarVirtualTools,
  healthCheckTimeout,
  optimizerNames,
  optimizerPinnedTools,
  optimizerSearch,
  rateLimitTools,
  toolAnnotations,
  toolConflicts,
  toolFilterPatterns,
  toolFilterPrefix,
  toolNameForm,
  toolPriority,
  toolRenames,
  toolSettingsIgnored,
  workflowNameTaken,
];

/** Checks names, filters, workflows and policies of an aggregator configuration as those of the virtual server that would have it. */
export async function checkAggregatorTools(part: Part, config: AggregatorConfig, report: Report): Promise<void> {
  const program = await programOfAggregator(part, config);
  for (const rule of toolRules) await rule(program, report);
}
