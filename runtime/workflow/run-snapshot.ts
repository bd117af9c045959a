import type { JsonObject } from './workflow-host.ts';
import type { PreparedWorkflow } from './prepare-workflow.ts';
import type { StepData } from './run-data.ts';
import type { WorkflowError } from './workflow-error.ts';

/** A question that waits for its answer. */
export interface OpenQuestion {
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  /** From 1. */
  readonly attempt: number;
  readonly problem?: string;
}

/** A run that waits for answers, as JSON: another process can go on with it. Nothing runs while it waits. */
export interface WorkflowSnapshot {
  readonly version: 1;
  readonly workflow: string;
  readonly digest: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly params: JsonObject;
  /** The steps that have ended, by id. */
  readonly steps: readonly (readonly [string, StepData])[];
  /** The questions that are open, by step; at least one. */
  readonly questions: readonly (readonly [string, OpenQuestion])[];
}

/**
 * Reads a snapshot that was kept as text. Undefined where it is none; an error where it belongs to another configuration of the workflow,
 * so that a run never goes on half in one and half in another.
 */
export function readSnapshot(text: string, workflow: PreparedWorkflow): WorkflowSnapshot | WorkflowError | undefined {
  const value = parsed(text);
  if (!isSnapshot(value)) return undefined;
  const { name } = workflow.model.config;
  if (value.digest === workflow.digest && value.workflow === name) return value;
  return { code: 'changed', message: `the workflow "${name}" has changed since it asked; call it again` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Nothing that this room has written.
    return undefined;
  }
}

/** Whether a value has the shape of a snapshot, as far as reading it needs. */
function isSnapshot(value: unknown): value is WorkflowSnapshot {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: string): unknown => Reflect.get(value, name);
  const params = has('params');
  return (
    has('version') === 1 &&
    [has('workflow'), has('digest'), has('id')].every((part) => typeof part === 'string') &&
    typeof has('startedAt') === 'number' &&
    typeof params === 'object' &&
    params !== null &&
    isPairs(has('steps')) &&
    isPairs(has('questions'))
  );
}

function isPairs(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (pair: unknown) =>
        Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'object' && pair[1] !== null,
    )
  );
}
