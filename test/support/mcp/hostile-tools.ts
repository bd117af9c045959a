import type { Answering, Received } from './scripted-server.ts';

/** What one tool of a hostile server does with a call. */
export type HostileTool = (received: Received, answer: Answering) => void | Promise<void>;

const megabyte = Buffer.alloc(1_000_000, 'x');

/** Writes as fast as the other side takes it, so many pieces or until the connection ends. */
async function flood({ response }: Answering, piece: Buffer | string, count: number): Promise<void> {
  let free = (): void => undefined;
  response.on('drain', () => free()).on('close', () => free());
  for (let index = 0; index < count && !response.destroyed; index += 1) {
    if (response.write(piece)) continue;
    await new Promise<void>((resolve) => (free = resolve));
  }
}

/** The response that a server should give. */
export function rightResponse(id: unknown, text = 'fine'): object {
  return { jsonrpc: '2.0', id, result: { resultType: 'complete', content: [], text } };
}

const progress = { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 1, progress: 1 } };
const page = '<html><b>secret</b></html>';

/** A megabyte in one event. */
const largeEvent = `data: {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"${megabyte.toString()}"}}\n\n`;

/** Megabytes that a flood has: far more than a busy machine lets wait for garbage collection. */
export const flooded = 600;

function beginJson({ message }: Received, { response }: Answering): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(`{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":{"text":"`);
}

/** Tools that answer as no server should. */
export const hostileTools: Readonly<Record<string, HostileTool>> = {
  fine: ({ message }, answer) => answer.json(rightResponse(message.id)),
  hang: () => undefined,
  'hang after the head': (_, { response }) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.flushHeaders();
  },
  'cut JSON'({ message }, { response }) {
    const text = JSON.stringify(rightResponse(message.id));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(text.length) });
    response.write(text.slice(0, 20));
    setTimeout(() => response.destroy(), 20);
  },
  'cut events'(_, answer) {
    answer.stream();
    answer.event(progress);
    setTimeout(() => answer.response.destroy(), 20);
  },
  'answer twice'({ message }, answer) {
    answer.stream();
    for (const text of ['first', 'second']) answer.event(rightResponse(message.id, text));
    answer.event(progress);
    answer.end();
  },
  'answer another first'({ message }, answer) {
    answer.stream();
    answer.event(rightResponse('nobody', 'second'));
    answer.event(rightResponse(message.id, 'first'));
    answer.end();
  },
  'answer another': (_, answer) => answer.json(rightResponse('nobody')),
  'answer another in an event'(_, answer) {
    answer.stream();
    answer.event(rightResponse('nobody'));
    answer.end();
  },
  'two messages': ({ message }, answer) => answer.json(JSON.stringify(rightResponse(message.id)).repeat(2)),
  'a notification': (_, answer) => answer.json(progress),
  'invalid UTF-8'({ message }, { response }) {
    const before = Buffer.from(`{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":{"a":"`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(Buffer.concat([before, Buffer.from([0xff, 0xfe]), Buffer.from('"}}')]));
  },
  'invalid UTF-8 in an event'({ message }, answer) {
    answer.stream();
    const before = Buffer.from(`data: {"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":{"a":"`);
    answer.response.write(Buffer.concat([before, Buffer.from([0xff, 0xfe]), Buffer.from('"}}\n\n')]));
    answer.end();
  },
  HTML: (_, { response }) => void response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  'HTML as JSON': (_, answer) => answer.json(page),
  'HTML as an error': (_, { response }) => void response.writeHead(502, { 'content-type': 'text/html' }).end(page),
  'not HTTP': (_, { response }) => void response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n'),
  async 'long JSON'(received, answer) {
    beginJson(received, answer);
    await flood(answer, megabyte, flooded);
    answer.response.end('"}}');
  },
  async 'a long event'(_, answer) {
    answer.stream();
    answer.response.write('data: "');
    await flood(answer, megabyte, flooded);
    answer.response.end('"\n\n');
  },
  async 'many events'({ message }, answer) {
    answer.stream();
    await flood(answer, largeEvent, flooded);
    answer.event(rightResponse(message.id));
    answer.end();
  },
  async 'JSON without end'(received, answer) {
    beginJson(received, answer);
    await flood(answer, megabyte, Infinity);
  },
  async 'events without end'(_, answer) {
    answer.stream();
    await flood(answer, `data: ${JSON.stringify(progress)}\n\n`.repeat(50), Infinity);
  },
};
