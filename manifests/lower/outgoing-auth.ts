import type { AggregatorOutgoingAuthConfig } from '../../generated/types/aggregator-outgoing-auth-config.ts';
import type { BackendAuthConfig } from '../../generated/types/backend-auth-config.ts';
import type { BackendAuthStrategy } from '../../generated/types/backend-auth-strategy.ts';
import { backendSource, type GroupMember } from '../program/group-members.ts';
import type { Resource } from '../program/resource.ts';
import { lowerBackendAuth } from './external-auth.ts';
import type { LoweringContext } from './lowering.ts';
import { objectNames } from './object-names.ts';
import { withoutPlaintext } from './plaintext-strategy.ts';
import { joinParts, noParts, parts, secretVariable, type PodParts } from './pod-parts.ts';

/** How a virtual server authenticates itself toward its backends, and the secrets it needs for that. */
export interface LoweredOutgoingAuth {
  readonly outgoingAuth: AggregatorOutgoingAuthConfig;
  /** Secret values that the configuration spelled out, by variable: they belong into a Secret of the virtual server. */
  readonly secretValues: Readonly<Record<string, string>>;
  readonly parts: PodParts;
}

interface LoweredStrategy {
  readonly strategy: BackendAuthStrategy;
  readonly parts: PodParts;
}

type VirtualServer = Resource<'VirtualMCPServer'>;

/** The strategies of a virtual server: what the resource says about them, else what its configuration says. */
export function lowerOutgoingAuth(
  server: VirtualServer,
  members: readonly GroupMember[],
  context: LoweringContext,
): LoweredOutgoingAuth {
  const { outgoingAuth } = server.resource.spec;
  const source = backendSource(server);
  const fallback = strategyOf(outgoingAuth?.default, server, context);
  const lowered = new Map<string, LoweredStrategy>([
    ...(source === 'inline' ? memberStrategies(server, members, context) : []),
    ...explicitStrategies(server, context),
  ]);
  const model = outgoingAuth === undefined ? server.authored.spec.config?.outgoingAuth : undefined;
  const common = fallback?.strategy ?? model?.default;
  const strategies: readonly (readonly [string, BackendAuthStrategy])[] = [
    ...[...lowered].map(([name, { strategy }]) => [name, strategy] as const),
    ...byName(model?.backends),
  ];
  const safe = (strategy: BackendAuthStrategy, backend?: string) =>
    withoutPlaintext(withSubjectProvider(strategy, server), backend);
  const safeDefault = common === undefined ? undefined : safe(common);
  const safeBackends = strategies.map(([name, strategy]) => [name, safe(strategy, name)] as const);
  const secretValues: Readonly<Record<string, string>> = Object.assign(
    {},
    safeDefault?.values,
    ...safeBackends.map(([, { values }]) => values),
  );
  return {
    outgoingAuth: {
      source,
      ...(safeDefault === undefined ? {} : { default: safeDefault.strategy }),
      ...(safeBackends.length === 0
        ? {}
        : { backends: Object.fromEntries(safeBackends.map(([name, { strategy }]) => [name, strategy])) }),
    },
    secretValues,
    parts: joinParts(
      fallback?.parts ?? noParts,
      ...[...lowered.values()].map(({ parts: own }) => own),
      variablesOf(server, secretValues),
    ),
  };
}

/** The entries of a map in the order of their names, whatever the order in which somebody wrote them. */
function byName<T>(map: Readonly<Record<string, T>> | undefined): (readonly [string, T])[] {
  return Object.entries(map ?? {}).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The variables whose values stand in the Secret of the virtual server itself. */
function variablesOf(server: VirtualServer, values: Readonly<Record<string, string>>): PodParts {
  const name = objectNames.virtualServer(server.name);
  return parts({ env: Object.keys(values).map((variable) => secretVariable(variable, { name, key: variable })) });
}

/**
 * What the members of the group refer to themselves, written down because nothing is discovered at run time. For a
 * server or remote proxy only where `discovered` asks for it, since its own proxy applies the reference; for an entry
 * always, since nothing else would read it. Where `discovered` asks and there is nothing, the default must not step in.
 */
function memberStrategies(
  server: VirtualServer,
  members: readonly GroupMember[],
  context: LoweringContext,
): [string, LoweredStrategy][] {
  const { outgoingAuth } = server.resource.spec;
  return members.flatMap((member): [string, LoweredStrategy][] => {
    const asked = outgoingAuth?.backends?.[member.name]?.type;
    const isAsked = (asked ?? outgoingAuth?.default?.type) === 'discovered';
    const own = isAsked || member.kind === 'MCPServerEntry' ? ownStrategy(member, context) : undefined;
    if (own !== undefined) return [[member.name, own]];
    return asked === 'discovered' ? [[member.name, { strategy: { type: 'unauthenticated' }, parts: noParts }]] : [];
  });
}

/** What the resource says about single backends. */
function explicitStrategies(server: VirtualServer, context: LoweringContext): [string, LoweredStrategy][] {
  return byName(server.resource.spec.outgoingAuth?.backends).flatMap(([name, auth]): [string, LoweredStrategy][] => {
    const strategy = strategyOf(auth, server, context);
    return strategy === undefined ? [] : [[name, strategy]];
  });
}

/** The strategy that a reference stands for. `discovered` stands for none: it leaves the choice to the backend. */
function strategyOf(
  auth: BackendAuthConfig | undefined,
  owner: VirtualServer,
  context: LoweringContext,
): LoweredStrategy | undefined {
  const reference = auth?.externalAuthConfigRef;
  return reference === undefined ? undefined : lowerBackendAuth(reference, context, owner);
}

/** The strategy a member's own reference stands for. An authorization server is about its clients, so it is none. */
function ownStrategy(member: GroupMember, context: LoweringContext): LoweredStrategy | undefined {
  const reference = member.resource.spec.externalAuthConfigRef;
  if (reference === undefined) return undefined;
  const { type } = context.follow('MCPExternalAuthConfig', member, reference.name).resource.spec;
  return type === 'embeddedAuthServer' ? undefined : lowerBackendAuth(reference, context, member);
}

/** Exchanges the token of the first upstream provider where nothing else is said (spec 2, subjectProviderName). */
function withSubjectProvider(strategy: BackendAuthStrategy, server: VirtualServer): BackendAuthStrategy {
  const provider = server.resource.spec.authServerConfig?.upstreamProviders[0]?.name;
  if (strategy.type !== 'token_exchange' || provider === undefined) return strategy;
  const { tokenExchange } = strategy;
  const isSaid = tokenExchange.subjectProviderName !== undefined && tokenExchange.subjectProviderName !== '';
  return isSaid ? strategy : { ...strategy, tokenExchange: { ...tokenExchange, subjectProviderName: provider } };
}
