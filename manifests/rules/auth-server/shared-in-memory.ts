import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import { titleOf, type AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const sharedInMemory = defineDiagnostic<{ issuer: string; other: string }>({
  code: 'auth-server/shared-in-memory',
  severity: 'warning',
  summary:
    'Two workloads that embed an authorization server with one issuer, each with the state of sign-ins in its own memory.',
  message: ({ issuer, other }) =>
    `${other} embeds an authorization server as ${issuer} too, and each keeps sign-ins in its own memory: what one begins, the other cannot finish`,
  hint: () => 'give each workload an authorization server with an issuer of its own, or use storage of type redis',
});

/** One issuer is one server, or several that share their state (spec 3, EmbeddedAuthServerConfig.storage). */
export const authServerSharedInMemory: Rule = (program, report) => {
  const first = new Map<string, AnyResource>();
  for (const workload of program.resources) {
    const [server] = embeddedAuthServersOf(workload, program);
    if (server === undefined || server.config.storage?.type === 'redis') continue;
    const { issuer } = server.config;
    const other = first.get(issuer);
    if (other === undefined) first.set(issuer, workload);
    else report(sharedInMemory({ issuer, other: titleOf(other) }, placeOf(workload, server.declaredAt, 'value')));
  }
};
