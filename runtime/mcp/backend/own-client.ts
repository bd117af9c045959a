import packageFile from '../../../package.json' with { type: 'json' };
import { legacyRevisions, modernRevisions } from '../era/revisions.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';

/** Who we are to a server, when nobody asks through us. */
const clientInfo = { name: 'svc', version: packageFile.version };

/** `_meta` of a request that we make by ourselves. */
const ownMeta = {
  'io.modelcontextprotocol/protocolVersion': modernRevisions[0],
  'io.modelcontextprotocol/clientInfo': clientInfo,
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A message of svc itself with its outline. */
export function ownMessage(message: object): Envelope {
  const envelope = scanEnvelope(Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message })));
  if (envelope.kind === 'problem') throw new Error(`a message of our own is refused: ${envelope.message}`);
  return envelope;
}

/** A request of revision 2026-07-28 that we make by ourselves. `meta`: what joins our members of `_meta`, or takes their place. */
export function ownModernRequest(id: string, method: string, params: object = {}, meta: object = {}): Envelope {
  return ownMessage({ id, method, params: { ...params, _meta: { ...ownMeta, ...meta } } });
}

/** `params` of an initialize that we make by ourselves. */
export const ownInitialize = { protocolVersion: legacyRevisions[0], capabilities: {}, clientInfo };
