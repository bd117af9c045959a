import { isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { largestHello, readFirstBytes, type FirstBytes } from './client-hello.ts';
import { hostOf, type Refusal } from './outbound-rules.ts';

/** Milliseconds for the first message of a client. */
const firstTime = 10_000;

/** A connection whose first bytes are looked at. */
export interface Guarded {
  /** What the client has sent already. */
  readonly head: Buffer;
  /** What the client asked for. */
  readonly host: string;
  readonly port: number;
  readonly mustBeTls: boolean;
}

/**
 * Joins a client and the host that it asked for. Nothing of the client passes before its first bytes are known: TLS has to name the same
 * host. Servers that speak first are heard at once.
 */
export async function guard(
  client: Duplex,
  upstream: Socket,
  { head, host, port, mustBeTls }: Guarded,
  onRefusal: (refusal: Refusal) => void,
): Promise<void> {
  client.once('close', () => upstream.destroy());
  upstream.once('close', () => client.destroy());
  if (client.destroyed) return void upstream.destroy();
  upstream.pipe(client);
  const found = await firstBytesOf(client, head, mustBeTls ? firstTime : undefined);
  const refusal = found === undefined ? undefined : nameRefusal(host, found.first, port);
  if (refusal !== undefined) onRefusal(refusal);
  if (found === undefined || refusal !== undefined) return void upstream.destroy();
  upstream.write(found.bytes);
  client.pipe(upstream);
}

/** The first bytes of a client, and what they are; undefined where they do not come. */
export function firstBytesOf(
  client: Duplex,
  head: Buffer,
  timeMs: number | undefined,
): Promise<{ readonly bytes: Buffer; readonly first: FirstBytes } | undefined> {
  return new Promise((resolve) => {
    let bytes = head;
    const finish = (first: FirstBytes | undefined): void => {
      clearTimeout(timer);
      client.off('data', read);
      client.off('close', gone);
      client.off('end', gone);
      client.pause();
      resolve(first === undefined ? undefined : { bytes, first });
    };
    const gone = (): void => finish(undefined);
    const look = (): boolean => {
      const first = readFirstBytes(bytes);
      if (first.kind === 'unfinished' && bytes.length < largestHello) return false;
      finish(first.kind === 'unfinished' ? { kind: 'hello', name: undefined } : first);
      return true;
    };
    const read = (more: Buffer): void => {
      bytes = Buffer.concat([bytes, more]);
      look();
    };
    const timer = timeMs === undefined ? undefined : setTimeout(gone, timeMs);
    if (look()) return;
    client.on('data', read);
    client.once('end', gone);
    client.once('close', gone);
    client.resume();
  });
}

function nameRefusal(host: string, first: FirstBytes, port: number): Refusal | undefined {
  const allow = 'naming the same host in both';
  if (first.kind === 'hello') {
    if (isIP(host) !== 0) return undefined;
    if (first.name === undefined) return { why: 'its TLS names no server', allow };
    if (hostOf(first.name) === host) return undefined;
    return { why: `its TLS names ${JSON.stringify(first.name)}`, allow };
  }
  return port === 443 ? { why: 'port 443 is for TLS', allow: 'another port of the host' } : undefined;
}
