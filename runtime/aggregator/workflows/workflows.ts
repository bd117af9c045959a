import type { CompositeToolConfigWithDefaults } from '../../../generated/defaults/composite-tool-config.ts';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
import { prepareWorkflow, type PreparedWorkflow } from '../../workflow/prepare-workflow.ts';

/** The workflows of an aggregator, by the names that clients know. */
export type Workflows = ReadonlyMap<string, PreparedWorkflow>;

/** Prepares the workflows of a document. One that cannot run is a reason not to start. */
export async function openWorkflows(
  configs: readonly CompositeToolConfigWithDefaults[],
): Promise<Workflows | RefusedStart> {
  const workflows = new Map<string, PreparedWorkflow>();
  for (const config of configs) {
    const { name } = config;
    const found = await prepareWorkflow(config);
    if ('problems' in found)
      return { problem: `the workflow "${name}" cannot run: ${found.problems.join('; ')}`, hint: 'fix the workflow' };
    if (workflows.has(name))
      return { problem: `two workflows have the name "${name}"`, hint: 'give one of them another name' };
    workflows.set(name, found.workflow);
  }
  return workflows;
}
