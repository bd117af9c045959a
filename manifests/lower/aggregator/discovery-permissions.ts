import { apiGroup, kinds } from '../../../generated/kinds.ts';
import type { PolicyRule } from '../../../generated/kubernetes/types.ts';
import { discoveredKinds } from '../../../runtime/resources/discovered-kinds.ts';
import { memberBackend } from '../../../runtime/resources/member-backend.ts';
import { referredStrategy, type SecretVariable } from '../../../runtime/resources/referred-strategy.ts';
import { credentialSource, ownReference } from '../../facts/outgoing/backend-credentials.ts';
import type { GroupMember } from '../../facts/gateways/group-members.ts';
import type { Resource } from '../../program/resource.ts';
import type { LoweringContext } from '../lowering.ts';

/**
 * What a virtual server that discovers its backends may read: the resources that describe them, and of the Secrets and
 * ConfigMaps of its namespace only those by which it reaches a member of its group. The credentials of a member that are not sent,
 * since an entry takes their place, are none of its business.
 */
export function discoveryRules(
  server: Resource<'VirtualMCPServer'>,
  members: readonly GroupMember[],
  context: LoweringContext,
): PolicyRule[] {
  const reached = members.map((member) => memberBackend(member));
  const secrets = [
    ...reached.flatMap((member) => member.secrets),
    ...members.flatMap((member) => credentialsOf(member, server, context)),
  ];
  return [
    {
      apiGroups: [apiGroup],
      resources: discoveredKinds.map((kind) => kinds[kind].plural),
      verbs: ['list', 'watch'],
    },
    ...readable(
      'configmaps',
      reached.flatMap(({ caBundle }) => (caBundle === undefined ? [] : [caBundle.configMapRef.name])),
    ),
    ...readable(
      'secrets',
      secrets.map(({ secret }) => secret.name),
    ),
  ];
}

function readable(resource: string, names: readonly string[]): PolicyRule[] {
  if (names.length === 0) return [];
  return [{ apiGroups: [''], resources: [resource], resourceNames: [...new Set(names)].toSorted(), verbs: ['get'] }];
}

/** The Secrets behind a member's external authentication, where no entry takes its place. */
function credentialsOf(
  member: GroupMember,
  server: Resource<'VirtualMCPServer'>,
  context: LoweringContext,
): readonly SecretVariable[] {
  if (credentialSource(server, { name: member.name, member }, context.program) !== 'member') return [];
  const reference = ownReference(member, context.program);
  if (reference === undefined) return [];
  const { name, resource } = context.follow('MCPExternalAuthConfig', member, reference.name);
  return referredStrategy(name, resource)?.secrets ?? [];
}
