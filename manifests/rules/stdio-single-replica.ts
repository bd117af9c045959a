import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { isKind } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const stdioReplicas = defineDiagnostic<{ field: string; value: number }>({
  code: 'scaling/stdio-single-replica',
  severity: 'error',
  summary: 'More than one replica of a stdio server: it is one process that one proxy attaches to.',
  message: ({ field, value }) => `${field} is ${value}, but a stdio server runs as one process behind one proxy`,
  hint: ({ field }) => `set ${field} to 1, or use a server that speaks streamable-http`,
});

/** A stdio server cannot be scaled: its proxy holds the only end of its standard input. */
export const stdioSingleReplica: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer') || server.resource.spec.transport !== 'stdio') continue;
    for (const field of ['replicas', 'backendReplicas'] as const) {
      const value = server.resource.spec[field];
      if (value !== undefined && value > 1) {
        report(stdioReplicas({ field, value }, placeOf(server, ['spec', field], 'value')));
      }
    }
  }
};
