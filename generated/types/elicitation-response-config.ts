// Generated from schemas/shared/workflow/elicitation-response-config.json by npm run generate. Do not edit.

/** What a workflow does when the user does not answer an elicitation. */
export interface ElicitationResponseConfig {
  /**
   * Skip the remaining steps, abort the workflow, or go on with the next step.
   * Default: "abort".
   */
  readonly action?: 'skip_remaining' | 'abort' | 'continue';
}
