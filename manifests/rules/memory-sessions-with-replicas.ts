import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import type { Rule } from './rule.ts';

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
export const memorySessionsWithReplicas: Rule = (program, report) => {
  for (const resource of program.resources) {
    const replicas = sharedBy(resource);
    if (replicas === undefined || replicas <= 1) continue;
    const title = `${resource.kind} "${resource.name}"`;
    report(memorySessions({ title, replicas }, placeOf(resource, ['spec', 'replicas'], 'value')));
  }
};

/** The replicas of a workload that keeps sessions, where nothing but memory is there to keep them in. */
function sharedBy(resource: AnyResource): number | undefined {
  if (!keepsSessionsInMemory(resource)) return undefined;
  return resource.kind === 'MCPServer' || resource.kind === 'VirtualMCPServer'
    ? resource.resource.spec.replicas
    : undefined;
}

/** Whether the proxy of a server, or a virtual server, keeps its sessions in its own memory. */
export function keepsSessionsInMemory(resource: AnyResource): boolean {
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
