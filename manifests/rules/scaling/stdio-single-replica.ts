import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { severalPods } from '../../facts/pods/scaling.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const stdioReplicas = defineDiagnostic<{ field: string; value: number }>({
  code: 'scaling/stdio-single-replica',
  severity: 'error',
  summary: 'More than one replica of a stdio server: it is one process that one proxy attaches to.',
  message: ({ field, value }) => `${field} is ${value}, but a stdio server runs as one process behind one proxy`,
  hint: ({ field }) => `set ${field} to 1, or use a server that speaks streamable-http`,
});

/** A stdio server cannot be scaled: its proxy holds the only end of its standard input. */
export const scalingStdioSingleReplica: Rule = (program, report) => {
  for (const { pods, field, most: value, span } of severalPods(program)) {
    const { owner } = pods;
    if (isKind(owner, 'MCPServer') && owner.resource.spec.transport === 'stdio')
      report(stdioReplicas({ field, value }, span));
  }
};
