import { withCompositeToolConfigDefaults } from '../../../generated/defaults/composite-tool-config.ts';
import type { CompositeToolConfig } from '../../../generated/types/composite-tool-config.ts';
import { prepareWorkflow, type PreparedWorkflow } from '../../../runtime/workflow/prepare-workflow.ts';

/** A workflow that can run, with what a test does not care about filled in. */
export async function prepared(
  config: Omit<CompositeToolConfig, 'name'> & { readonly name?: string },
): Promise<PreparedWorkflow> {
  const found = await prepareWorkflow(withCompositeToolConfigDefaults({ name: 'flow', ...config }));
  if ('problems' in found) throw new Error(found.problems.join('\n'));
  return found.workflow;
}
