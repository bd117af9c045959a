// Generated from schemas/config/tools-override.json by npm run generate. Do not edit.

import type { ToolOverride } from './tool-override.ts';

/** New names and descriptions for the tools of a workload. */
export interface ToolsOverrideFile {
  /** Replacements by the tool's own name. */
  readonly toolsOverride: Readonly<Record<string, ToolOverride>>;
}
