import type { AggregatorConfig } from '../../../generated/types/aggregator.ts';
import type { CompositeToolConfig } from '../../../generated/types/composite-tool-config.ts';
import type { OptimizerConfig } from '../../../generated/types/optimizer-config.ts';
import { backendSource, type GroupMember } from '../../facts/gateways/group-members.ts';
import type { Resource } from '../../program/resource.ts';
import { lowerAggregation } from './aggregation.ts';
import { embeddingUrl } from '../workload/embedding-workload.ts';
import { lowerIncomingAuth } from '../access/incoming-auth.ts';
import type { LoweringContext } from '../lowering.ts';
import { lowerOutgoingAuth } from '../credentials/outgoing-auth.ts';
import { joinAdditions, noAdditions, type PodAdditions } from '../pod/pod-additions.ts';
import { lowerSessionStorage } from '../config/session-storage.ts';
import { staticBackends } from './static-backends.ts';

/** The aggregation server's configuration document, and what it needs in the pod. */
export interface LoweredAggregatorConfig {
  readonly config: AggregatorConfig;
  readonly resourceUrl: string;
  /** Values for the Secret of the virtual server, by variable. */
  readonly secretValues: Readonly<Record<string, string>>;
  readonly additions: PodAdditions;
  readonly mountToken: boolean;
}

/**
 * The configuration of a virtual server (spec 2): `spec.config` as authored (the server fills in its own defaults), with
 * everything written out that it leaves to the cluster. Where the resource itself speaks about authentication or
 * session storage, that takes the model's place.
 */
export function lowerAggregatorConfig(
  server: Resource<'VirtualMCPServer'>,
  config: AggregatorConfig,
  members: readonly GroupMember[],
  baseUrl: string,
  context: LoweringContext,
): LoweredAggregatorConfig {
  const { spec } = server.resource;
  const {
    name,
    groupRef,
    backends: authored,
    aggregation,
    compositeTools: _inline,
    compositeToolRefs: _refs,
    ...rest
  } = config;
  const incoming = lowerIncomingAuth(server, baseUrl, context);
  const outgoing = lowerOutgoingAuth(server, members, context);
  const backends = backendSource(server) === 'inline' ? staticBackends(members, authored ?? []) : undefined;
  const storage = spec.sessionStorage === undefined ? undefined : lowerSessionStorage(spec.sessionStorage);
  const workflows = compositeTools(server, config, context);
  const optimizer = lowerOptimizer(server, config, context);
  return {
    config: {
      name: name ?? server.name,
      groupRef,
      ...(backends === undefined || backends.backends.length === 0 ? {} : { backends: backends.backends }),
      ...rest,
      incomingAuth: incoming.incomingAuth,
      outgoingAuth: outgoing.outgoingAuth,
      ...(aggregation === undefined ? {} : { aggregation: lowerAggregation(aggregation, server, context) }),
      ...(workflows.length === 0 ? {} : { compositeTools: workflows }),
      ...(optimizer === undefined ? {} : { optimizer }),
      ...(storage === undefined ? {} : { sessionStorage: storage.storage }),
    },
    resourceUrl: incoming.resourceUrl,
    secretValues: outgoing.secretValues,
    additions: joinAdditions(
      incoming.additions,
      outgoing.additions,
      backends?.additions ?? noAdditions,
      storage?.additions ?? noAdditions,
    ),
    mountToken: incoming.mountToken,
  };
}

/** The workflows written in the configuration, and those it refers to. */
function compositeTools(
  server: Resource<'VirtualMCPServer'>,
  config: AggregatorConfig,
  context: LoweringContext,
): readonly CompositeToolConfig[] {
  const shared = (config.compositeToolRefs ?? []).map(
    ({ name }) => context.follow('VirtualMCPCompositeToolDefinition', server, name).authored.spec,
  );
  return [...(config.compositeTools ?? []), ...shared];
}

/** The tool search, with the address of the embedding server that the resource refers to: it wins over a written one. */
function lowerOptimizer(
  server: Resource<'VirtualMCPServer'>,
  { optimizer }: AggregatorConfig,
  context: LoweringContext,
): OptimizerConfig | undefined {
  const reference = server.resource.spec.embeddingServerRef;
  if (optimizer === undefined || reference === undefined) return optimizer;
  return { ...optimizer, embeddingService: embeddingUrl(context.follow('EmbeddingServer', server, reference.name)) };
}
