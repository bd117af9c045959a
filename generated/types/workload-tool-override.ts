// Generated from schemas/shared/aggregation/workload-tool-override.json by npm run generate. Do not edit.

import type { ToolAnnotationsOverride } from './tool-annotations-override.ts';

/** How one tool of a workload is shown to the clients of an aggregation server. */
export interface WorkloadToolOverride {
  /** New name of the tool. Empty or absent keeps its own. */
  readonly name?: string;
  /** New description of the tool. Empty or absent keeps its own. */
  readonly description?: string;
  /** Replacements for the tool's annotations. */
  readonly annotations?: ToolAnnotationsOverride;
}
