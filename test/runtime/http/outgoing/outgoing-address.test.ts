import { describe, expect, test } from 'vitest';
import { classOfAddress, isAllowedAddress, isLoopbackUrl } from '../../../../runtime/http/outgoing/outgoing-address.ts';
import type { AddressClass } from '../../../../runtime/http/outgoing/outgoing-address.ts';

const table: readonly (readonly [AddressClass, readonly string[]])[] = [
  ['public', ['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '2606:4700::1111', '64:ff9b::808:808']],
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1']],
  [
    'private',
    [
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '100.64.0.1',
      '100.127.255.255',
      'fc00::1',
      'fd12:3456::1',
    ],
  ],
  ['private', ['::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '64:ff9b:1::808:808']],
  [
    'never',
    ['169.254.169.254', '169.254.170.2', 'fe80::1', 'fe80::1%eth0', '::ffff:169.254.169.254', '64:ff9b::a9fe:a9fe'],
  ],
  [
    'never',
    ['fd00:ec2::254', 'FD00:0EC2:0:0:0:0:0:254', 'fd00:ec2::23', 'fd20:ce::254', '100.100.100.200', '168.63.129.16'],
  ],
  ['never', ['0.0.0.0', '0.1.2.3', '::', '::ffff:0.0.0.0', '255.255.255.255', '224.0.0.1', '239.1.2.3', 'ff02::1']],
  [
    'never',
    ['192.0.0.192', '192.0.2.1', '198.18.0.1', '240.0.0.1', '2001:db8::1', '2002:7f00:1::', '2001::1', '100::1'],
  ],
  [
    'never',
    [
      '',
      'localhost',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '127.1',
      '[::1]',
      '::ffff:0:127.0.0.1',
      '::7f00:1',
      '4000::1',
    ],
  ],
];

describe('addresses', () => {
  test.each(table.flatMap(([expected, addresses]) => addresses.map((address) => [address, expected] as const)))(
    '%s is %s',
    (address, expected) => {
      expect(classOfAddress(address)).toBe(expected);
    },
  );

  test('a rule opens loopback, or private networks with it, and never more', () => {
    const allowed = (rule: { loopback: boolean; private: boolean }): string[] =>
      ['8.8.8.8', '127.0.0.1', '10.0.0.1', '169.254.169.254'].filter((address) => isAllowedAddress(address, rule));
    expect(allowed({ loopback: false, private: false })).toEqual(['8.8.8.8']);
    expect(allowed({ loopback: true, private: false })).toEqual(['8.8.8.8', '127.0.0.1']);
    expect(allowed({ loopback: false, private: true })).toEqual(['8.8.8.8', '127.0.0.1', '10.0.0.1']);
  });

  test('a URL names this machine by localhost or a loopback address, in whatever spelling', () => {
    const here = [
      'http://localhost',
      'http://LOCALHOST.:8',
      'http://a.localhost',
      'http://127.0.0.1',
      'http://[::1]:8',
      'http://0x7f.1',
    ];
    const there = ['http://localhost.example', 'http://10.0.0.1', 'http://127.0.0.1.nip.example', 'http://[fe80::1]'];
    expect(here.filter((url) => !isLoopbackUrl(new URL(url)))).toEqual([]);
    expect(there.filter((url) => isLoopbackUrl(new URL(url)))).toEqual([]);
  });
});
