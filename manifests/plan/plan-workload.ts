import type { PlanWorkload } from '../../generated/types/plan-workload.ts';
import { project } from '../../generated/project.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';
import type { AnyResource, Resource } from '../program/resource.ts';
import type { Aggregation } from './tools/aggregate-tools.ts';
import { replicasOf, secretsOf } from './emitted.ts';
import { planName } from './names.ts';
import { referencePlan, withHeaders } from './outgoing.ts';
import { remoteAddress, serviceAddress } from './plan-address.ts';
import type { PlanContext } from './plan-context-type.ts';
import { addPodAssumptions } from './pod-assumptions.ts';
import { planProxy } from './plan-proxy.ts';
import { planRegistry } from './plan-registry.ts';
import { planVirtualServer } from './plan-virtual-server.ts';
import { filled, type Section } from './section.ts';
import { shownAddress } from '../facts/network/shown-address.ts';

/**
 * The plan of one resource; undefined for a kind that nothing runs or calls, which shows up where it is referred to. A promise where its
 * own configuration is read for it: most plans wait for nothing.
 */
export function planWorkload(
  resource: AnyResource,
  aggregations: ReadonlyMap<AnyResource, Aggregation>,
  context: PlanContext,
): PlanWorkload | undefined | Promise<PlanWorkload> {
  const { kind, namespace, name } = resource;
  const planned: PlanWorkload = namespace === undefined ? { kind, name } : { kind, namespace, name };
  switch (resource.kind) {
    case 'MCPServer':
    case 'MCPRemoteProxy':
      planProxy(resource, planned, context);
      return planned;
    case 'VirtualMCPServer': {
      const aggregation = aggregations.get(resource);
      return aggregation && Object.assign(planned, planVirtualServer(resource, aggregation, context));
    }
    case 'MCPRegistry':
      return planRegistry(resource, context).then((section) => Object.assign(planned, section));
    case 'EmbeddingServer':
      return Object.assign(planned, planEmbedding(resource, context));
    case 'MCPServerEntry':
      return Object.assign(planned, planEntry(resource, context));
    default:
      return undefined;
  }
}

function planEmbedding(server: Resource<'EmbeddingServer'>, context: PlanContext): Section {
  const objects = context.objectsOf(server);
  const secrets = secretsOf(objects);
  const service = objectNames.embedding(server.name);
  addPodAssumptions(server, objects, context);
  return {
    runs: server.resource.spec.model ?? project.embedding.model,
    objects: objects.map(({ title }) => title),
    ...filled('address', serviceAddress(objects, service, { path: '/', transport: 'http' })),
    replicas: replicasOf(objects),
    ...(secrets.length === 0 ? {} : { secrets }),
  };
}

/** An entry runs nothing: virtual servers call its address themselves, with the credentials that it names. */
function planEntry(entry: Resource<'MCPServerEntry'>, context: PlanContext): Section {
  const { remoteUrl, transport, groupRef, externalAuthConfigRef: reference, headerForward } = entry.resource.spec;
  const runs = shownAddress(remoteUrl);
  const text = `remote server that can be reached, and speaks ${transport}`;
  context.assumptions.share(runs, text, planName(entry));
  return {
    group: groupRef,
    runs,
    ...filled('address', remoteAddress(remoteUrl, transport)),
    outgoing: withHeaders(
      reference === undefined
        ? { strategy: 'none', source: 'not set' }
        : referencePlan(reference, entry, planName({ kind: 'MCPExternalAuthConfig', name: reference.name }), context),
      headerForward,
    ),
  };
}
