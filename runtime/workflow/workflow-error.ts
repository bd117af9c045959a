/** Why a workflow did not end well. */
export type WorkflowErrorCode =
  | 'invalid-parameters'
  | 'template'
  | 'condition'
  | 'tool-not-found'
  | 'tool-failed'
  | 'not-a-list'
  | 'too-many-items'
  | 'cannot-ask'
  | 'invalid-answer'
  | 'declined'
  | 'dismissed'
  | 'unanswered'
  | 'step-timeout'
  | 'workflow-timeout'
  | 'too-large'
  | 'invalid-output'
  | 'changed'
  | 'cancelled';

/** A value: what goes wrong in a workflow is nothing to throw about. */
export interface WorkflowError {
  readonly code: WorkflowErrorCode;
  /** What is wrong and where: it names the step. */
  readonly message: string;
  readonly step?: string;
}

/** An error of a step, or of one item of a forEach. */
export function stepError(
  code: WorkflowErrorCode,
  step: string,
  item: number | undefined,
  reason: string,
): WorkflowError {
  const where = item === undefined ? `step "${step}"` : `step "${step}", item ${item}`;
  return { code, message: `${where}: ${reason}`, step };
}
