import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { credentialSource, ownReference } from '../../facts/outgoing/backend-credentials.ts';
import { serversOfGroup } from '../../facts/gateways/group-members.ts';
import { isKind, titleOf } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const replacedByEntry = defineDiagnostic<{ name: string; backend: string; by: string }>({
  code: 'external-auth/replaced',
  severity: 'warning',
  extent: 'whole',
  summary: 'Credentials of an MCPServerEntry that no virtual server uses, since each has an entry of its own for it.',
  message: ({ name, backend, by }) =>
    `MCPExternalAuthConfig "${name}" has no effect here: ${by} has an entry for backend "${backend}"`,
  hint: ({ backend }) => `remove this reference, or the entry outgoingAuth.backends.${backend}`,
});

/**
 * What an MCPServerEntry refers to is for the virtual servers of its group (spec 2, MCPServerEntry), and an entry in `outgoingAuth`
 * takes its place. A server or remote proxy has a proxy of its own, which uses its reference all the same.
 */
export const externalAuthReplaced: Rule = (program, report) => {
  // Other virtual servers of the group may be elsewhere, or among what was dropped.
  if (program.extent === 'part' || program.isIncomplete || program.failed.size > 0) return;
  for (const member of program.resources) {
    if (!isKind(member, 'MCPServerEntry')) continue;
    const reference = ownReference(member, program);
    if (reference === undefined) continue;
    const servers = serversOfGroup(program, { name: member.resource.spec.groupRef, namespace: member.namespace });
    const [first] = servers;
    const isReplaced = servers.every(
      (server) => credentialSource(server, { name: member.name, member }, program) === 'entry',
    );
    if (first === undefined || !isReplaced) continue;
    const place = placeOf(member, ['spec', 'externalAuthConfigRef', 'name'], 'value');
    report(replacedByEntry({ name: reference.name, backend: member.name, by: titleOf(first) }, place));
  }
};
