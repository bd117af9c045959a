import type { PlanStep, PlanWorkflow } from '../../generated/types/plan-workflow.ts';
import type { RunWorkflow } from '../program/workflows-run-by.ts';
import type { Aggregation } from './aggregate-tools.ts';
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
    .map(({ resource, config }): PlanWorkflow => {
      const { timeout } = config;
      return {
        name: config.name,
        source:
          resource.kind === 'VirtualMCPServer' ? 'spec.config.compositeTools' : `${resource.kind} ${resource.name}`,
        ...(timeout === undefined ? {} : { timeout }),
        steps: stepsOf(config, isHidden),
      };
    })
    .toSorted((a, b) => compareText(a.name, b.name));
}

function stepsOf({ steps }: RunWorkflow['config'], isHidden: (tool: string) => boolean): PlanStep[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const levels = new Map<string, number>();
  const levelOf = (id: string): number => {
    const known = levels.get(id);
    if (known !== undefined) return known;
    // A rule refuses cycles and unknown steps; this keeps a mistake of ours from looping.
    levels.set(id, 1);
    const before = (byId.get(id)?.dependsOn ?? []).filter((other) => byId.has(other)).map(levelOf);
    const level = Math.max(0, ...before) + 1;
    levels.set(id, level);
    return level;
  };
  return steps
    .map((step): PlanStep => {
      const tool = step.tool ?? step.step?.tool;
      return {
        level: levelOf(step.id),
        id: step.id,
        type: step.type,
        ...(tool === undefined ? {} : { tool }),
        ...(tool !== undefined && isHidden(tool) ? { hidden: true } : {}),
      };
    })
    .toSorted((a, b) => a.level - b.level || compareText(a.id, b.id));
}
