import type { IncomingHttpHeaders } from 'node:http';
import type { Envelope } from '../envelope/envelope.ts';
import { stringOf } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { headerMismatch, invalidParams, unsupportedRevision } from '../envelope/rpc-errors.ts';
import { decodeHeaderText } from './header-text.ts';
import { isModernRevision, supportedRevisions } from './revisions.ts';
import { openTable } from '../../diagnostics/open-table.ts';

/** Methods whose Mcp-Name header is the member of `params` named here. */
export const namedBy: Readonly<Record<string, 'name' | 'uri'>> = openTable({
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
});

/**
 * Holds the headers of a request of 2026-07-28 against its body (Request Metadata, Server Validation), so that nobody on the way
 * can be made to see another request than the server. Also that the required members of `_meta` are there.
 */
export function modernHeaderProblem(headers: IncomingHttpHeaders, envelope: Envelope): RpcError | undefined {
  const { meta, method = '', param } = envelope;
  const version = stringOf(envelope, meta['io.modelcontextprotocol/protocolVersion']);
  const inHeader = single(headers['mcp-protocol-version']);
  if (inHeader === undefined) return mismatch('the header MCP-Protocol-Version is missing');
  if (envelope.kind === 'notification') return undefined;
  if (version === undefined) return invalidParams({ problem: '_meta lacks io.modelcontextprotocol/protocolVersion' });
  if (version !== inHeader) return mismatch('MCP-Protocol-Version differs from protocolVersion in _meta');
  if (!isModernRevision(version)) return unsupportedRevision({ requested: version, supported: supportedRevisions });
  const capabilities = meta['io.modelcontextprotocol/clientCapabilities'];
  if (capabilities === undefined || envelope.bytes[capabilities.start] !== 0x7b)
    return invalidParams({ problem: '_meta lacks io.modelcontextprotocol/clientCapabilities' });
  const methodHeader = single(headers['mcp-method']);
  if (methodHeader === undefined) return mismatch('the header Mcp-Method is missing');
  if (methodHeader !== method) return mismatch('Mcp-Method differs from the method of the body');
  const member = namedBy[method];
  if (member === undefined) return undefined;
  const name = stringOf(envelope, param[member]);
  if (name === undefined) return invalidParams({ problem: `"${member}" has to be a string` });
  const nameHeader = single(headers['mcp-name']);
  if (nameHeader === undefined) return mismatch('the header Mcp-Name is missing');
  const decoded = decodeHeaderText(nameHeader);
  if (decoded === undefined) return mismatch('the header Mcp-Name is neither plain text nor valid base64');
  return decoded === name ? undefined : mismatch(`Mcp-Name differs from "${member}" of the body`);
}

function mismatch(problem: string): RpcError {
  return headerMismatch({ problem });
}

/** Repeated headers of these names are joined by Node, and then equal nothing in a body. */
function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}
