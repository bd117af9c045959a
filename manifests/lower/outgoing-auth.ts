import type { AggregatorOutgoingAuthConfig } from '../../generated/types/aggregator-outgoing-auth-config.ts';
import type { BackendAuthConfig } from '../../generated/types/backend-auth-config.ts';
import type { BackendAuthStrategy } from '../../generated/types/backend-auth-strategy.ts';
import type { ExternalAuthConfigRef } from '../../generated/types/external-auth-config-ref.ts';
import type { Resource } from '../program/resource.ts';
import { lowerBackendAuth } from './external-auth.ts';
import type { GroupMember } from './group-members.ts';
import type { LoweringContext } from './lowering.ts';
import { joinParts, type PodParts } from './pod-parts.ts';

/** How a virtual server authenticates itself toward its backends, and the secrets it needs for that. */
export interface LoweredOutgoingAuth {
  readonly outgoingAuth: AggregatorOutgoingAuthConfig;
  readonly parts: PodParts;
}

interface LoweredStrategy {
  readonly strategy: BackendAuthStrategy;
  readonly parts: PodParts;
}

/**
 * Where a virtual server learns of its backends: what the resource says, else what its configuration says,
 * else `inline` where that lists backends, else `discovered` (spec 2).
 */
export function backendSource({ resource }: Resource<'VirtualMCPServer'>): 'inline' | 'discovered' {
  const { config, outgoingAuth } = resource.spec;
  const listed = (config?.backends ?? []).length > 0;
  return outgoingAuth?.source ?? config?.outgoingAuth?.source ?? (listed ? 'inline' : 'discovered');
}

/**
 * The strategies of a virtual server (spec 2). A backend that says `discovered` uses what its own resource refers to: the
 * server finds that at run time where it discovers its backends, and it is written down here where they are inline.
 * An entry's own reference also counts without being asked for: it describes the remote server, and nothing else reads it,
 * while servers and remote proxies apply their own references themselves.
 */
export function lowerOutgoingAuth(
  server: Resource<'VirtualMCPServer'>,
  members: readonly GroupMember[],
  context: LoweringContext,
): LoweredOutgoingAuth {
  const { config, outgoingAuth } = server.resource.spec;
  const source = backendSource(server);
  const explicit = Object.entries(outgoingAuth?.backends ?? {});
  const fallback = outgoingAuth?.default;
  const strategies = new Map<string, LoweredStrategy>();
  if (source === 'inline') {
    for (const member of members) {
      const asked = outgoingAuth?.backends?.[member.name]?.type ?? fallback?.type;
      const isWanted = asked === 'discovered' || member.kind === 'MCPServerEntry';
      const own = isWanted ? ownStrategy(member, context) : undefined;
      if (own !== undefined) strategies.set(member.name, own);
      // Said explicitly, and there is nothing to discover: the default must not step in.
      else if (outgoingAuth?.backends?.[member.name]?.type === 'discovered') strategies.set(member.name, unauthenticated);
    }
  }
  for (const [name, auth] of explicit) {
    const strategy = referenced(auth, server, context);
    if (strategy !== undefined) strategies.set(name, strategy);
  }
  const common = fallback === undefined ? undefined : referenced(fallback, server, context);
  const model = outgoingAuth === undefined ? config?.outgoingAuth : undefined;
  const provider = resourceProvider(server);
  const backends = Object.entries({
    ...Object.fromEntries([...strategies].map(([name, { strategy }]) => [name, strategy])),
    ...model?.backends,
  });
  const theDefault = common?.strategy ?? model?.default;
  return {
    outgoingAuth: {
      source,
      ...(theDefault === undefined ? {} : { default: withProvider(theDefault, provider) }),
      ...(backends.length === 0
        ? {}
        : { backends: Object.fromEntries(backends.map(([name, strategy]) => [name, withProvider(strategy, provider)])) }),
    },
    parts: joinParts(...[...strategies.values(), ...(common === undefined ? [] : [common])].map(({ parts }) => parts)),
  };
}
