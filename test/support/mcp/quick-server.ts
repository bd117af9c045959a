import { listening, type Listening } from './listening.ts';

const sessions =
  '"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"quick","version":"1"}';
const modern =
  '"resultType":"complete","supportedVersions":["2026-07-28","2025-11-25"],"capabilities":{},"ttlMs":0,"cacheScope":"private"';

/** A server of both eras for very many calls: it keeps nothing of them. Calls of the tool `events` are answered with a stream. */
export function startQuickServer(): Promise<Listening> {
  return listening((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      const id = /"id":("[^"]*"|\d+)/.exec(body)?.[1];
      const method = /"method":"([^"]+)"/.exec(body)?.[1];
      if (request.method === 'GET') response.writeHead(405).end();
      else if (request.method === 'DELETE') response.writeHead(204).end();
      else if (id === undefined) response.writeHead(202).end();
      else if (body.includes('"name":"hang"')) return;
      else {
        const result =
          method === 'initialize'
            ? sessions
            : method === 'server/discover'
              ? modern
              : '"content":[{"type":"text","text":"x"}]';
        const answer = `{"jsonrpc":"2.0","id":${id},"result":{${result}}}`;
        const isStream = body.includes('"name":"events"');
        const progress =
          '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":1}}';
        response.writeHead(200, {
          'content-type': isStream ? 'text/event-stream' : 'application/json',
          ...(method === 'initialize' ? { 'mcp-session-id': 'quick' } : {}),
        });
        response.end(isStream ? `id: 1\ndata: ${progress}\n\nid: 2\ndata: ${answer}\n\n` : answer);
      }
    });
  });
}
