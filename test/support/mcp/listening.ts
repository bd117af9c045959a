import { createServer, type RequestListener, type Server } from 'node:http';

/** A server on a free port of this machine. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  readonly address: string;
  close(): Promise<void>;
}

/** Listens on a free port of the loopback interface, or on the given one. Closing cuts what is open. */
export async function listening(handle: RequestListener, port = 0): Promise<Listening> {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('it listens, so it has an address');
  return {
    server,
    port: place.port,
    address: `http://127.0.0.1:${place.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
