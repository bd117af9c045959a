import type { WorkflowHost } from './workflow-host.ts';
import type { ModelStep } from './model/workflow-model.ts';
import { stepError, type WorkflowError } from './workflow-error.ts';

/** A tool that is certainly needed and missing: reported before any step runs. */
export function missingTool(steps: Iterable<ModelStep>, doors: Pick<WorkflowHost, 'tool'>): WorkflowError | undefined {
  for (const { config } of steps) {
    const { id, tool, condition, onError } = config;
    if (tool === undefined || condition !== undefined || (onError?.action ?? 'abort') !== 'abort') continue;
    if (doors.tool(tool) !== undefined) continue;
    const reason = `there is no tool ${tool}, or its server cannot be reached; the workflow stops here`;
    return stepError('tool-not-found', id, undefined, reason);
  }
  return undefined;
}
