import { podSecurityContext } from '../lower/pod-security.ts';
import type { LoweredObject } from '../program/lowered-object.ts';
import type { Resource } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';
import { planName } from './names.ts';
import type { PlanContext } from './plan-context.ts';

/**
 * What the pods of an image that somebody else built take for granted: the user they run as, and who may reach into them
 * (design: hardening; backend workload).
 */
export function addPodAssumptions(
  server: Resource<'MCPServer'> | Resource<'EmbeddingServer'>,
  objects: readonly LoweredObject[],
  { assumptions }: PlanContext,
): void {
  const container = server.kind === 'MCPServer' ? 'mcp' : 'embedding';
  const [user] = objects.flatMap((lowered) => userOf(lowered, container));
  if (user !== undefined && user === podSecurityContext.runAsUser) {
    const text = `they start as user ${user} on a read-only root file system with a writable /tmp, whatever USER they name; podTemplateSpec changes that`;
    assumptions.share('images of servers', text, planName(server));
  }
  if (server.kind === 'MCPServer' && server.resource.spec.transport === 'stdio') {
    const text =
      'each may attach to every pod of its namespace, since Kubernetes cannot limit that right to some pods: a namespace for one server alone limits it';
    assumptions.share('proxies of stdio servers', text, planName(server));
  }
}

/** The user that a container of an emitted pod runs as; none where that is left to its image. */
function userOf(lowered: LoweredObject, container: string): number[] {
  const pod = propertyOf(propertyOf(propertyOf(lowered.object, 'spec'), 'template'), 'spec');
  const containers: unknown = propertyOf(pod, 'containers');
  const found: unknown = Array.isArray(containers)
    ? containers.find((candidate) => propertyOf(candidate, 'name') === container)
    : undefined;
  if (found === undefined) return [];
  const own = propertyOf(propertyOf(found, 'securityContext'), 'runAsUser');
  const user = own ?? propertyOf(propertyOf(pod, 'securityContext'), 'runAsUser');
  return typeof user === 'number' ? [user] : [];
}
