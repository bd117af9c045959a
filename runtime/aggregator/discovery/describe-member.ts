import { createHash } from 'node:crypto';
import type { AggregatorConfigWithDefaults } from '../../../generated/defaults/aggregator.ts';
import { credentialSourceOf } from '../../resources/credential-source.ts';
import { memberBackend } from '../../resources/member-backend.ts';
import type { MemberResource } from '../../resources/member-resource.ts';
import type { ReferredStrategy, SecretVariable } from '../../resources/referred-strategy.ts';
import type { DescribedBackend } from '../backend-source.ts';
import { placeOf, type ClusterValues, type ValueRef } from './cluster-values.ts';
import type { InvalidResource } from './group-resources.ts';

/** The strategies that the MCPExternalAuthConfigs of a namespace resolve to, by name; undefined for one that configures client authentication. */
export type ReferredStrategies = ReadonlyMap<string, ReferredStrategy | InvalidResource | undefined>;

/** A member as it is described, and the values that this names. */
export interface DescribedMember {
  readonly described: DescribedBackend;
  readonly values: readonly ValueRef[];
}

/** Describes a member as the compiler would write it down, or says why it cannot be used. */
export function describeMember(
  member: MemberResource,
  strategies: ReferredStrategies,
  { outgoingAuth }: Pick<AggregatorConfigWithDefaults, 'outgoingAuth'>,
  values: Pick<ClusterValues, 'reading'>,
): DescribedMember | InvalidResource {
  const { kind, name } = member;
  const credentials = credentialsOf(member, strategies, outgoingAuth);
  if ('problem' in credentials) return { kind, name, problem: credentials.problem };
  const { backend, secrets, caBundle } = memberBackend(member);
  const refs = new Map<string, ValueRef>();
  for (const { variable, secret } of [...secrets, ...credentials.secrets])
    refs.set(variable, { kind: 'Secret', name: secret.name, key: secret.key });
  const bundle: ValueRef | undefined =
    caBundle === undefined
      ? undefined
      : { kind: 'ConfigMap', name: caBundle.configMapRef.name, key: caBundle.configMapRef.key };
  const { strategy } = credentials;
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, backend, strategy ?? null, [...refs], bundle ?? null]))
    .digest('base64');
  return {
    values: [...refs.values(), ...(bundle === undefined ? [] : [bundle])],
    described: {
      backend,
      strategy,
      digest,
      secret(variable) {
        const ref = refs.get(variable);
        // The compiler puts the Secrets that the virtual server itself references into environment variables.
        if (ref === undefined) return { env: variable };
        return {
          place: `the ${placeOf(ref)}`,
          reading() {
            const found = values.reading(ref);
            return found.ok ? found : { ok: false, problem: `The ${placeOf(ref)} cannot be used: ${found.reason}.` };
          },
        };
      },
      ...(bundle === undefined
        ? {}
        : { caBundle: { place: `the ${placeOf(bundle)}`, read: async () => values.reading(bundle) } }),
    },
  };
}

interface MemberCredentials {
  readonly strategy: DescribedBackend['strategy'];
  readonly secrets: readonly SecretVariable[];
}

function credentialsOf(
  { kind, name, resource }: MemberResource,
  strategies: ReferredStrategies,
  said: AggregatorConfigWithDefaults['outgoingAuth'],
): MemberCredentials | { readonly problem: string } {
  const reference = resource.spec.externalAuthConfigRef?.name;
  const referred = reference === undefined ? undefined : strategies.get(reference);
  const isMissing = reference !== undefined && !strategies.has(reference);
  const source = credentialSourceOf({
    name,
    said,
    source: 'discovered',
    isEntry: kind === 'MCPServerEntry',
    hasReference: isMissing || referred !== undefined,
  });
  switch (source) {
    case 'entry':
      return { strategy: said?.backends?.[name], secrets: [] };
    case 'default':
      return { strategy: said?.default, secrets: [] };
    case 'nothing':
      return { strategy: undefined, secrets: [] };
    case 'member':
      // Without its credentials nothing is sent to it.
      if (referred === undefined)
        return { problem: `it refers to MCPExternalAuthConfig "${reference ?? ''}", which is not in its namespace` };
      if ('problem' in referred)
        return { problem: `MCPExternalAuthConfig "${referred.name}" cannot be used: ${referred.problem}` };
      return referred;
  }
}
