import { expect, test } from 'vitest';
import { documentFindings } from '../../../support/document-findings.ts';

const config = (...proxies: readonly string[]): string => `sources:
  - { name: a, managed: {} }
registries: [{ name: r, sources: [a] }]
auth: { mode: anonymous }
trustedProxies:${proxies.map((place) => `\n  - ${JSON.stringify(place)}`).join('')}
`;

test('addresses and blocks are right', async () => {
  const right = ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1'];
  expect(await documentFindings('registry-server', config(...right))).toEqual([]);
});

test('an invalid address is an error at its position, a range of all addresses a warning', async () => {
  expect(await documentFindings('registry-server', config('10.0.0.0/8', '10.0.0.0/33', '::/0'))).toEqual([
    '7:5 registry/proxy-not-an-address',
    '8:5 registry/proxy-every-address',
  ]);
  expect(await documentFindings('registry-server', config('proxy.example.com'))).toHaveLength(1);
});

test('limits name a bucket, and one that lets something through', async () => {
  const limited = (limits: string): string => `${config('10.0.0.0/8')}rateLimits: ${limits}\n`;
  const fine = '{ perAddress: { maxTokens: 60, refillPeriod: 1m }, perSubject: { maxTokens: 1, refillPeriod: 1s } }';
  expect(await documentFindings('registry-server', limited(fine))).toEqual([]);
  for (const wrong of [
    '{}',
    '{ perAddress: { maxTokens: 0, refillPeriod: 1m } }',
    '{ perAddress: { maxTokens: 5 } }',
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await documentFindings('registry-server', limited(wrong)), wrong).toHaveLength(1);
  }
});
