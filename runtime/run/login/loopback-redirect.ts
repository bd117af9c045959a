import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { boundedServer } from '../../http/connections/bounded-server.ts';
import { httpLimits } from '../../http/limits.ts';

/** The address of this machine that a browser comes back to. */
export interface LoopbackRedirect {
  readonly redirectUri: string;
  /** Resolves with the parameters of the first answer that carries the state; every other request is refused and changes nothing. */
  readonly answer: (state: string) => Promise<URLSearchParams>;
  close(): Promise<void>;
}

const path = '/callback';
/** Whoever holds connections open holds none for long, and leaves room for a browser. */
const limits = { ...httpLimits, connections: 512, headersTime: 5000, requestTime: 5000, idleTime: 5000 };
/** Characters of the query of an answer. */
const longestQuery = 16_384;

/**
 * Listens on the loopback interface for a browser that comes back (RFC 8252, section 7.3). Undefined where the port is taken; port 0 is any
 * that is free. The address is written in numbers: a name could lead to another program.
 */
export async function loopbackRedirect(port: number): Promise<LoopbackRedirect | undefined> {
  let waiting: { readonly state: Buffer; readonly resolve: (parameters: URLSearchParams) => void } | undefined;
  let host = '';
  const server = boundedServer(limits, (request, response) => {
    const parameters = parametersOf(request, host);
    const state = Buffer.from(parameters?.get('state') ?? '');
    if (parameters === undefined || waiting === undefined || !isSame(state, waiting.state)) {
      page(response, 404, 'This is not the sign-in that svc waits for. Nothing has happened.');
      return;
    }
    const { resolve } = waiting;
    waiting = undefined;
    const isRefused = parameters.has('error');
    page(
      response,
      200,
      isRefused
        ? 'The sign-in was refused. The terminal says more; you can close this window.'
        : 'The terminal goes on; you can close this window.',
    );
    resolve(parameters);
  });
  const isListening = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error) => {
      if ('code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isListening) return undefined;
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('it listens, so it has an address');
  host = `127.0.0.1:${place.port}`;
  return {
    redirectUri: `http://${host}${path}`,
    answer: (state) =>
      new Promise((resolve) => {
        waiting = { state: Buffer.from(state), resolve };
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // The page is written; a browser keeps its connection open for minutes.
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 500).unref();
      }),
  };
}

/** The parameters of a request that a browser was sent here with; undefined for any other. */
function parametersOf({ method, url = '', headers }: IncomingMessage, host: string): URLSearchParams | undefined {
  // A page of another name that leads here (DNS rebinding) has that name as its host.
  if (method !== 'GET' || headers.host !== host || url.length > longestQuery) return undefined;
  const [at, query = ''] = url.split('?', 2);
  if (at !== path) return undefined;
  const parameters = new URLSearchParams(query);
  // A parameter that is there twice means two things (RFC 6749, section 3.1).
  return parameters.size === new Set(parameters.keys()).size ? parameters : undefined;
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function page(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.end(`<!doctype html><html lang="en"><title>svc</title><p>${text}</p></html>\n`);
}
