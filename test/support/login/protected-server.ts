import type { IncomingMessage } from 'node:http';
import { listening, type Listening } from '../mcp/listening.ts';

/** A server of MCP that asks for a token. */
export interface ProtectedServer extends Listening {
  readonly url: string;
  /** The tokens of the requests that were answered, in order. */
  readonly tokens: readonly string[];
  /** How often a request was refused. */
  readonly refusals: number;
}

export interface ProtectedServerOptions {
  readonly issuers: readonly string[];
  /** Whether a token is good, and for this address. */
  readonly accepts: (token: string, url: string) => Promise<boolean>;
  /** What its metadata say instead of the usual. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Where its challenge says that the metadata are; null: the challenge does not say. */
  readonly metadataUrl?: string | null;
}

/** Starts a server of 2026-07-28 that answers whatever it is asked with what it is, to whoever has a good token. */
export async function startProtectedServer(options: ProtectedServerOptions): Promise<ProtectedServer> {
  const { issuers, accepts, metadata = {}, metadataUrl } = options;
  const tokens: string[] = [];
  let refusals = 0;
  const place = await listening((request, response) => {
    const json = (status: number, value: unknown, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(value));
    };
    if (request.url === '/.well-known/oauth-protected-resource/mcp') {
      json(200, { resource: url, authorization_servers: issuers, scopes_supported: ['tools:read'], ...metadata });
      return;
    }
    if (request.url !== '/mcp') {
      json(404, {});
      return;
    }
    void answered(request, json);
  });
  const answered = async (
    request: IncomingMessage,
    json: (status: number, value: unknown, headers?: object) => void,
  ): Promise<void> => {
    const body = await bodyOf(request);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || !(await accepts(token, url))) {
      refusals += 1;
      const at = metadataUrl ?? `${place.address}/.well-known/oauth-protected-resource/mcp`;
      const named = metadataUrl === null ? '' : `, resource_metadata="${at}"`;
      json(401, { error: 'invalid_token' }, { 'www-authenticate': `Bearer realm="tools"${named}, scope="tools:read"` });
      return;
    }
    tokens.push(token);
    const { id }: { id?: unknown } = JSON.parse(body);
    const result = { supportedVersions: ['2026-07-28'], capabilities: {}, resultType: 'complete' };
    json(200, { jsonrpc: '2.0', id, result });
  };
  const url = `${place.address}/mcp`;
  return {
    ...place,
    url,
    tokens,
    get refusals() {
      return refusals;
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}
