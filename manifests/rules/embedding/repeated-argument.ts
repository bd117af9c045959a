import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const repeatedArgument = defineDiagnostic<{ argument: string; field: string }>({
  code: 'embedding/repeated-argument',
  severity: 'error',
  summary:
    'An argument of an EmbeddingServer that the compiler gives it already. The server takes it once and does not start.',
  message: ({ argument, field }) => `${argument} is given already, from ${field}, and the server takes it once`,
  hint: ({ argument, field }) => `remove ${argument} and its value, and set ${field}`,
});

/** Arguments that follow from fields. */
const generated: ReadonlyMap<string, string> = new Map([
  ['--model-id', 'model'],
  ['--port', 'port'],
]);

/** What is given by a field is not given again as an argument (spec 2, EmbeddingServer args). */
export const embeddingRepeatedArgument: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'EmbeddingServer')) continue;
    for (const [index, text] of (server.authored.spec.args ?? []).entries()) {
      const argument = text.split('=', 1)[0] ?? '';
      const field = generated.get(argument);
      if (field === undefined) continue;
      report(repeatedArgument({ argument, field }, placeOf(server, ['spec', 'args', index], 'value')));
    }
  }
};
