import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { knownToolsOf } from '../../facts/gateways/known-tools.ts';
import { identityOf, isKind } from '../../program/resource.ts';
import { workflowsRunBy } from '../../facts/workflows/workflows-run-by.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const nameOfTool = defineDiagnostic<{ name: string; workload: string; server: string }>({
  code: 'workflow/name-of-tool',
  severity: 'error',
  summary:
    'A workflow with the name of a tool that its virtual server shows, so that clients could call only one of them.',
  message: ({ name, workload, server }) =>
    `"${name}" is the name of a tool of "${workload}" that virtual server "${server}" shows`,
  hint: () => 'rename the workflow, or hide the tool: a workflow can call what is hidden',
});

/** A workflow is shown as one tool, under a name that no tool of a backend has (spec 2, CompositeToolConfig.name). */
export const workflowNameOfTool: Rule = (program, report) => {
  const seen = new Set<string>();
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const workflows = workflowsRunBy(server, program);
    if (workflows.length === 0) continue;
    const shown = new Map(
      knownToolsOf(server, program)
        .filter(({ isShown }) => isShown)
        .map((tool) => [tool.advertised, tool]),
    );
    for (const { resource, path, config } of workflows) {
      const tool = shown.get(config.name);
      const key = `${identityOf(resource.kind, resource.namespace, resource.name)} ${path.join('/')}`;
      // A definition that several virtual servers share is wrong once.
      if (tool === undefined || seen.has(key)) continue;
      seen.add(key);
      const span = placeOf(tool.at.resource, tool.at.path, tool.at.what);
      report(
        nameOfTool(
          { name: config.name, workload: tool.workload, server: server.name },
          placeOf(resource, [...path, 'name'], 'value'),
          span === undefined ? [] : [{ message: 'the tool', span }],
        ),
      );
    }
  }
};
