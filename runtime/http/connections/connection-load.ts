import type { Server, Socket } from 'node:net';
import type { HttpLimits } from '../limits.ts';

/** What one connection makes the server keep. */
interface Load {
  /** Whether the head of a request was read. */
  wasHeard: boolean;
  /** Requests without a complete answer. */
  requests: number;
  /** Bytes of answers that its client has not taken. */
  bytes: number;
  /** When bytes began to wait (performance.now). */
  since: number;
}

/**
 * Bounds what clients that do not read their answers make a server keep. Node reads requests that were sent in advance by the
 * hundred, whether their answers can go out or not: a connection with more of them than `pipelined` is ended, and so are, once
 * answers of `unsentSize` bytes wait altogether, those whose answers have waited longest.
 */
export class ConnectionLoad {
  private readonly loads = new Map<Socket, Load>();
  private readonly limits: Pick<HttpLimits, 'pipelined' | 'unsentSize'>;
  private total = 0;

  constructor(server: Server, limits: Pick<HttpLimits, 'pipelined' | 'unsentSize'>) {
    this.limits = limits;
    server.on('connection', (socket) => {
      this.loads.set(socket, { wasHeard: false, requests: 0, bytes: 0, since: 0 });
      socket.once('close', () => this.forget(socket));
    });
  }

  /** The head of a request is there. */
  heard(socket: Socket): void {
    const load = this.loads.get(socket);
    if (load !== undefined) load.wasHeard = true;
  }

  begun(socket: Socket): void {
    const load = this.loads.get(socket);
    if (load === undefined) return;
    load.requests += 1;
    if (load.requests > this.limits.pipelined) this.cut(socket);
  }

  ended(socket: Socket, bytes: number): void {
    const load = this.loads.get(socket);
    if (load === undefined) return;
    load.requests -= 1;
    this.took(socket, bytes);
  }

  /** So many more bytes wait for the client. */
  waits(socket: Socket, bytes: number): void {
    const load = this.loads.get(socket);
    if (load === undefined) return;
    if (load.bytes === 0) load.since = performance.now();
    load.bytes += bytes;
    this.total += bytes;
    if (this.total > this.limits.unsentSize) this.relieve();
  }

  /** The client has taken so many bytes, or does not get them any more. */
  took(socket: Socket, bytes: number): void {
    const load = this.loads.get(socket);
    if (load === undefined) return;
    load.bytes -= bytes;
    this.total -= bytes;
  }

  /** Ends connections on which no request has been made: Node takes them for busy, and would wait for all of its head. */
  endSilent(): void {
    for (const [socket, { wasHeard }] of this.loads) if (!wasHeard) this.cut(socket);
  }

  private relieve(): void {
    const waiting = [...this.loads].filter(([, { bytes }]) => bytes > 0);
    for (const [socket] of waiting.toSorted(([, one], [, other]) => one.since - other.since)) {
      // To half of it, so that not every further answer begins anew.
      if (this.total <= this.limits.unsentSize / 2) return;
      this.cut(socket);
    }
  }

  private cut(socket: Socket): void {
    this.forget(socket);
    socket.destroy();
  }

  private forget(socket: Socket): void {
    this.total -= this.loads.get(socket)?.bytes ?? 0;
    this.loads.delete(socket);
  }
}
