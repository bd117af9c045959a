import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { configurationPlace, embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const severalUpstreams = defineDiagnostic<{ kind: string; providers: readonly string[] }>({
  code: 'auth-server/several-upstreams',
  severity: 'error',
  summary: 'An embedded authorization server with several upstream providers in a workload that supports one.',
  message: ({ kind, providers }) =>
    `the authorization server of an ${kind} has one upstream provider, but this one has ${providers.length}: ${providers.join(', ')}`,
  hint: () => 'leave one provider, or put the server behind a VirtualMCPServer, which supports several',
});

/** Only a VirtualMCPServer signs users in at several providers (spec 3, EmbeddedAuthServerConfig.upstreamProviders). */
export const authServerSeveralUpstreams: Rule = (program, report) => {
  for (const workload of program.resources) {
    if (workload.kind === 'VirtualMCPServer') continue;
    for (const server of embeddedAuthServersOf(workload, program)) {
      const providers = server.config.upstreamProviders.map(({ name }) => name);
      if (providers.length <= 1) continue;
      const related = configurationPlace(workload, server, ['upstreamProviders']);
      const place = placeOf(workload, server.declaredAt, 'value');
      report(severalUpstreams({ kind: workload.kind, providers }, place, related));
    }
  }
};
