import { embeddedAuthServersOf } from './embedded-auth-servers.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource, Resource } from '../../program/resource.ts';

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

/** Whether a workload serves clients that do not sign in, with an authorization server of its own or another. */
export function isAnonymous(workload: AnyResource, program: LinkedProgram): workload is ServingWorkload {
  if (workload.kind === 'VirtualMCPServer') return !isAuthenticated(workload);
  if (workload.kind !== 'MCPServer' && workload.kind !== 'MCPRemoteProxy') return false;
  return !isAuthenticated(workload) && embeddedAuthServersOf(workload, program).length === 0;
}
