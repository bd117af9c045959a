import type { PlanStep, PlanWorkflow } from '../../generated/types/plan-workflow.ts';
import { levelsOf } from '../../runtime/workflow/model/step-order.ts';
import type { RunWorkflow } from '../facts/workflows/workflows-run-by.ts';
import type { Aggregation } from './tools/aggregate-tools.ts';
import { compareText } from './compare-text.ts';

/** The workflows of a virtual server by name, each with its steps in levels: those of one level run side by side. */
export function planWorkflows({ workflows, resolved, shown }: Aggregation): PlanWorkflow[] {
  const visible = new Set(shown.values());
  const hidden = new Set(
    resolved
      .filter(({ entry }) => !visible.has(entry))
      .flatMap(({ entry: { workload, tool, name } }) => [`${workload}.${tool}`, `${workload}.${name}`]),
  );
  const isHidden = (tool: string): boolean => hidden.has(tool);
  return workflows
    .map((workflow): PlanWorkflow => {
      const { resource, config } = workflow;
      const { timeout } = config;
      return {
        name: config.name,
        source:
          resource.kind === 'VirtualMCPServer' ? 'spec.config.compositeTools' : `${resource.kind} ${resource.name}`,
        ...(timeout === undefined ? {} : { timeout }),
        steps: stepsOf(workflow, isHidden),
      };
    })
    .toSorted((a, b) => compareText(a.name, b.name));
}

function stepsOf(workflow: RunWorkflow, isHidden: (tool: string) => boolean): PlanStep[] {
  const levels = levelsOf(workflow);
  const ids = new Set(workflow.config.steps.map(({ id }) => id));
  return workflow.config.steps
    .map((step): PlanStep => {
      const tool = step.tool ?? step.step?.tool;
      const after = [...new Set(step.dependsOn)].filter((id) => ids.has(id)).toSorted(compareText);
      return {
        level: levels.get(step.id) ?? 1,
        id: step.id,
        type: step.type,
        ...(after.length === 0 ? {} : { after }),
        ...(tool === undefined ? {} : { tool }),
        ...(tool !== undefined && isHidden(tool) ? { hidden: true } : {}),
      };
    })
    .toSorted((a, b) => a.level - b.level || compareText(a.id, b.id));
}
