import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { signInCookies } from '../../../runtime/identity/sign-in-cookies.ts';
import { createSeal, secretProblem } from '../../../runtime/identity/sign-in-seal.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const secret = 'a secret of thirty-two characters';

function sealed(value: string | undefined): string {
  if (value === undefined) throw new Error('it can be sealed');
  return value;
}

const cookies = signInCookies({ name: 'catalog', path: '/' });

describe('a seal', () => {
  test('gives back what was sealed for the purpose, and nothing for anything else', async () => {
    const seal = createSeal(undefined);
    const text = JSON.stringify({ token: 'x'.repeat(3000) });
    const made = sealed(await seal.seal('session', text));
    expect(made).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await seal.unseal('session', made)).toBe(text);
    expect(await seal.unseal('sign-in', made)).toBe(undefined);
    expect(await createSeal(undefined).unseal('session', made)).toBe(undefined);
    expect(await seal.seal('session', text)).not.toBe(made);
  });

  test('is broken by every change', async () => {
    const seal = createSeal(undefined);
    const made = Buffer.from(sealed(await seal.seal('session', 'whose session it is')), 'base64url');
    await fc.assert(
      fc.asyncProperty(fc.nat(made.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
        const other = Buffer.from(made);
        other[place] = (other[place] ?? 0) ^ change;
        expect(await seal.unseal('session', other.toString('base64url'))).toBe(undefined);
      }),
    );
    for (const text of ['', 'x', made.subarray(0, 30).toString('base64url')]) {
      expect(await seal.unseal('session', text)).toBe(undefined);
    }
  });

  test('is shared by replicas with one secret, and changes with it', async () => {
    const file = join(scratchFolder({ secret }), 'secret');
    const [one, other] = [createSeal({ file }), createSeal({ file })];
    const made = sealed(await one.seal('session', 'text'));
    expect(await other.unseal('session', made)).toBe('text');
    writeFileSync(file, `${secret} that is another`);
    expect(await other.unseal('session', made)).toBe(undefined);
    writeFileSync(file, 'short');
    expect(await other.seal('session', 'text')).toBe(undefined);
  });

  test('takes its secret from a variable, too', async () => {
    vi.stubEnv('SVC_TEST_SEAL', secret);
    const made = sealed(await createSeal({ env: 'SVC_TEST_SEAL' }).seal('session', 'text'));
    expect(await createSeal({ value: secret }).unseal('session', made)).toBe('text');
    vi.unstubAllEnvs();
    expect(await secretProblem({ env: 'SVC_TEST_SEAL' })).toBe('The environment variable SVC_TEST_SEAL is not set.');
  });

  test('says what is wrong with a secret', async () => {
    const folder = scratchFolder({ good: secret, short: 'short' });
    expect(await secretProblem({ file: join(folder, 'good') })).toBe(undefined);
    expect(await secretProblem({ file: join(folder, 'short') })).toMatch(/short has fewer than 32 characters/);
    expect(await secretProblem({ file: join(folder, 'missing') })).toMatch(/./);
  });

  test('leaves room for a token of three and a half kilobytes in a cookie', async () => {
    const random = Buffer.from(
      Array.from({ length: 2600 }, (_, index) => (index * 7919 + (index >> 3) * 104729) % 251),
    );
    const token = random.toString('base64url').slice(0, 3500);
    const made = sealed(await createSeal(undefined).seal('session', JSON.stringify({ token, until: 1 })));
    expect(cookies.set('session', made, { isSecure: true, maxAge: 1 })).toBeDefined();
    expect(cookies.set('session', 'x'.repeat(4096), { isSecure: true, maxAge: 1 })).toBe(undefined);
  });
});

describe('cookies of a sign-in', () => {
  test('are for this host, out of reach of scripts, and not sent along by other sites', () => {
    expect(cookies.set('session', 'value', { isSecure: true, maxAge: 60 })).toBe(
      '__Host-catalog-session=value; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(cookies.set('sign-in', 'value', { isSecure: false, maxAge: 60 })).toBe(
      'catalog-sign-in=value; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    );
  });

  test('have the name and the path that the program chose', () => {
    const own = signInCookies({ name: 'gateway', path: '/auth' });
    expect(own.set('session', 'value', { isSecure: true, maxAge: 60 })).toBe(
      '__Secure-gateway-session=value; Path=/auth; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(own.clear('session', false)).toBe('gateway-session=; Path=/auth; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(own.read('__Host-catalog-session=1; __Secure-gateway-session=2', 'session', true)).toBe('2');
  });

  test('are found by their whole name', () => {
    const header = 'other=1; xcatalog-session=2; catalog-session=3; __Host-catalog-session=4';
    expect(cookies.read(header, 'session', false)).toBe('3');
    expect(cookies.read(header, 'session', true)).toBe('4');
    expect(cookies.read(header, 'sign-in', true)).toBe(undefined);
    expect(cookies.read(undefined, 'session', true)).toBe(undefined);
  });
});
