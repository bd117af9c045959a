// Generated from schemas/shared/workflow/output-config.json by npm run generate. Do not edit.

import type { OutputProperty } from './output-property.ts';

/** The result that a workflow returns. */
export interface OutputConfig {
  /** Values of the result, by name. */
  readonly properties?: Readonly<Record<string, OutputProperty>>;
  /** Names of the values that have to be there. */
  readonly required?: readonly string[];
}
