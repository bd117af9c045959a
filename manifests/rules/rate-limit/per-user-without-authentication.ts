import type { RateLimitConfig } from '../../../generated/types/rate-limit-config.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { isAuthenticated } from '../../facts/sign-in/client-authentication.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const unknownUsers = defineDiagnostic<{ server: string; cure: string }>({
  code: 'rate-limit/per-user-without-authentication',
  severity: 'error',
  summary:
    'A rate limit for each user of a server that does not authenticate users, so that it cannot tell them apart.',
  message: ({ server }) => `${server} does not authenticate users, so it cannot limit each of them`,
  hint: ({ cure }) => `${cure}, or use shared, which limits all callers together`,
});

/** Limits per user need users (spec 3, RateLimitConfig rules). */
export const rateLimitPerUserWithoutAuthentication: Rule = (program, report) => {
  for (const server of program.resources) {
    if (server.kind !== 'MCPServer' && server.kind !== 'VirtualMCPServer') continue;
    const isVirtual = server.kind === 'VirtualMCPServer';
    const limits = isVirtual ? server.resource.spec.config?.rateLimiting : server.resource.spec.rateLimiting;
    if (limits === undefined || isAuthenticated(server)) continue;
    if (!isVirtual && embeddedAuthServersOf(server, program).length > 0) continue;
    const base = isVirtual ? ['spec', 'config', 'rateLimiting'] : ['spec', 'rateLimiting'];
    const cure = isVirtual ? 'set incomingAuth.type to oidc' : 'add oidcConfigRef';
    const said = { server: `${server.kind} "${server.name}"`, cure };
    reportUnknownUsers(limits, base, said, server, report);
  }
};

/** Reports every limit for each user among the limits at a path of a part. */
export function reportUnknownUsers(
  { perUser, tools = [] }: RateLimitConfig,
  base: DocumentPath,
  said: { readonly server: string; readonly cure: string },
  part: Part,
  report: Report,
): void {
  if (perUser !== undefined) report(unknownUsers(said, placeOf(part, [...base, 'perUser'], 'key')));
  for (const [index, tool] of tools.entries()) {
    if (tool.perUser === undefined) continue;
    report(unknownUsers(said, placeOf(part, [...base, 'tools', index, 'perUser'], 'key')));
  }
}
