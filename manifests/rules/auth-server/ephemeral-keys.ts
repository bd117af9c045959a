import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { outsideReach } from '../../facts/network/outside-reach.ts';
import { configurationPlace, embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import { titleOf } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const ephemeralKeys = defineDiagnostic<{ title: string; by: string; missing: readonly string[] }>({
  code: 'auth-server/ephemeral-keys',
  severity: 'warning',
  summary:
    'An embedded authorization server that makes up its keys or secrets whenever it starts, which is for development only, in a workload that is reached from outside of the cluster.',
  message: ({ title, by, missing }) =>
    `without ${missing.join(' and ')} the authorization server makes up its own whenever it starts, and everybody has to sign in again: that is for development only, and ${title} can be reached from outside of the cluster (${by})`,
  hint: ({ missing }) => `add ${missing.join(' and ')} with keys of Secrets`,
});

/** Keys that nobody wrote down are for development only (spec 3, EmbeddedAuthServerConfig, signingKeySecretRefs and hmacSecretRefs). */
export const authServerEphemeralKeys: Rule = (program, report) => {
  for (const workload of program.resources) {
    if (workload.kind !== 'MCPServer' && workload.kind !== 'MCPRemoteProxy' && workload.kind !== 'VirtualMCPServer')
      continue;
    const [server] = embeddedAuthServersOf(workload, program);
    if (server === undefined) continue;
    const missing = (['signingKeySecretRefs', 'hmacSecretRefs'] as const).filter(
      (field) => (server.config[field] ?? []).length === 0,
    );
    const by = missing.length === 0 ? undefined : outsideReach(workload, program);
    if (by === undefined) continue;
    const place = placeOf(workload, server.declaredAt, server.declaredIn === workload ? 'key' : 'value');
    report(ephemeralKeys({ title: titleOf(workload), by, missing }, place, configurationPlace(workload, server)));
  }
};
