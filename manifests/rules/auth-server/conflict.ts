import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const twoAuthServers = defineDiagnostic<{ title: string; first: string; second: string }>({
  code: 'auth-server/conflict',
  severity: 'error',
  summary: 'A workload that refers to an embedded authorization server twice.',
  message: ({ title, first, second }) =>
    first === second
      ? `${title} refers to the authorization server "${first}" twice`
      : `${title} would embed two authorization servers, "${first}" and "${second}"`,
  hint: () => 'keep authServerRef; externalAuthConfigRef is then free for the credentials toward the backend',
});

/** A workload embeds one authorization server, whichever of its two references names it (spec 3, authServerRef). */
export const authServerConflict: Rule = (program, report) => {
  for (const workload of program.resources) {
    const [first, second] = embeddedAuthServersOf(workload, program);
    if (first === undefined || second === undefined) continue;
    const span = placeOf(workload, first.declaredAt, 'value');
    const names = {
      title: `${workload.kind} "${workload.name}"`,
      first: first.declaredIn.name,
      second: second.declaredIn.name,
    };
    report(
      twoAuthServers(
        names,
        placeOf(workload, second.declaredAt, 'value'),
        span === undefined ? [] : [{ message: 'the other reference', span }],
      ),
    );
  }
};
