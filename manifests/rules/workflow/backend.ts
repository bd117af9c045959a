import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendNamesOf } from '../../facts/gateways/backend-names.ts';
import { calledTool } from '../../../runtime/workflow/model/called-tool.ts';
import { identityOf, isKind } from '../../program/resource.ts';
import { workflowsRunBy } from '../../facts/workflows/workflows-run-by.ts';
import type { Rule } from '../../check/contracts/rule.ts';

interface Call {
  readonly tool: string;
  readonly workload: string;
  readonly server: string;
  readonly known: readonly string[];
}

const nearOrAll = ({ workload, known }: Call, otherwise: string): string => {
  const near = suggest(workload, known);
  return near === undefined ? otherwise : `did you mean "${near}"?`;
};

export const unknownToolBackend = defineDiagnostic<Call>({
  code: 'workflow/backend-unknown',
  severity: 'error',
  summary: 'A step calls a tool of a workload that is not a backend of the virtual server.',
  message: ({ tool, workload, server }) =>
    `"${tool}" is a tool of "${workload}", which is not a backend of VirtualMCPServer "${server}"`,
  hint: (call) => nearOrAll(call, `its backends are ${call.known.join(', ')}`),
});

export const toolBackendNotInInput = defineDiagnostic<Call>({
  code: 'workflow/backend-not-in-input',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A step calls a tool of a workload that is not in the input; a virtual server may still find it at run time.',
  message: ({ tool, workload, server }) =>
    `"${tool}" is a tool of "${workload}", and no member of the group of VirtualMCPServer "${server}" in the input has this name`,
  hint: (call) => nearOrAll(call, `in the input its members are ${call.known.join(', ')}`),
});

/** The workload before the dot of a tool is a backend of the virtual server that runs the workflow (spec 2, `tool`). */
export const workflowBackend: Rule = (program, report) => {
  const seen = new Set<string>();
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const backends = backendNamesOf(server, program);
    if (backends === undefined) continue;
    const { names: known, isComplete } = backends;
    const finding = isComplete ? unknownToolBackend : toolBackendNotInInput;
    for (const workflow of workflowsRunBy(server, program)) {
      for (const { tool, path } of workflow.calls) {
        const { workload } = calledTool(tool, known);
        const { kind, namespace, name } = workflow.resource;
        // A definition that several virtual servers share is wrong once.
        const key = `${identityOf(kind, namespace, name)} ${path.join('/')}`;
        if (known.includes(workload) || seen.has(key)) continue;
        seen.add(key);
        const span =
          workflow.resource.kind === server.kind ? undefined : placeOf(server, ['metadata', 'name'], 'value');
        report(
          finding(
            { tool, workload, server: server.name, known },
            placeOf(workflow.resource, path, 'value'),
            span === undefined ? [] : [{ message: 'the virtual server that runs it', span }],
          ),
        );
      }
    }
  }
};
