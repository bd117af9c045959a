import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const limitsWithoutRedis = defineDiagnostic<{ server: string }>({
  code: 'rate-limit/needs-redis',
  severity: 'error',
  summary: 'Rate limits of a virtual server without the Redis in which its replicas count.',
  message: ({ server }) => `virtual server "${server}" limits calls, and has no Redis to count them in`,
  hint: () => 'add sessionStorage with provider redis and address',
});

/** Limits of a virtual server are counted in Redis (spec 3, RateLimitConfig). */
export const rateLimitNeedsRedis: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { config, sessionStorage } = server.resource.spec;
    if (config?.rateLimiting === undefined) continue;
    if ((sessionStorage ?? config.sessionStorage)?.provider === 'redis') continue;
    report(limitsWithoutRedis({ server: server.name }, placeOf(server, ['spec', 'config', 'rateLimiting'], 'key')));
  }
};
