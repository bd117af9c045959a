import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { decodeJwt } from 'jose';
import type { Certificates } from '../support/certificates.ts';
import { startToolServer } from '../support/mcp/searching-aggregator.ts';
import type { RunningOidcProvider } from '../support/oidc-provider.ts';
import { network } from './node-network.ts';

/** What the gateway of `examples/team` calls beside the servers in the cluster, on the node's address. */
export interface TeamGatewayPlaces {
  /** Port of a token endpoint over plain http: RFC 8693, and client credentials. */
  readonly exchangePort: number;
  /** Port of the remote MCP server "search", over TLS. */
  readonly searchPort: number;
  /** Who tokens were exchanged for, and for which audience: `ada mcp-tracker`. The gateway itself is `gateway`. */
  readonly exchanges: readonly string[];
  close(): Promise<void>;
}

/** Starts them; tokens are those of the provider. */
export async function startTeamGatewayPlaces(
  provider: RunningOidcProvider,
  { key, cert }: Certificates,
): Promise<TeamGatewayPlaces> {
  const exchanges: string[] = [];
  const grant = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await text(request));
    const subject = form.get('subject_token');
    const sub = subject === null ? 'gateway' : (decodeJwt(subject).sub ?? '');
    const aud = form.get('audience') ?? '';
    exchanges.push(`${sub} ${aud}`);
    const access_token = await provider.sign({ sub, aud, groups: ['engineering'], scope: 'openid issues' });
    const issued_token_type = 'urn:ietf:params:oauth:token-type:access_token';
    const granted = { access_token, token_type: 'Bearer', issued_token_type, expires_in: 300 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(granted));
  };
  const tokens = createServer((request, response) => void grant(request, response));
  const search = await startToolServer(() => [{ name: 'query', description: 'Searches the documentation' }]);
  const front = createTlsServer({ key, cert }, (request, response) => {
    const { method = 'POST', url: path = '/', headers } = request;
    const call = ask({ port: search.port, host: '127.0.0.1', method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    call.once('error', () => response.destroy());
    request.pipe(call);
  });
  return {
    exchangePort: await listening(tokens),
    searchPort: await listening(front),
    exchanges,
    async close() {
      await Promise.all([tokens, front].map(closed));
      await search.close();
    },
  };
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, network.node, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port was given'));
      else resolve(address.port);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
