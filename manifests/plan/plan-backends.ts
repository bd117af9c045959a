import type { PlanBackend } from '../../generated/types/plan-backend.ts';
import type { PlanOutgoingAuth } from '../../generated/types/plan-outgoing-auth.ts';
import type { PlanSecret } from '../../generated/types/plan-workload.ts';
import { endpointOf } from '../lower/backend-endpoint.ts';
import { lowerOutgoingAuth } from '../lower/outgoing-auth.ts';
import { backendSource, membersOf, type GroupMember } from '../program/group-members.ts';
import type { Resource } from '../program/resource.ts';
import type { AggregatedBackend } from './aggregate-tools.ts';
import { planName } from './names.ts';
import { referencePlan, strategyPlan } from './outgoing.ts';
import type { PlanContext } from './plan-context.ts';
import { shownAddress } from './shown-address.ts';

type VirtualServer = Resource<'VirtualMCPServer'>;

/** The backends of a virtual server by name: the members of its group, and those that its configuration lists (spec 2). */
export function planBackends(
  server: VirtualServer,
  aggregated: readonly AggregatedBackend[],
  secrets: readonly PlanSecret[],
  context: PlanContext,
): PlanBackend[] {
  const { config } = server.resource.spec;
  if (config === undefined) return [];
  const members = membersOf(context.program, { name: config.groupRef, namespace: server.namespace });
  const { outgoingAuth } = lowerOutgoingAuth(server, members, context.lowering);
  const timeouts = config.operational?.timeouts;
  const listed = new Map((config.backends ?? []).map((backend) => [backend.name, backend]));
  const isInline = backendSource(server) === 'inline';
  return aggregated.flatMap(({ name, member, offered }): PlanBackend[] => {
    const own = isInline ? listed.get(name) : undefined;
    const endpoint = { ...(member === undefined ? undefined : endpointOf(member)), ...own };
    if (endpoint.url === undefined || endpoint.transport === undefined) return [];
    const timeout = timeouts?.perWorkload?.[name] ?? timeouts?.default;
    return [
      {
        name,
        ...(member === undefined ? {} : { kind: member.kind }),
        url: shownAddress(endpoint.url),
        transport: endpoint.transport,
        ...(timeout === undefined ? {} : { timeout }),
        authentication: authenticationOf(name, member),
        toolList: offered.from,
      },
    ];
  });

  function authenticationOf(name: string, member: GroupMember | undefined): PlanOutgoingAuth {
    const strategy = outgoingAuth.backends?.[name];
    if (strategy !== undefined) return strategyPlan(strategy, secrets, sourceOf(server, name, member));
    const own = isInline ? undefined : discovered(name, member);
    if (own !== undefined) return own;
    return outgoingAuth.default === undefined
      ? { strategy: 'none', source: 'nothing is said' }
      : strategyPlan(outgoingAuth.default, secrets, defaultSource(server));
  }

  /** What a virtual server that discovers its backends learns from one of them, unless it is told otherwise. */
  function discovered(name: string, member: GroupMember | undefined): PlanOutgoingAuth | undefined {
    const said = server.resource.spec.outgoingAuth;
    const asked = (said?.backends?.[name] ?? said?.default)?.type ?? 'discovered';
    const reference = member?.resource.spec.externalAuthConfigRef;
    if (member === undefined || reference === undefined) return undefined;
    if (asked !== 'discovered' && member.kind !== 'MCPServerEntry') return undefined;
    const { type } = context.lowering.follow('MCPExternalAuthConfig', member, reference.name).resource.spec;
    if (type === 'embeddedAuthServer') return undefined;
    const source = `${externalAuth(reference.name)} of ${planName({ ...member, namespace: undefined })}`;
    return referencePlan(reference, member, source, context);
  }
}

/** Where a strategy of one backend is said: by the resource, by the backend, or by the configuration. */
function sourceOf(server: VirtualServer, name: string, member: GroupMember | undefined): string {
  const { outgoingAuth, config } = server.resource.spec;
  const explicit = outgoingAuth?.backends?.[name]?.externalAuthConfigRef;
  if (explicit !== undefined) return externalAuth(explicit.name);
  if (outgoingAuth === undefined && config?.outgoingAuth?.backends?.[name] !== undefined) {
    return 'spec.config.outgoingAuth';
  }
  const own = member?.resource.spec.externalAuthConfigRef;
  if (own === undefined || member === undefined) return 'nothing is said';
  return `${externalAuth(own.name)} of ${planName({ ...member, namespace: undefined })}`;
}

function defaultSource(server: VirtualServer): string {
  const reference = server.resource.spec.outgoingAuth?.default?.externalAuthConfigRef;
  return `default, ${reference === undefined ? 'spec.config.outgoingAuth' : externalAuth(reference.name)}`;
}

function externalAuth(name: string): string {
  return planName({ kind: 'MCPExternalAuthConfig', name });
}
