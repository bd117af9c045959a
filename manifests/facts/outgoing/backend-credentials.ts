import { credentialSourceOf, type CredentialSource } from '../../../runtime/resources/credential-source.ts';
import { backendSource, type GroupMember } from '../gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { Resource } from '../../program/resource.ts';

/** `credentialSourceOf` for a virtual server of the input: the resource takes the place of its configuration model. */
export function credentialSource(
  server: Resource<'VirtualMCPServer'>,
  backend: { readonly name: string; readonly member: GroupMember | undefined },
  program: Pick<LinkedProgram, 'find'>,
): CredentialSource {
  const { name, member } = backend;
  const { outgoingAuth, config } = server.resource.spec;
  return credentialSourceOf({
    name,
    said: outgoingAuth ?? config?.outgoingAuth,
    source: backendSource(server),
    isEntry: member?.kind === 'MCPServerEntry',
    hasReference: ownReference(member, program) !== undefined,
  });
}

/** What a member refers to itself. An authorization server is about its clients, so it does not sign in at the member. */
export function ownReference(
  member: GroupMember | undefined,
  program: Pick<LinkedProgram, 'find'>,
): { readonly name: string } | undefined {
  const reference = member?.resource.spec.externalAuthConfigRef;
  if (member === undefined || reference === undefined) return undefined;
  const target = program.find('MCPExternalAuthConfig', member, reference.name);
  return target?.resource.spec.type === 'embeddedAuthServer' ? undefined : reference;
}
