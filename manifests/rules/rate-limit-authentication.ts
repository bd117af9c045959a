import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { embeddedAuthServersOf } from '../program/embedded-auth-servers.ts';
import { isKind } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const unknownUsers = defineDiagnostic<{ server: string }>({
  code: 'rate-limit/per-user-without-authentication',
  severity: 'error',
  summary:
    'A rate limit for each user of a server that does not authenticate users, so that it cannot tell them apart.',
  message: ({ server }) => `MCPServer "${server}" does not authenticate users, so it cannot limit each of them`,
  hint: () => 'add oidcConfigRef, or use shared, which limits all callers together',
});

/** Limits per user need users (spec 3, RateLimitConfig rules). */
export const rateLimitAuthentication: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const { rateLimiting, oidcConfig, oidcConfigRef, authServerRef } = server.resource.spec;
    const isAuthenticated = oidcConfig !== undefined || oidcConfigRef !== undefined || authServerRef !== undefined;
    if (rateLimiting === undefined || isAuthenticated || embeddedAuthServersOf(server, program).length > 0) continue;
    const base = ['spec', 'rateLimiting'];
    const limited = [
      ...(rateLimiting.perUser === undefined ? [] : [[...base, 'perUser']]),
      ...(rateLimiting.tools ?? []).flatMap(({ perUser }, index) =>
        perUser === undefined ? [] : [[...base, 'tools', index, 'perUser']],
      ),
    ];
    for (const path of limited) report(unknownUsers({ server: server.name }, placeOf(server, path, 'key')));
  }
};
