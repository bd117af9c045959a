import { connect } from 'node:net';

/**
 * Sends bytes to a server as they are and gives back everything that it answers until it closes the connection. The parts
 * are sent one after the other, each when the server has had a moment; the last one leaves the connection open.
 */
export async function rawRequest(address: string, ...parts: readonly (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    // A server that closes while we still write resets the connection: what it said before counts.
    socket.once('error', (error) =>
      'code' in error && /ECONNRESET|EPIPE/.test(String(error.code)) ? resolve() : reject(error),
    );
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  for (const part of parts) {
    if (socket.destroyed) break;
    socket.write(part);
    // oxlint-disable-next-line no-await-in-loop -- the parts are to arrive apart
    await new Promise((resolve) => setImmediate(resolve));
  }
  await closed;
  return Buffer.concat(chunks).toString('utf8');
}

/** Status and JSON body of an answer as it came over the wire. */
export function parsedAnswer(text: string): { status: number; head: string; body: unknown } {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const value: unknown = body === '' ? undefined : JSON.parse(body);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body: value };
}
