import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendNamesOf } from '../../facts/gateways/backend-names.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unrankedBackends = defineDiagnostic<{ unranked: readonly string[] }>({
  code: 'tools/priority-incomplete',
  severity: 'warning',
  extent: 'whole',
  summary: 'Several backends that the order of priority leaves out, so the winner among them is undefined.',
  message: ({ unranked }) => `priorityOrder does not rank ${unranked.join(', ')} wins where they share a tool name`,
  hint: ({ unranked }) => `add ${unranked.slice(0, -1).join(', ')}: a single one that is left out comes last`,
});

export const rankedTwice = defineDiagnostic<{ workload: string }>({
  code: 'tools/priority-repeated',
  severity: 'warning',
  summary: 'A workload that is in the order of priority twice; only its first position counts.',
  message: ({ workload }) => `"${workload}" is in priorityOrder already; its first position counts`,
  hint: () => 'remove one of the two',
});

/** An order of priority ranks the backends, each once (spec 2, ConflictResolutionConfig). */
export const toolsPriority: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const order = server.resource.spec.config?.aggregation?.conflictResolutionConfig?.priorityOrder;
    if (order === undefined) continue;
    const path = ['spec', 'config', 'aggregation', 'conflictResolutionConfig', 'priorityOrder'];
    for (const [index, workload] of order.entries()) {
      if (order.indexOf(workload) === index) continue;
      report(rankedTwice({ workload }, placeOf(server, [...path, index], 'value')));
    }
    const unranked = (backendNamesOf(server, program)?.names ?? []).filter((name) => !order.includes(name));
    // One that is left out loses against all the others, so nothing is open.
    if (unranked.length > 1) report(unrankedBackends({ unranked }, placeOf(server, path, 'key')));
  }
};
