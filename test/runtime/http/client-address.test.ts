import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { forwardedAddress, neighborAddress, networkOf } from '../../../runtime/http/client-address.ts';

/** A request from a neighbor, with what it forwards. */
function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

const trusting = forwardedAddress(['10.0.0.0/8', '192.0.2.1', '2001:db8:1::/48']);

test.each([
  [
    'a neighbor that is not a trusted proxy is the client, whatever its header claims',
    '203.0.113.5',
    '198.51.100.1',
    '203.0.113.5',
  ],
  ['a proxy names its client', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['a proxy that names nobody is the client', '10.1.2.3', undefined, '10.1.2.3'],
  ['what clients wrote themselves does not count', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['several proxies are passed', '10.1.2.3', '6.6.6.6, 198.51.100.1, 192.0.2.1, 10.9.9.9', '198.51.100.1'],
  ['a chain of proxies alone ends at the first', '10.1.2.3', '10.4.4.4,192.0.2.1', '10.4.4.4'],
  ['an entry that is not an address ends the chain', '10.1.2.3', '198.51.100.1, unknown, 10.2.2.2', '10.2.2.2'],
  ['ports are left out', '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
  ['IPv6 is read in brackets and without', '2001:db8:1::9', '[2001:db8:9::1]:443', '2001:db8:9::1'],
  ['IPv4 inside of IPv6 is IPv4', '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
  ['a string that is not an address', '10.1.2.3', 'evil", "subject":"root', '10.1.2.3'],
])('%s', (_, neighbor, forwarded, expected) => {
  expect(trusting(from(neighbor, forwarded))).toBe(expected);
});

test('without trusted proxies the neighbor counts, and a long header is not read to its end', () => {
  expect(neighborAddress(from('::ffff:192.0.2.7', '198.51.100.1'))).toBe('192.0.2.7');
  expect(trusting(from('10.1.2.3', `198.51.100.1${',10.0.0.1'.repeat(5000)}`))).toBe('10.0.0.1');
  expect(() => forwardedAddress(['10.0.0.0/33'])).toThrow('10.0.0.0/33');
});

test('limits count an address of IPv4, and a network of IPv6', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  const one = networkOf('2001:db8::1');
  expect(one).toBe('2001:db8:0:0::/64');
  expect(networkOf('2001:0db8:0000:0000:ffff::2')).toBe(one);
  expect(networkOf('2001:db8:0:1::1')).not.toBe(one);
});
