import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

export const transportMismatch = defineDiagnostic<{ path: string; transport: string; usual: string }>({
  code: 'remote/transport-mismatch',
  severity: 'warning',
  summary: 'A remote URL whose path is the usual one of another transport than the one that is used.',
  message: ({ path, transport, usual }) =>
    `a URL that ends in ${path} is usually one of transport ${usual}, not ${transport}`,
  hint: ({ usual }) => `use transport ${usual}, unless the server really speaks this one here`,
});

const usualTransports: Readonly<Record<string, string>> = openTable({ '/sse': 'sse', '/mcp': 'streamable-http' });

/** The two HTTP transports have their usual paths, and a mix-up shows only when the first client connects. */
export const remoteTransportMismatch: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (resource.kind !== 'MCPRemoteProxy' && resource.kind !== 'MCPServerEntry') continue;
    const { remoteUrl, transport } = resource.resource.spec;
    const path = /\/[^/]*$/.exec(URL.parse(remoteUrl)?.pathname.replace(/\/$/, '') ?? '')?.[0] ?? '';
    const usual = usualTransports[path];
    if (usual === undefined || usual === transport) continue;
    // Where no transport is written, the URL is all there is to point at.
    const field = resource.authored.spec.transport === undefined ? 'remoteUrl' : 'transport';
    report(transportMismatch({ path, transport, usual }, placeOf(resource, ['spec', field], 'value')));
  }
};
