import { backendSource, type GroupMember } from './group-members.ts';
import type { LinkedProgram } from './link.ts';
import type { Resource } from './resource.ts';

/**
 * Where the credentials come from that a virtual server sends to a backend: an entry of its own in `outgoingAuth.backends`, what
 * the member of the group refers to itself, or the default. `nothing` where none of them says anything.
 */
export type CredentialSource = 'entry' | 'member' | 'default' | 'nothing';

/**
 * The one order of precedence (spec 2, outgoingAuth; the resource takes the place of its configuration model): an entry for the
 * backend, what the member refers to, the default. An entry of type `discovered` stands for what the member refers to, and for
 * nothing where it refers to nothing: the default never takes its place. Where no credentials are asked for at all (source
 * `inline`, no default, no entry), a server or remote proxy is sent none: its own proxy uses its reference. An entry has no proxy.
 */
export function credentialSource(
  server: Resource<'VirtualMCPServer'>,
  backend: { readonly name: string; readonly member: GroupMember | undefined },
  program: Pick<LinkedProgram, 'find'>,
): CredentialSource {
  const { name, member } = backend;
  const { outgoingAuth, config } = server.resource.spec;
  const said = outgoingAuth ?? config?.outgoingAuth;
  const entry = said?.backends !== undefined && Object.hasOwn(said.backends, name) ? said.backends[name] : undefined;
  if (entry !== undefined && entry.type !== 'discovered') return 'entry';
  const isAsked = entry !== undefined || said?.default !== undefined || backendSource(server) === 'discovered';
  const mayBeOwn = isAsked || member?.kind === 'MCPServerEntry';
  if (mayBeOwn && ownReference(member, program) !== undefined) return 'member';
  const hasDefault = said?.default !== undefined && said.default.type !== 'discovered';
  return entry === undefined && hasDefault ? 'default' : 'nothing';
}

/** What a member refers to itself. An authorization server is about its clients, so it is no way to sign in at the member. */
export function ownReference(
  member: GroupMember | undefined,
  program: Pick<LinkedProgram, 'find'>,
): { readonly name: string } | undefined {
  const reference = member?.resource.spec.externalAuthConfigRef;
  if (member === undefined || reference === undefined) return undefined;
  const target = program.find('MCPExternalAuthConfig', member, reference.name);
  return target?.resource.spec.type === 'embeddedAuthServer' ? undefined : reference;
}
