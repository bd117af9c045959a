import { podSecurityContext } from '../objects/pod-security.ts';
import type { Resource } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';
import { podOf, type EmittedObject } from './emitted.ts';
import { planName } from './names.ts';
import type { PlanContext } from './plan-context-type.ts';
import { containerNames } from '../objects/layout.ts';

const asOurUser = `they start as user ${podSecurityContext.runAsUser} on a read-only root file system with a writable /tmp, whatever USER they name; podTemplateSpec changes that`;
const attaching =
  'each may attach to every pod of its namespace, since Kubernetes cannot limit that right to some pods: a namespace for one server alone limits it';

/**
 * What the pods of an image that somebody else built take for granted: the user they run as, and who may reach into them
 * (design: hardening; backend workload).
 */
export function addPodAssumptions(
  server: Resource<'MCPServer'> | Resource<'EmbeddingServer'>,
  objects: readonly EmittedObject[],
  { assumptions }: PlanContext,
): void {
  const container = server.kind === 'MCPServer' ? containerNames.backend : containerNames.embedding;
  if (objects.some(({ object }) => isOurs(userOf(podOf(object), container)))) {
    assumptions.share('images of servers', asOurUser, planName(server));
  }
  if (server.kind === 'MCPServer' && server.resource.spec.transport === 'stdio') {
    assumptions.share('proxies of stdio servers', attaching, planName(server));
  }
}

function isOurs(user: unknown): boolean {
  return user !== undefined && user === podSecurityContext.runAsUser;
}

/** The user that a container of a pod runs as; none where that is left to its image. */
function userOf(pod: unknown, container: string): unknown {
  const containers: unknown = propertyOf(pod, 'containers');
  const found: unknown = Array.isArray(containers)
    ? containers.find((candidate) => propertyOf(candidate, 'name') === container)
    : undefined;
  if (found === undefined) return undefined;
  return (
    propertyOf(propertyOf(found, 'securityContext'), 'runAsUser') ??
    propertyOf(propertyOf(pod, 'securityContext'), 'runAsUser')
  );
}
