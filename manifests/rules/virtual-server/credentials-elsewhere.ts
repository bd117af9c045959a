import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendSource, membersOf } from '../../facts/gateways/group-members.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const credentialsElsewhere = defineDiagnostic<{ name: string; what: string; entry: string; listed: string }>({
  code: 'virtual-server/credentials-elsewhere',
  severity: 'warning',
  summary:
    'A listed backend that rewrites the URL of an MCPServerEntry, so that the credentials of that entry go to another host.',
  message: ({ name, what, entry, listed }) =>
    `${what} of MCPServerEntry "${name}" is for ${entry}, and is sent to ${listed}`,
  hint: ({ name }) =>
    `change remoteUrl of MCPServerEntry "${name}", or list this backend under a name of its own, which inherits nothing`,
});

/** A listed backend inherits what it does not say itself from the member of its name (spec 2, StaticBackendConfig), its credentials too. */
export const virtualServerCredentialsElsewhere: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { config, outgoingAuth } = server.resource.spec;
    const listed = config?.backends ?? [];
    if (config === undefined || listed.length === 0 || backendSource(server) !== 'inline') continue;
    const members = membersOf(program, { name: config.groupRef, namespace: server.namespace });
    for (const [index, backend] of listed.entries()) {
      const entry = members.find(({ name, kind }) => name === backend.name && kind === 'MCPServerEntry');
      if (entry === undefined || !isKind(entry, 'MCPServerEntry')) continue;
      const { remoteUrl, headerForward, externalAuthConfigRef } = entry.resource.spec;
      const [from, to] = [originOf(remoteUrl), originOf(backend.url)];
      if (from === undefined || to === undefined || from === to) continue;
      const isForwarded = headerForward !== undefined && backend.headerForward === undefined;
      // The credentials that the virtual server sets for this backend are for the URL beside them.
      const asked = outgoingAuth?.backends?.[backend.name];
      const isOwn =
        asked === undefined
          ? outgoingAuth === undefined && config.outgoingAuth?.backends?.[backend.name] !== undefined
          : asked.type !== 'discovered';
      const what = isForwarded
        ? 'headerForward'
        : externalAuthConfigRef !== undefined && !isOwn
          ? 'externalAuthConfigRef'
          : undefined;
      if (what === undefined) continue;
      const place = placeOf(server, ['spec', 'config', 'backends', index, 'url'], 'value');
      report(credentialsElsewhere({ name: entry.name, what, entry: from, listed: to }, place));
    }
  }
};

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
