import { processUse } from '../process-memory.ts';
import { rawConnection, type RawConnection } from '../raw-connection.ts';
import { startProxyProcess } from './proxy-process.ts';
import { openSession, postModern } from './raw-client.ts';
import { legacyScript, startScriptedServer, type Answering } from './scripted-server.ts';

/** What very many open streams have shown. */
export interface OpenStreams {
  /** Streams that got the message that their server sent in the end. */
  readonly heard: number;
  /** Megabytes of the proxy before and with all of them. */
  readonly before: number;
  readonly held: number;
  /** Milliseconds of the slowest call of another client meanwhile. */
  readonly slowest: number;
}

const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '0' } },
});

/** Opens so many sessions with a stream each, toward a proxy in a process of its own, while another client calls it. */
export async function holdStreams(folder: string, count: number): Promise<OpenStreams> {
  const streams = new Set<Answering>();
  let isHeld = false;
  const say = (stream: Answering): void => stream.event({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
  const server = await startScriptedServer(
    legacyScript(
      ({ message, method }, answer) => {
        if (method !== 'GET') {
          answer.result({ content: [], name: message.params?.['name'] });
          return;
        }
        answer.stream();
        streams.add(answer);
        // The other client has a stream too: the last one of those that are counted may come after it.
        if (isHeld) say(answer);
        answer.response.once('close', () => streams.delete(answer));
      },
      { hasStream: true },
    ),
  );
  // All processes here share two cores: a pause must not close connections.
  server.server.keepAliveTimeout = 600_000;
  const proxy = await startProxyProcess(
    folder,
    { transport: 'streamable-http', host: '127.0.0.1', targetHost: '127.0.0.1', targetPort: server.port },
    { keepsLog: false },
  );
  const open: RawConnection[] = [];
  let isOver = false;
  try {
    await proxy.ready();
    const { host } = new URL(proxy.address);
    await openSession(proxy.endpoint);
    const before = processUse(proxy.pid).megabytes;
    let slowest = 0;
    const hasEnded = (): boolean => isOver;
    const others = (async () => {
      while (!hasEnded()) {
        const begin = performance.now();
        const answer = await postModern(proxy.endpoint, 'tools/call', { name: 'other' });
        if (answer.status !== 200)
          throw new Error(`somebody else is answered ${answer.status}: ${await answer.text()}`);
        await answer.text();
        slowest = Math.max(slowest, performance.now() - begin);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    for (let at = 0; at < count; at += 25) {
      const some = Array.from({ length: Math.min(25, count - at) }, async (_, index) => {
        // One network has a tenth of all sessions at most.
        const connection = await rawConnection(proxy.address, `127.0.0.${2 + (index % 12)}`);
        connection.write(
          `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json, text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${initialize.length}\r\n\r\n${initialize}`,
        );
        const begun = await connection.until(/"result":/);
        const session = /mcp-session-id: (\S+)/i.exec(begun)?.[1] ?? '';
        connection.write(
          `GET /mcp HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nMcp-Session-Id: ${session}\r\nMCP-Protocol-Version: 2025-11-25\r\n\r\n`,
        );
        await connection.until(/retry: /);
        open.push(connection);
      });
      await Promise.all(some);
    }
    while (streams.size < count) await new Promise((resolve) => setTimeout(resolve, 20));
    const held = processUse(proxy.pid).megabytes;
    isHeld = true;
    for (const stream of streams) say(stream);
    const heard = await Promise.all(
      open.map((each) =>
        each.until(/list_changed/).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    isOver = true;
    await others;
    return { heard: heard.filter((each) => each === 1).length, before, held, slowest: Math.round(slowest) };
  } finally {
    isOver = true;
    for (const { socket } of open) socket.destroy();
    await proxy.close();
    await server.close();
  }
}
