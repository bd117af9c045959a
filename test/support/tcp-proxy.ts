import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server, which can fall silent as a broken network does: nothing closes, nothing comes. */
export interface TcpProxy {
  readonly port: number;
  /** Connections that are open through it. */
  readonly open: number;
  /** Pieces of data that came while it was silent: questions nobody answers. */
  readonly unheard: number;
  /** From now on nothing goes through the present connections, for ever; new ones are silent until `heal`. */
  silence(): void;
  /** New connections work again. */
  heal(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free port of the loopback interface in front of another port there. */
export async function startTcpProxy(to: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const strays = new Set<Socket>();
  let isSilent = false;
  let unheard = 0;
  const swallow = (socket: Socket): void => {
    strays.add(socket);
    socket.on('data', () => {
      unheard += 1;
    });
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    client.on('error', () => undefined);
    if (isSilent) {
      swallow(client);
      return;
    }
    const target = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    target.on('error', () => client.destroy());
    const pair = [client, target] as const;
    pairs.add(pair);
    client.pipe(target);
    target.pipe(client);
    client.once('close', () => {
      pairs.delete(pair);
      target.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    get open() {
      return pairs.size;
    },
    get unheard() {
      return unheard;
    },
    silence() {
      isSilent = true;
      for (const pair of pairs) {
        const [client, target] = pair;
        client.unpipe();
        target.unpipe();
        swallow(client);
        target.resume();
        strays.add(target);
      }
    },
    heal() {
      isSilent = false;
    },
    close() {
      for (const socket of [...strays, ...[...pairs].flat()]) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
