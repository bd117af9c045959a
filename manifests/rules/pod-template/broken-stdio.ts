import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { containerNames } from '../../objects/layout.ts';

export const brokenStdio = defineDiagnostic<{ field: 'stdin' | 'tty' }>({
  code: 'pod-template/broken-stdio',
  severity: 'error',
  summary: 'A pod template that closes the standard input of a stdio server or turns its streams into a terminal.',
  message: ({ field }) =>
    field === 'tty'
      ? 'a terminal repeats what it is sent, so that the proxy reads its own messages'
      : 'a stdio server is spoken to over its standard input, which this closes',
  hint: ({ field }) => `remove ${field}, or set transport if the server listens on a port`,
});

/** The proxy of a stdio server attaches to its standard streams, as they are (spec 3, transport). */
export const podTemplateBrokenStdio: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer') || server.resource.spec.transport !== 'stdio') continue;
    for (const { value: container, path } of valuesAt(server.authored.spec.podTemplateSpec, [
      'spec',
      'containers',
      '*',
    ])) {
      if (propertyOf(container, 'name') !== containerNames.backend) continue;
      for (const [field, broken] of [
        ['stdin', [false, null]],
        ['tty', [true]],
      ] as const) {
        if (!broken.some((value) => value === propertyOf(container, field))) continue;
        report(brokenStdio({ field }, placeOf(server, ['spec', 'podTemplateSpec', ...path, field], 'value')));
      }
    }
  }
};
