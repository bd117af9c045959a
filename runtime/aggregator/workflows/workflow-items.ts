import type { CompositeToolConfigWithDefaults } from '../../../generated/defaults/composite-tool-config.ts';
import type { Aggregate } from '../../aggregation/aggregate.ts';
import { workflowTool, type WorkflowAnnotations } from '../../workflow/workflow-tool.ts';
import { stepTool } from './step-tool.ts';

/** A workflow as an item of a list of tools. */
export interface WorkflowItem {
  readonly name: string;
  readonly bytes: Buffer;
  readonly annotations: WorkflowAnnotations;
}

/** Workflows as clients list them. What they say of themselves follows from the tools that the backends list now, hidden ones too. */
export function workflowItems(
  workflows: readonly CompositeToolConfigWithDefaults[],
  { backendTool }: Pick<Aggregate<Buffer>, 'backendTool'>,
): readonly WorkflowItem[] {
  return workflows.map((config) => {
    const tool = workflowTool(config, (name) => {
      const place = backendTool(name);
      return place === undefined ? undefined : stepTool(place);
    });
    return { name: tool.name, bytes: Buffer.from(JSON.stringify(tool)), annotations: tool.annotations };
  });
}
