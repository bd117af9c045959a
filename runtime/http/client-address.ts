import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { readIpBlock } from '../language/ip-block.ts';

/** Where a request comes from, as far as it is known. */
export type AddressOf = (message: IncomingMessage) => string;

/** The neighbor on the network, whatever it says of others. */
export const neighborAddress: AddressOf = (message) => plainAddress(message.socket.remoteAddress ?? '');

/** Addresses in a header that are looked at: a client may write as many as it likes. */
const mostHops = 32;

/**
 * Reads the client's address through proxies (`trusted`: addresses and CIDR blocks): each trusted proxy appends the address of its own
 * client to X-Forwarded-For. The last address that does not belong to a trusted proxy is the client's; everything before it was written by
 * the client. Throws where one of `trusted` is neither an address nor a block.
 */
export function forwardedAddress(trusted: readonly string[]): AddressOf {
  const proxies = new BlockList();
  for (const place of trusted) {
    const block = readIpBlock(place);
    if (block === undefined) throw new Error(`${place} is neither an address nor a block of them`);
    proxies.addSubnet(block.address, block.bits, block.family);
  }
  const isProxy = (address: string): boolean => {
    const family = isIP(address);
    return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  return (message) => {
    let client = neighborAddress(message);
    if (!isProxy(client)) return client;
    const header = message.headers['x-forwarded-for'];
    const named = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').slice(-mostHops).toReversed();
    for (const text of named) {
      const address = plainAddress(withoutPort(text.trim()));
      if (isIP(address) === 0) return client;
      client = address;
      if (!isProxy(client)) return client;
    }
    return client;
  };
}

/**
 * Whom a limit by address counts as one: an IPv4 address, or the /64 that a client of IPv6 has to itself (RFC 6177, section 2).
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || isIP(address) === 0) return address;
  const groups = ipaddr.parse(address).toNormalizedString().split(':');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** IPv4 as it is written: sockets that take both families show it inside of IPv6. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** Some proxies write the port, too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  return bracketed?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
