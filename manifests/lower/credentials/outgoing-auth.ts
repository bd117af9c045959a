import type { AggregatorOutgoingAuthConfig } from '../../../generated/types/aggregator-outgoing-auth-config.ts';
import type { BackendAuthConfig } from '../../../generated/types/backend-auth-config.ts';
import type { BackendAuthStrategy } from '../../../generated/types/backend-auth-strategy.ts';
import { credentialSource, ownReference } from '../../facts/outgoing/backend-credentials.ts';
import { backendSource, type GroupMember } from '../../facts/gateways/group-members.ts';
import type { Resource } from '../../program/resource.ts';
import { lowerBackendAuth } from './external-auth.ts';
import type { LoweringContext } from '../lowering.ts';
import { objectNames } from '../../../runtime/resources/object-names.ts';
import { withoutPlaintext } from './plaintext-strategy.ts';
import { joinAdditions, noAdditions, podAdditions, secretVariable, type PodAdditions } from '../pod/pod-additions.ts';

/** How a virtual server authenticates itself toward its backends, and the secrets it needs for that. */
export interface LoweredOutgoingAuth {
  readonly outgoingAuth: AggregatorOutgoingAuthConfig;
  /** Secret values that the configuration spelled out, by variable: they belong into a Secret of the virtual server. */
  readonly secretValues: Readonly<Record<string, string>>;
  readonly additions: PodAdditions;
}

interface LoweredStrategy {
  readonly strategy: BackendAuthStrategy;
  readonly additions: PodAdditions;
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
  const model = outgoingAuth === undefined ? server.authored.spec.config?.outgoingAuth : undefined;
  const fallback = strategyOf(outgoingAuth?.default, server, context) ?? written(model?.default);
  const common = fallback?.strategy.type === 'discovered' ? undefined : fallback?.strategy;
  const lowered = new Map<string, LoweredStrategy>(
    byName({ ...model?.backends, ...outgoingAuth?.backends }).map(([name]): [string, LoweredStrategy] => {
      const own = strategyOf(outgoingAuth?.backends?.[name], server, context) ?? written(model?.backends?.[name]);
      return [name, own ?? toDiscover];
    }),
  );
  if (source === 'inline') resolveMembers(lowered, server, members, context);
  const strategies = byName(Object.fromEntries(lowered));
  const safe = (strategy: BackendAuthStrategy, backend?: string) =>
    withoutPlaintext(withSubjectProvider(strategy, server), backend);
  const safeDefault = common === undefined ? undefined : safe(common);
  const safeBackends = strategies.map(([name, { strategy }]) => [name, safe(strategy, name)] as const);
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
    additions: joinAdditions(
      fallback?.additions ?? noAdditions,
      ...[...lowered.values()].map(({ additions: own }) => own),
      variablesOf(server, secretValues),
    ),
  };
}

/** The entries of a map in the order of their names, whatever the order in which somebody wrote them. */
function byName<T>(map: Readonly<Record<string, T>> | undefined): (readonly [string, T])[] {
  return Object.entries(map ?? {}).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The variables whose values are in the Secret of the virtual server itself. */
function variablesOf(server: VirtualServer, values: Readonly<Record<string, string>>): PodAdditions {
  const name = objectNames.virtualServer(server.name);
  return podAdditions({
    env: Object.keys(values).map((variable) => secretVariable(variable, { name, key: variable })),
  });
}

/** An entry of type `discovered`: the server takes what the backend refers to when it runs. */
const toDiscover: LoweredStrategy = { strategy: { type: 'discovered' }, additions: noAdditions };

/** Credentials are known to be none: the default must not take their place. */
const none: LoweredStrategy = { strategy: { type: 'unauthenticated' }, additions: noAdditions };

/** Writes down what is discovered otherwise: nothing is at run time, where the source is `inline`. */
function resolveMembers(
  lowered: Map<string, LoweredStrategy>,
  server: VirtualServer,
  members: readonly GroupMember[],
  context: LoweringContext,
): void {
  for (const member of members) {
    if (credentialSource(server, { name: member.name, member }, context.program) !== 'member') continue;
    const own = ownStrategy(member, context);
    if (own !== undefined) lowered.set(member.name, own);
  }
  for (const [name, { strategy }] of lowered) if (strategy.type === 'discovered') lowered.set(name, none);
}

/** A strategy that the configuration model spells out. */
function written(strategy: BackendAuthStrategy | undefined): LoweredStrategy | undefined {
  return strategy === undefined ? undefined : { strategy, additions: noAdditions };
}

/** The strategy that a reference names. `discovered` has none: it leaves the choice to the backend. */
function strategyOf(
  auth: BackendAuthConfig | undefined,
  owner: VirtualServer,
  context: LoweringContext,
): LoweredStrategy | undefined {
  const reference = auth?.externalAuthConfigRef;
  return reference === undefined ? undefined : lowerBackendAuth(reference, context, owner);
}

/** The strategy that a member's own reference names. */
function ownStrategy(member: GroupMember, context: LoweringContext): LoweredStrategy | undefined {
  const reference = ownReference(member, context.program);
  return reference === undefined ? undefined : lowerBackendAuth(reference, context, member);
}

/** Exchanges the token of the first upstream provider by default (spec 2, subjectProviderName). */
function withSubjectProvider(strategy: BackendAuthStrategy, server: VirtualServer): BackendAuthStrategy {
  const provider = server.resource.spec.authServerConfig?.upstreamProviders[0]?.name;
  if (strategy.type !== 'token_exchange' || provider === undefined) return strategy;
  const { tokenExchange } = strategy;
  const isSaid = tokenExchange.subjectProviderName !== undefined && tokenExchange.subjectProviderName !== '';
  return isSaid ? strategy : { ...strategy, tokenExchange: { ...tokenExchange, subjectProviderName: provider } };
}
