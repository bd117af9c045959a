import type { Resource } from './resource.ts';

/** Workloads that clients talk to. */
export type ServingWorkload = Resource<'MCPServer'> | Resource<'MCPRemoteProxy'> | Resource<'VirtualMCPServer'>;

/**
 * Whether a workload says that its clients sign in (specs 2 and 3, client authentication). An authorization server behind
 * `externalAuthConfigRef` says so too; that takes a look at its target.
 */
export function isAuthenticated(workload: ServingWorkload): boolean {
  if (workload.kind === 'VirtualMCPServer') return workload.resource.spec.incomingAuth.type !== 'anonymous';
  const { oidcConfig, oidcConfigRef, authServerRef } = workload.resource.spec;
  return oidcConfig !== undefined || oidcConfigRef !== undefined || authServerRef !== undefined;
}
