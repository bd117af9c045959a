import { apiGroup, kinds } from '../../generated/kinds.ts';
import type { PolicyRule } from '../../generated/kubernetes/types.ts';
import { credentialSource } from '../program/backend-credentials.ts';
import type { GroupMember } from '../program/group-members.ts';
import type { Resource } from '../program/resource.ts';
import type { LoweringContext } from './lowering.ts';

/**
 * What a virtual server that discovers its backends may read: the resources that describe them, and of the Secrets and
 * ConfigMaps of its namespace only those that a member of its group refers to. The credentials of a member that are not sent,
 * since an entry takes their place, are none of its business.
 */
export function discoveryRules(
  server: Resource<'VirtualMCPServer'>,
  members: readonly GroupMember[],
  context: LoweringContext,
): PolicyRule[] {
  return [
    {
      apiGroups: [apiGroup],
      resources: [
        kinds.MCPExternalAuthConfig.plural,
        kinds.MCPGroup.plural,
        kinds.MCPRemoteProxy.plural,
        kinds.MCPServerEntry.plural,
        kinds.MCPServer.plural,
      ],
      verbs: ['get', 'list', 'watch'],
    },
    ...readable('configmaps', members.flatMap(configMapsOf)),
    ...readable(
      'secrets',
      members.flatMap((member) => [...headerSecretsOf(member), ...credentialsOf(member, server, context)]),
    ),
  ];
}

function readable(resource: string, names: readonly string[]): PolicyRule[] {
  if (names.length === 0) return [];
  return [{ apiGroups: [''], resources: [resource], resourceNames: [...new Set(names)].toSorted(), verbs: ['get'] }];
}

function configMapsOf(member: GroupMember): string[] {
  if (member.kind !== 'MCPServerEntry') return [];
  const name = member.resource.spec.caBundleRef?.configMapRef?.name;
  return name === undefined ? [] : [name];
}

function headerSecretsOf(member: GroupMember): string[] {
  const headers =
    member.kind === 'MCPServerEntry' ? member.resource.spec.headerForward?.addHeadersFromSecret : undefined;
  return (headers ?? []).map(({ valueSecretRef }) => valueSecretRef.name);
}

/** The Secrets behind a member's external authentication, where it is used. */
function credentialsOf(member: GroupMember, server: Resource<'VirtualMCPServer'>, context: LoweringContext): string[] {
  const reference = member.resource.spec.externalAuthConfigRef;
  const source = credentialSource(server, { name: member.name, member }, context.program);
  if (reference === undefined || source !== 'member') return [];
  const { spec } = context.follow('MCPExternalAuthConfig', member, reference.name).resource;
  // The other types need no Secret toward the backend, or are about clients.
  const secret =
    spec.tokenExchange?.clientSecretRef ?? spec.headerInjection?.valueSecretRef ?? spec.bearerToken?.tokenSecretRef;
  return secret === undefined ? [] : [secret.name];
}
