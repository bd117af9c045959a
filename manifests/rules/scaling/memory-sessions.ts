import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { severalPods } from '../../facts/pods/scaling.ts';
import { titleOf, type AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const memorySessions = defineDiagnostic<{ title: string; replicas: number }>({
  code: 'scaling/memory-sessions',
  severity: 'warning',
  summary:
    'Several replicas that each keep sessions in their own memory: a session ends when its client reaches another one.',
  message: ({ title, replicas }) =>
    `${replicas} replicas of ${title} each keep sessions in their own memory: a session is lost when another replica is reached`,
  hint: () => 'use sessionStorage with provider redis, or run one replica',
});

/** Replicas that share sessions need a store for them (spec 3, replicas and SessionStorageConfig). */
export const scalingMemorySessions: Rule = (program, report) => {
  for (const { pods, most: replicas, span } of severalPods(program)) {
    // What a backend keeps is its own affair.
    if (pods.component === 'backend' || !keepsSessionsInMemory(pods.owner)) continue;
    report(memorySessions({ title: titleOf(pods.owner), replicas }, span));
  }
};

/** Whether the proxy of a server, or a virtual server, keeps its sessions in its own memory. */
function keepsSessionsInMemory(resource: AnyResource): boolean {
  switch (resource.kind) {
    case 'MCPServer': {
      const { transport, sessionStorage } = resource.resource.spec;
      // A stdio server with replicas is an error by itself.
      return transport !== 'stdio' && sessionStorage?.provider !== 'redis';
    }
    case 'VirtualMCPServer': {
      const { sessionStorage, config } = resource.resource.spec;
      return (sessionStorage ?? config?.sessionStorage)?.provider !== 'redis';
    }
    default:
      return false;
  }
}
