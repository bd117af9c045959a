/** The tool that a step calls. */
export interface CalledTool {
  readonly workload: string;
  /** As the workload names it; empty where nothing is behind the dot. */
  readonly name: string;
}

/**
 * Takes apart what a step calls (spec 2, WorkflowStepConfig.tool: workload, a dot, and the tool's name). Names of backends may have dots
 * themselves: the longest one that fits counts, and without any the workload ends at the first dot.
 */
export function calledTool(tool: string, backends: Iterable<string>): CalledTool {
  let [workload = ''] = tool.split('.', 1);
  let isKnown = false;
  for (const name of backends) {
    if (!tool.startsWith(`${name}.`) || (isKnown && name.length <= workload.length)) continue;
    workload = name;
    isKnown = true;
  }
  return { workload, name: tool.slice(workload.length + 1) };
}
