import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cookieOf, setCookie } from '../../../runtime/identity/sign-in-cookies.ts';
import { createSeal, secretProblem } from '../../../runtime/identity/sign-in-seal.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const secret = 'a secret of thirty-two characters';

function sealed(value: string | undefined): string {
  if (value === undefined) throw new Error('it can be sealed');
  return value;
}

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
    const [one, other] = [createSeal(file), createSeal(file)];
    const made = sealed(await one.seal('session', 'text'));
    expect(await other.unseal('session', made)).toBe('text');
    writeFileSync(file, `${secret} that is another`);
    expect(await other.unseal('session', made)).toBe(undefined);
    writeFileSync(file, 'short');
    expect(await other.seal('session', 'text')).toBe(undefined);
  });

  test('says what is wrong with a secret', async () => {
    const folder = scratchFolder({ good: secret, short: 'short' });
    expect(await secretProblem(join(folder, 'good'))).toBe(undefined);
    expect(await secretProblem(join(folder, 'short'))).toBe('it holds fewer than 32 characters');
    expect(await secretProblem(join(folder, 'missing'))).toMatch(/./);
  });

  test('leaves room for a token of three and a half kilobytes in a cookie', async () => {
    const random = Buffer.from(
      Array.from({ length: 2600 }, (_, index) => (index * 7919 + (index >> 3) * 104729) % 251),
    );
    const token = random.toString('base64url').slice(0, 3500);
    const made = sealed(await createSeal(undefined).seal('session', JSON.stringify({ token, until: 1 })));
    expect(setCookie('session', made, { isSecure: true, maxAge: 1 })).toBeDefined();
    expect(setCookie('session', 'x'.repeat(4096), { isSecure: true, maxAge: 1 })).toBe(undefined);
  });
});

describe('cookies of a sign-in', () => {
  test('are for this host, out of reach of scripts, and not sent along by other sites', () => {
    expect(setCookie('session', 'value', { isSecure: true, maxAge: 60 })).toBe(
      '__Host-catalog-session=value; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(setCookie('sign-in', 'value', { isSecure: false, maxAge: 60 })).toBe(
      'catalog-sign-in=value; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    );
  });

  test('are found by their whole name', () => {
    const header = 'other=1; xcatalog-session=2; catalog-session=3; __Host-catalog-session=4';
    expect(cookieOf(header, 'session', false)).toBe('3');
    expect(cookieOf(header, 'session', true)).toBe('4');
    expect(cookieOf(header, 'sign-in', true)).toBe(undefined);
    expect(cookieOf(undefined, 'session', true)).toBe(undefined);
  });
});
