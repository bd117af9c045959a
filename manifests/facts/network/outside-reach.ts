import { objectNames } from '../../../runtime/resources/object-names.ts';
import type { ServingWorkload } from '../sign-in/client-authentication.ts';
import { podsOfOwner } from '../pods/emitted-pods.ts';
import { exposedServices } from './exposed-services.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { openedPods } from './open-services.ts';

type Program = Pick<LinkedProgram, 'resources' | 'foreign'>;

/**
 * By what a workload is reached from outside of the cluster, in words, as far as the input says: the type of its own Service, an
 * Ingress or HTTPRoute, or another Service that opens the pods that clients talk to. Undefined where it shows none of these.
 */
export function outsideReach(workload: ServingWorkload, program: Program): string | undefined {
  return ingressRoute(workload, program) ?? openService(workload, program);
}

function ingressRoute(workload: ServingWorkload, program: Program): string | undefined {
  if (workload.kind === 'VirtualMCPServer') {
    const { serviceType } = workload.resource.spec;
    if (serviceType !== 'ClusterIP') return `serviceType ${serviceType}`;
  }
  const exposed = exposedServices(program);
  if (exposed.size === 0) return undefined;
  const service = {
    MCPServer: objectNames.serverProxy,
    MCPRemoteProxy: objectNames.remoteProxy,
    VirtualMCPServer: objectNames.virtualServer,
  }[workload.kind](workload.name);
  return exposed.get(JSON.stringify([workload.namespace, service]));
}

/** A Service of the input that opens the pods that clients talk to. */
function openService(workload: ServingWorkload, program: Program): string | undefined {
  const opened = openedPods(program);
  if (opened.size === 0) return undefined;
  for (const pods of podsOfOwner(program, workload)) {
    const by = pods.component === 'backend' ? undefined : opened.get(pods)?.by;
    if (by !== undefined) return by;
  }
  return undefined;
}
