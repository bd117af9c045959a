import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { addressRefusal, hostRefusal, type Refusal } from './outbound-rules.ts';
import type { OutboundRules } from './settings.ts';

/** Milliseconds until a host answers. */
const connectTime = 10_000;
/** Milliseconds without a byte in either direction. */
export const idleTime = 600_000;
/** Addresses of one host that are tried. */
const mostAddresses = 4;

/** A connection, why it is refused, or why there is none. */
export type Outcome = { readonly socket: Socket } | { readonly refusal: Refusal } | { readonly problem: string };

/**
 * Connects to a host that the rules allow, at an address that they allow too. The address that was checked is the one that is called: a name
 * that leads somewhere else a moment later changes nothing.
 */
export async function connectOut(host: string, port: number, rules: OutboundRules): Promise<Outcome> {
  const refusal = hostRefusal(host, port, rules);
  if (refusal !== undefined) return { refusal };
  const addresses = await addressesOf(host);
  if (addresses.length === 0) return { problem: 'the host has no address' };
  const refusals = addresses.map((address) => addressRefusal(host, address, rules));
  const allowed = addresses.filter((_, index) => refusals[index] === undefined);
  const [first] = refusals;
  if (allowed.length === 0 && first !== undefined) return { refusal: first };
  let problem = '';
  for (const address of allowed.slice(0, mostAddresses)) {
    const found = await connected(address, port);
    if (typeof found !== 'string') return { socket: found };
    problem = found;
  }
  return { problem };
}

async function addressesOf(host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}

/** A connection, or why there is none. */
function connected(host: string, port: number): Promise<Socket | string> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.setTimeout(connectTime, () => socket.destroy(new Error('no answer in time')));
    socket.once('error', (error) => resolve(error.message));
    socket.once('connect', () => {
      socket.setTimeout(idleTime, () => socket.destroy());
      socket.on('error', () => socket.destroy());
      resolve(socket);
    });
  });
}
