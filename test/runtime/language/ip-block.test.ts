import { expect, test } from 'vitest';
import { readIpBlock } from '../../../runtime/language/ip-block.ts';

test.each([
  ['192.0.2.1', { address: '192.0.2.1', family: 'ipv4', bits: 32 }],
  ['10.0.0.0/8', { address: '10.0.0.0', family: 'ipv4', bits: 8 }],
  ['0.0.0.0/0', { address: '0.0.0.0', family: 'ipv4', bits: 0 }],
  ['2001:db8::/48', { address: '2001:db8::', family: 'ipv6', bits: 48 }],
  ['::1', { address: '::1', family: 'ipv6', bits: 128 }],
])('%s is read', (text, block) => expect(readIpBlock(text)).toEqual(block));

test.each([
  '',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/08',
  '10.0.0.0/8/8',
  '::/129',
  'fe80::1%eth0',
  'host',
  '010.0.0.1',
])('%s is neither an address nor a block', (text) => expect(readIpBlock(text)).toBeUndefined());
