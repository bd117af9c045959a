import { describe, expect, test } from 'vitest';
import { addressRefusal, hostOf, hostRefusal } from '../../runtime/egress/outbound-rules.ts';
import type { OutboundRules } from '../../runtime/egress/settings.ts';

const nothing: OutboundRules = { allowAll: false, hosts: [], ports: [], gateway: false, machine: ['10.0.0.7'] };

describe('a host', () => {
  test.each([
    ['Example.COM.', 'example.com'],
    ['[2001:DB8::1]', '2001:db8::1'],
    ['2001:db8:0::1', '2001:db8::1'],
    ['2130706433', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['a@b', undefined],
    ['a/b', undefined],
    ['a b', undefined],
    ['', undefined],
    [`${'a'.repeat(300)}.test`, undefined],
  ] as const)('%s is compared as %s', (written, host) => expect(hostOf(written)).toBe(host));
});

describe('a name', () => {
  test.each([
    ['a.test', ['a.test'], [], 443, true],
    ['b.a.test', ['a.test'], [], 443, false],
    ['a.test', ['.a.test'], [], 443, true],
    ['b.a.test', ['.a.test'], [], 443, true],
    ['ba.test', ['.a.test'], [], 443, false],
    ['a.test', ['A.Test'], [443], 443, true],
    ['a.test', ['a.test'], [443], 80, false],
    ['b.test', [], [443], 443, true],
    ['b.test', [], [443], 80, false],
    ['b.test', [], [], 443, false],
    // A domain has no addresses below it.
    ['1.2.3.4', ['.3.4'], [], 443, false],
  ] as const)('%s with hosts %j and ports %j at %d is allowed: %s', (host, hosts, ports, port, isAllowed) =>
    expect(hostRefusal(host, port, { ...nothing, hosts, ports }) === undefined).toBe(isAllowed),
  );

  test('of the machine needs --allow-docker-gateway, whatever else is allowed', () => {
    const all = { ...nothing, allowAll: true };
    for (const host of ['host.docker.internal', '10.0.0.7']) {
      expect(hostRefusal(host, 80, all)?.allow).toBe('--allow-docker-gateway');
      expect(hostRefusal(host, 80, { ...all, gateway: true })).toBeUndefined();
    }
    expect(hostRefusal('example.com', 80, all)).toBeUndefined();
  });
});

describe('an address', () => {
  const all = { ...nothing, allowAll: true };

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '198.19.0.2',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::ffff:10.1.2.3',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
  ])('%s is refused to everybody, and allowed by its name in a list', (address) => {
    const refusal = addressRefusal('a.test', address, all);
    expect(refusal?.allow).toMatch(/^network\.outbound\.allowHost \["[0-9a-f:.]+"\]$/);
    expect(addressRefusal('a.test', address, { ...nothing, hosts: ['a.test', address] })).toBeUndefined();
  });

  test.each(['1.1.1.1', '9.9.9.9', '2606:4700::1111', '2a00:1450::1'])('%s is of the internet', (address) =>
    expect(addressRefusal('a.test', address, all)).toBeUndefined(),
  );

  test('of the machine is not reached under another name', () => {
    expect(addressRefusal('a.test', '10.0.0.7', all)?.allow).toBe('--allow-docker-gateway');
    expect(addressRefusal('host.docker.internal', '172.17.0.1', { ...all, gateway: true })).toBeUndefined();
    expect(addressRefusal('a.test', '172.17.0.1', { ...all, gateway: true })).toBeDefined();
  });
});
