// Generated from schemas/shared/workflow/elicitation-response-config.json by npm run generate. Do not edit.

import type { ElicitationResponseConfig } from '../types/elicitation-response-config.ts';

/** What a workflow does when the user does not answer an elicitation. */
export interface ElicitationResponseConfigWithDefaults {
  /**
   * Skip the remaining steps, abort the workflow, or go on with the next step.
   * Default: "abort".
   */
  readonly action: 'skip_remaining' | 'abort' | 'continue';
}

/** Fills in the static defaults of ElicitationResponseConfig, below what is present; the input is not changed. */
export function withElicitationResponseConfigDefaults(value: ElicitationResponseConfig): ElicitationResponseConfigWithDefaults {
  return {
    ...value,
    action: value.action ?? 'abort',
  };
}
