import type { CompositeToolConfig } from '../../../generated/types/composite-tool-config.ts';
import type { JsonObject, StepTool, ToolAnswer } from '../../../runtime/workflow/workflow-host.ts';
import { runWorkflow } from '../../../runtime/workflow/run-workflow.ts';
import type { WorkflowEnd } from '../../../runtime/workflow/workflow-end.ts';
import type { WorkflowLimits } from '../../../runtime/workflow/workflow-limits.ts';
import { prepared } from './prepared.ts';
import { WorkflowWorld } from './workflow-world.ts';

/** What a run has to do with. */
interface Surroundings {
  readonly params?: JsonObject;
  readonly tools?: (name: string) => StepTool | undefined;
  readonly reply: (name: string, parameters: JsonObject) => ToolAnswer | undefined;
  readonly limits?: Partial<WorkflowLimits>;
}

/** Runs a workflow whose tools answer at once; gives its end, and the arguments of its calls. */
export async function runOnce(
  config: Omit<CompositeToolConfig, 'name'>,
  { params = {}, tools, reply, limits = {} }: Surroundings,
): Promise<{ readonly end: WorkflowEnd; readonly sent: readonly JsonObject[]; readonly world: WorkflowWorld }> {
  const world = new WorkflowWorld(tools).replyWith(reply);
  const end = await runWorkflow(await prepared(config), params, world.doors(), { limits });
  return { end, sent: world.calls.map(({ parameters }) => parameters), world };
}

/** The message of a run that failed. */
export function failureOf(end: WorkflowEnd): string {
  return end.kind === 'failed' ? `${end.error.code}: ${end.error.message}` : end.kind;
}
