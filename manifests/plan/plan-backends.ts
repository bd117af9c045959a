import type { HeaderForwardConfig } from '../../generated/types/header-forward-config.ts';
import type { PlanBackend } from '../../generated/types/plan-backend.ts';
import type { PlanOutgoingAuth } from '../../generated/types/plan-outgoing-auth.ts';
import type { PlanSecret } from '../../generated/types/plan-workload.ts';
import { endpointOf } from '../../runtime/resources/backend-endpoint.ts';
import { lowerOutgoingAuth } from '../lower/credentials/outgoing-auth.ts';
import { credentialSource, ownReference } from '../facts/outgoing/backend-credentials.ts';
import { backendSource, membersOf, type GroupMember } from '../facts/gateways/group-members.ts';
import type { Resource } from '../program/resource.ts';
import type { AggregatedBackend } from './tools/aggregate-tools.ts';
import { planName } from './names.ts';
import { referencePlan, strategyPlan, withHeaders } from './outgoing.ts';
import type { PlanContext } from './plan-context-type.ts';
import { shownAddress } from '../facts/network/shown-address.ts';

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
        authentication: withHeaders(authenticationOf(name, member), headersOf(member)),
        toolList: offered.from,
      },
    ];
  });

  function authenticationOf(name: string, member: GroupMember | undefined): PlanOutgoingAuth {
    const source = credentialSource(server, { name, member }, context.program);
    const strategy = outgoingAuth.backends?.[name];
    const own = ownReference(member, context.program);
    if (source === 'member' && member !== undefined && own !== undefined) {
      const from = `${externalAuth(own.name)} of ${planName({ ...member, namespace: undefined })}`;
      // What is not written into the configuration is read by the server when it runs.
      return isInline && strategy !== undefined
        ? strategyPlan(strategy, secrets, from)
        : referencePlan(own, member, from, context);
    }
    if (source === 'default' && outgoingAuth.default !== undefined) {
      return strategyPlan(outgoingAuth.default, secrets, defaultSource(server));
    }
    return source === 'entry' && strategy !== undefined
      ? strategyPlan(strategy, secrets, entrySource(server, name))
      : { strategy: 'none', source: 'not set' };
  }
}

/** The headers that a virtual server adds to requests to a member itself: a proxy adds its own. */
function headersOf(member: GroupMember | undefined): HeaderForwardConfig | undefined {
  return member?.kind === 'MCPServerEntry' ? member.resource.spec.headerForward : undefined;
}

/** Where the entry for one backend is written: in the resource, or in the configuration. */
function entrySource(server: VirtualServer, name: string): string {
  const explicit = server.resource.spec.outgoingAuth?.backends?.[name]?.externalAuthConfigRef;
  return explicit === undefined ? 'spec.config.outgoingAuth' : externalAuth(explicit.name);
}

function defaultSource(server: VirtualServer): string {
  const reference = server.resource.spec.outgoingAuth?.default?.externalAuthConfigRef;
  return `default, ${reference === undefined ? 'spec.config.outgoingAuth' : externalAuth(reference.name)}`;
}

function externalAuth(name: string): string {
  return planName({ kind: 'MCPExternalAuthConfig', name });
}
