import { expect, test } from 'vitest';
import type { Identity } from '../../../../runtime/identity/identity.ts';
import { callerResolver } from '../../../../runtime/registry/access/caller-of.ts';

const identity: Identity = {
  subject: 'ann',
  issuer: 'https://idp.example',
  provider: 'main',
  claims: { team: 'a' },
  expiresAt: 0,
};

test('anonymous mode has a caller without a token and ignores one that is sent', () => {
  const callerOf = callerResolver({ mode: 'anonymous' });
  expect(callerOf(undefined)).toEqual({ mode: 'anonymous' });
  expect(callerOf(identity)).toEqual({ mode: 'anonymous' });
});

test('auth-only mode resolves no roles', () => {
  const callerOf = callerResolver({ mode: 'authenticated' });
  expect(callerOf(undefined)).toBeUndefined();
  expect(callerOf(identity)).toEqual({ mode: 'authenticated', subject: 'ann', claims: { team: 'a' } });
});

test('full authorization resolves roles once for each identity', () => {
  const callerOf = callerResolver({ mode: 'authorized', roles: { manageEntries: [{ team: 'a' }] } });
  expect(callerOf(undefined)).toBeUndefined();
  const caller = callerOf(identity);
  expect(caller).toEqual({
    mode: 'authorized',
    subject: 'ann',
    claims: { team: 'a' },
    roles: new Set(['manageEntries']),
  });
  expect(callerOf(identity)).toBe(caller);
  expect(callerOf({ ...identity })).not.toBe(caller);
});
