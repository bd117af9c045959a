import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { credentialSource } from '../../facts/outgoing/backend-credentials.ts';
import { serversOfGroup } from '../../facts/gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';

export const nothingToSignInAt = defineDiagnostic<{ name: string; type: string; server: string }>({
  code: 'external-auth/unusable-over-stdio',
  severity: 'warning',
  summary:
    'Credentials for a stdio server: its proxy talks to it through its standard input, where nothing carries them.',
  message: ({ name, type, server }) =>
    `MCPExternalAuthConfig "${name}" (${type}) has no effect: MCPServer "${server}" is a stdio server, to which no request headers are sent`,
  hint: () =>
    'remove the reference, and give the server what it needs by secrets; the credentials of a virtual server are in its own outgoingAuth',
});

export const forRemoteServers = defineDiagnostic<{ name: string; server: string }>({
  code: 'external-auth/unusable-bearer-token',
  severity: 'warning',
  summary: 'A bearer token for a server that runs in a container: only remote servers are sent one.',
  message: ({ name, server }) =>
    `MCPExternalAuthConfig "${name}" (bearerToken) has no effect: it is for remote servers, and MCPServer "${server}" runs an image`,
  hint: () => 'use the type headerInjection with headerName Authorization, or give the server its token by secrets',
});

/** Credentials toward a backend travel in requests (spec 3, MCPExternalAuthConfig), and a stdio server gets none. A bearer token is for remote servers. */
export const externalAuthUnusable: Rule = (program, report) => {
  const isPart = mayBeIncomplete(program);
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const { transport, externalAuthConfigRef, groupRef } = server.resource.spec;
    if (externalAuthConfigRef === undefined) continue;
    const { name } = externalAuthConfigRef;
    const type = program.find('MCPExternalAuthConfig', server, name)?.resource.spec.type;
    if (type === undefined || type === 'embeddedAuthServer' || type === 'unauthenticated') continue;
    if (transport !== 'stdio' && type !== 'bearerToken') continue;
    // A virtual server that discovers what its backends refer to may take it over; one with errors may be it.
    if (groupRef !== undefined && (isPart || isTakenOver(server, groupRef, program))) continue;
    const place = placeOf(server, ['spec', 'externalAuthConfigRef', 'name'], 'value');
    const said = { name, server: server.name };
    report(transport === 'stdio' ? nothingToSignInAt({ ...said, type }, place) : forRemoteServers(said, place));
  }
};

function isTakenOver(member: Resource<'MCPServer'>, group: string, program: LinkedProgram): boolean {
  return serversOfGroup(program, { name: group, namespace: member.namespace }).some(
    (server) => credentialSource(server, { name: member.name, member }, program) === 'member',
  );
}
