/** What a run may hold and take, where the configuration does not say less. */
export interface WorkflowLimits {
  /** Bytes of the result of one call, as JSON. */
  readonly resultBytes: number;
  /** Bytes of the results that one run holds, as JSON. */
  readonly totalResultBytes: number;
  /** Bytes of an answer of the user, as JSON. */
  readonly answerBytes: number;
  /** Bytes of what the workflow returns, as JSON. */
  readonly outputBytes: number;
  /** UTF-16 units that one template may yield. */
  readonly templateLength: number;
  /** Milliseconds of a workflow without a timeout of its own. */
  readonly runTime: number;
}

/** The items of a forEach, whatever the configuration says (spec 2, maxIterations). */
export const mostItems = 1000;

export const usualLimits: WorkflowLimits = {
  resultBytes: 8 * 1024 * 1024,
  totalResultBytes: 32 * 1024 * 1024,
  answerBytes: 1024 * 1024,
  outputBytes: 8 * 1024 * 1024,
  templateLength: 4 * 1024 * 1024,
  runTime: 30 * 60_000,
};
