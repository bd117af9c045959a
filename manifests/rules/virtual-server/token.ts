import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { RelatedPlace, Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { credentialSource } from '../../facts/outgoing/backend-credentials.ts';
import { isAuthenticated } from '../../facts/sign-in/client-authentication.ts';
import { serviceBehind } from '../../facts/network/generated-services.ts';
import { membersOf, type GroupMember } from '../../facts/gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isKind, titleOf, type Resource } from '../../program/resource.ts';
import {
  sentCredentials,
  wantedToken,
  type ProxiedMember,
  type WantedToken,
} from '../../facts/outgoing/sent-credentials.ts';
import type { Rule } from '../../check/contracts/rule.ts';

interface Needed {
  readonly name: string;
  readonly backend: string;
  readonly audience: string | undefined;
  /** Whether the clients of the virtual server bring a token to exchange. */
  readonly hasToken: boolean;
}

export const backendNeedsToken = defineDiagnostic<Needed>({
  code: 'virtual-server/token-not-sent',
  severity: 'error',
  summary: 'A backend that wants a token from its clients, in a virtual server that sends it none.',
  message: ({ backend, audience }) =>
    `nothing is sent to ${backend}, which answers 401 without a token${audience === undefined ? '' : ` for "${audience}"`}`,
  hint: ({ name, audience, hasToken }) =>
    `refer to an MCPExternalAuthConfig in spec.outgoingAuth.backends.${name}, ${
      hasToken && audience !== undefined ? `such as a tokenExchange for "${audience}"` : 'such as a bearerToken'
    }`,
});

export const exchangeAudience = defineDiagnostic<{ audience: string; wanted: string; backend: string }>({
  code: 'virtual-server/token-for-other-audience',
  severity: 'warning',
  summary: 'A token is exchanged for one audience, and the backend it is sent to accepts another.',
  message: ({ audience, wanted, backend }) =>
    `tokens for "${audience}" are sent to ${backend}, which accepts those for "${wanted}"`,
  hint: ({ wanted, backend }) => `exchange for "${wanted}", or let ${backend} accept the other audience`,
});

/** A virtual server sends each backend a token that its proxy accepts (spec 2, outgoingAuth; spec 3, client authentication). */
export const virtualServerToken: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { config } = server.resource.spec;
    if (config === undefined) continue;
    for (const member of membersOf(program, { name: config.groupRef, namespace: server.namespace })) {
      const asked = proxyOf(member, program);
      const wanted = asked === undefined ? undefined : wantedToken(asked, program);
      if (asked !== undefined && wanted !== undefined) check(server, { member, asked, wanted }, program, report);
    }
  }
};

/** A member of a group, the generated proxy that it leads to, and the token that the proxy requires. */
interface Backend {
  readonly member: GroupMember;
  readonly asked: ProxiedMember;
  readonly wanted: WantedToken;
}

/** Whose proxy a member leads to: its own, or that of an address of an entry. An entry with headers may bring a token in one. */
function proxyOf(member: GroupMember, program: LinkedProgram): ProxiedMember | undefined {
  if (member.kind !== 'MCPServerEntry') return member;
  const { remoteUrl, headerForward } = member.resource.spec;
  if (headerForward !== undefined) return undefined;
  const owner = serviceBehind(remoteUrl, member.namespace, program)?.service.owner;
  return owner?.kind === 'MCPServer' || owner?.kind === 'MCPRemoteProxy' ? owner : undefined;
}

function check(
  server: Resource<'VirtualMCPServer'>,
  { member, asked, wanted }: Backend,
  program: LinkedProgram,
  report: Report,
): void {
  const sent = sentCredentials(server, member, program);
  const { audience } = wanted;
  const backend = titleOf(asked);
  const related = (): RelatedPlace[] => {
    const span = placeOf(asked, wanted.at, 'key');
    return span === undefined ? [] : [{ message: 'what the backend accepts', span }];
  };
  if (sent?.kind === 'nothing') {
    const hasToken = isAuthenticated(server) || server.resource.spec.authServerConfig !== undefined;
    const { path, what } = placeToSay(server, member.name);
    report(
      backendNeedsToken({ name: member.name, backend, audience, hasToken }, placeOf(server, path, what), related()),
    );
  }
  if (sent?.kind === 'exchanged' && audience !== undefined && sent.audience !== audience) {
    const { name, kind } = member;
    const brings = kind === 'MCPServerEntry' && credentialSource(server, { name, member }, program) === 'member';
    report(
      exchangeAudience(
        { audience: sent.audience, wanted: audience, backend },
        brings
          ? placeOf(member, ['spec', 'externalAuthConfigRef', 'name'], 'value')
          : placeOf(server, sent.at, 'value'),
        related(),
      ),
    );
  }
}

/** The place nearest to where the credentials of a backend would be set. */
function placeToSay(
  { authored }: Resource<'VirtualMCPServer'>,
  name: string,
): { readonly path: DocumentPath; readonly what: 'key' | 'value' } {
  const { outgoingAuth } = authored.spec;
  if (outgoingAuth?.backends?.[name] !== undefined) {
    return { path: ['spec', 'outgoingAuth', 'backends', name], what: 'key' };
  }
  return outgoingAuth === undefined
    ? { path: ['spec', 'config', 'groupRef'], what: 'value' }
    : { path: ['spec', 'outgoingAuth'], what: 'key' };
}
