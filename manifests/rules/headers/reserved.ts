import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { headersAddedBy, type AddedHeader } from '../../facts/outgoing/added-headers.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const connectionHeader = defineDiagnostic<{ name: string }>({
  code: 'headers/reserved-for-connection',
  severity: 'error',
  summary: 'A header that every request has of its own: it frames the message itself, and cannot be set.',
  message: ({ name }) => `header "${name}" frames the message itself, and cannot be set`,
  hint: () => 'remove it',
});

export const sessionHeader = defineDiagnostic<{ name: string }>({
  code: 'headers/reserved-for-session',
  severity: 'error',
  summary:
    'A header that client and server of an MCP session agree upon, so that one value for all requests breaks them.',
  message: ({ name }) => `header "${name}" differs from session to session, and this is one value for all of them`,
  hint: () => 'remove it: the proxy sends the right one',
});

/** Headers of the connection and of the framing of a message (RFC 9110, section 7.6.1; RFC 9112, section 6), and the type of MCP messages. */
const ofConnection: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers of MCP itself (Streamable HTTP transport). */
const ofSession: ReadonlySet<string> = new Set(['mcp-session-id', 'mcp-protocol-version', 'last-event-id']);

/** Headers that are sent to backends and collectors say something about the caller, not about the message. */
export const headersReserved: Rule = (program, report) => {
  for (const resource of program.resources) checkAddedHeaders(headersAddedBy(resource), resource, report);
};

/** Reports headers of a part that nobody can add. */
export function checkAddedHeaders(headers: readonly AddedHeader[], part: Part, report: Report): void {
  for (const { name, path, what, sentWith } of headers) {
    const folded = name.toLowerCase();
    if (ofConnection.has(folded)) report(connectionHeader({ name }, placeOf(part, path, what)));
    else if (sentWith === 'requests' && ofSession.has(folded)) {
      report(sessionHeader({ name }, placeOf(part, path, what)));
    }
  }
}
