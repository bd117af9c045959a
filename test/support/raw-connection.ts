import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which every byte is ours. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything that came so far. */
  received(): string;
  write(text: string | Buffer): void;
  /** Resolves once the pattern is in what came; rejects where the connection closes before. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves once the connection is closed, however. */
  readonly closed: Promise<void>;
}

/** Connects to a server. `from`: the loopback address to come from, since one has no more than some ten thousand ports. */
export async function rawConnection(address: string, from?: string): Promise<RawConnection> {
  const { hostname, port } = new URL(address);
  const socket = connect({
    host: hostname,
    port: Number(port),
    ...(from === undefined ? {} : { localAddress: from }),
  });
  const chunks: string[] = [];
  let waiting: (() => void)[] = [];
  const wake = (): void => {
    const woken = waiting;
    waiting = [];
    for (const resume of woken) resume();
  };
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk.toString('latin1'));
    wake();
  });
  // A reset is one way of closing.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      wake();
      resolve();
    });
  });
  await Promise.race([once(socket, 'connect'), closed]);
  const received = (): string => chunks.join('');
  return {
    socket,
    received,
    closed,
    write: (text) => void socket.write(text),
    async until(pattern) {
      while (!pattern.test(received())) {
        if (socket.destroyed) throw new Error(`the connection closed after ${JSON.stringify(received())}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return received();
    },
  };
}
