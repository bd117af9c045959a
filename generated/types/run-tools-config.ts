// Generated from schemas/shared/run/run-tools-config.json by npm run generate. Do not edit.

import type { FilePath } from './file-path.ts';
import type { ToolOverride } from './tool-override.ts';

/** Which tools clients see, and under which names. */
export interface RunToolsConfig {
  /** Names of the tools to show, after renaming. Absent or empty shows every tool. */
  readonly filter?: readonly string[];
  /** JSON file with new names and descriptions. */
  readonly overridePath?: FilePath;
  /** New names and descriptions by the tool's own name, written here. */
  readonly overrides?: Readonly<Record<string, ToolOverride>>;
}
