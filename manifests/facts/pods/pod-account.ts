import { objectNames } from '../../../runtime/resources/object-names.ts';
import type { Resource } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';

/** Workloads whose pod is one of our own programs. */
export type ProgramWorkload =
  | Resource<'MCPServer'>
  | Resource<'MCPRemoteProxy'>
  | Resource<'VirtualMCPServer'>
  | Resource<'MCPRegistry'>;

/** The service account that a pod runs under. */
export interface PodAccount {
  readonly name: string;
  /** Emitted for this pod alone; otherwise somebody else's, and other pods may run under it too. */
  readonly isGenerated: boolean;
}

/**
 * The account that our own program of a workload runs under: the one its `serviceAccount` or its pod template names, else the one
 * emitted for it (specs 2 and 3, serviceAccount). For an MCPServer that is the proxy's: `serviceAccount` there is the server's.
 */
export function podAccountOf(workload: ProgramWorkload): PodAccount {
  switch (workload.kind) {
    case 'MCPServer':
      return { name: objectNames.serverProxy(workload.name), isGenerated: true };
    case 'MCPRemoteProxy':
      return chosen(workload.resource.spec.serviceAccount) ?? generated(objectNames.remoteProxy(workload.name));
    case 'VirtualMCPServer':
      return (
        accountInTemplate(workload.authored.spec.podTemplateSpec) ??
        chosen(workload.resource.spec.serviceAccount) ??
        generated(objectNames.virtualServer(workload.name))
      );
    case 'MCPRegistry':
      return (
        accountInTemplate(workload.authored.spec.podTemplateSpec) ?? generated(objectNames.registry(workload.name))
      );
  }
}

/** The account of a pod template. `null` takes the generated name away, which leaves the account of the namespace. */
export function accountInTemplate(template: unknown): PodAccount | undefined {
  const name = propertyOf(propertyOf(template, 'spec'), 'serviceAccountName');
  return name === null ? { name: 'default', isGenerated: false } : chosen(name);
}

function chosen(name: unknown): PodAccount | undefined {
  return typeof name === 'string' && name !== '' ? { name, isGenerated: false } : undefined;
}

function generated(name: string): PodAccount {
  return { name, isGenerated: true };
}
