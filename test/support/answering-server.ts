import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request as it arrived. */
export interface ArrivedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What a fake of a foreign server answers: a status and JSON, or what it does to the response itself. */
export type Answer =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly json?: unknown;
      readonly text?: string;
    }
  | ((response: ServerResponse) => void);

export interface AnsweringServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly port: number;
  readonly requests: readonly ArrivedRequest[];
  close(): Promise<void>;
}

/** Starts a server on 127.0.0.1 that answers as `answer` does; its caller closes it. */
export async function startAnsweringServer(
  answer: (request: ArrivedRequest) => Answer | Promise<Answer>,
): Promise<AnsweringServer> {
  const requests: ArrivedRequest[] = [];
  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of incoming) body += String(chunk);
    const request = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body };
    requests.push(request);
    const given = await answer(request);
    if (typeof given === 'function') return given(response);
    const text = given.text ?? JSON.stringify(given.json ?? {});
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json', ...given.headers }).end(text);
  };
  const server = createServer((incoming, response) => void respond(incoming, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
