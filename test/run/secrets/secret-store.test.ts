import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { secretNameProblem, SecretStore } from '../../../runtime/run/secrets/secret-store.ts';
import { secretsFrom } from '../../../runtime/run/secrets/stored-secret.ts';
import { secretValue } from '../../../runtime/http/secret-value.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let store: SecretStore;
let environment: Record<string, string>;
beforeEach(() => {
  environment = { XDG_DATA_HOME: temporaryFolder('svc-secrets-') };
  store = new SecretStore(environment);
});

async function keyOf(of: SecretStore, password: string): Promise<Buffer> {
  const key = await of.unlock(password);
  if ('problem' in key) throw new Error(key.problem);
  return key;
}

/** Changes one field of the file. */
function tamper(change: (file: Record<string, unknown>) => void): void {
  const file: Record<string, unknown> = JSON.parse(readFileSync(store.path, 'utf8'));
  change(file);
  writeFileSync(store.path, JSON.stringify(file));
}

describe('the store of secrets', () => {
  test('keeps them in one file that shows neither names nor values', async () => {
    const key = await keyOf(store, 'correct horse');
    const value = 'größe "quoted"\nand a second line';
    await store.change(key, () => ({ 'api-key': value, other: 'b' }));
    expect(store.read(key)).toMatchObject({ secrets: { 'api-key': value, other: 'b' } });
    expect(store.path).toBe(join(environment['XDG_DATA_HOME'] ?? '', 'svc/secrets.json'));
    const text = readFileSync(store.path, 'utf8');
    expect(text).not.toMatch(/api-key|größe|quoted|horse/);
    expect(text).not.toContain(Buffer.from(value).toString('base64').slice(0, 12));
    expect(statSync(store.path).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(store.path)).mode & 0o777).toBe(0o700);
    const again = new SecretStore(environment);
    expect(again.read(await keyOf(again, 'correct horse'))).toEqual(store.read(key));
  });

  test('opens with no other password, and shows every change of its file', async () => {
    const key = await keyOf(store, 'correct horse');
    await store.change(key, () => ({ a: 'b' }));
    expect(await store.unlock('correct horse ')).toMatchObject({ problem: expect.stringContaining('does not open') });
    const flipped = (text: unknown): string => {
      const bytes = Buffer.from(String(text), 'base64');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      return bytes.toString('base64');
    };
    const whole = readFileSync(store.path, 'utf8');
    for (const field of ['iv', 'tag', 'data']) {
      tamper((file) => (file[field] = flipped(file[field])));
      expect(store.read(key)).toMatchObject({ problem: expect.stringContaining('was changed') });
      writeFileSync(store.path, whole);
    }
    tamper((file) => (file['scrypt'] = { ...Object(file['scrypt']), N: 65_536 }));
    expect(store.read(key)).toMatchObject({ problem: expect.stringContaining('was changed') });
    // A tag that is cut off is guessed more easily.
    writeFileSync(store.path, whole);
    tamper((file) => (file['tag'] = Buffer.from(String(file['tag']), 'base64').subarray(0, 4).toString('base64')));
    expect(store.read(key)).toMatchObject({ problem: expect.stringContaining('was changed') });
  });

  test.each([
    ['no JSON', 'x', 'it is not JSON'],
    ['of a newer svc', '{"format":2}', 'a newer svc'],
    ['something else', '{"format":1}', 'is not a store of secrets'],
    [
      'made to take all memory',
      '{"format":1,"cipher":"aes-256-gcm","scrypt":{"N":1073741824,"r":8,"p":1,"salt":""},"iv":"","tag":"","data":""}',
      'is not a store of secrets',
    ],
  ])('says of a file that is %s what it is', async (_, text, problem) => {
    mkdirSync(dirname(store.path), { recursive: true });
    writeFileSync(store.path, text);
    expect(await store.unlock('any')).toMatchObject({ problem: expect.stringContaining(problem) });
  });

  test('loses nothing that two commands add at the same time', async () => {
    const key = await keyOf(store, 'correct horse');
    await store.change(key, () => ({}));
    const names = Array.from({ length: 12 }, (_, index) => `secret-${index}`);
    await Promise.all(
      names.map((name) => new SecretStore(environment).change(key, (secrets) => ({ ...secrets, [name]: name }))),
    );
    expect(store.read(key)).toMatchObject({ secrets: Object.fromEntries(names.map((name) => [name, name])) });
  });

  test('gets another password, and then the old one opens nothing', async () => {
    const key = await keyOf(store, 'correct horse');
    await store.change(key, () => ({ a: 'b' }));
    expect(await store.changePassword(key, 'battery staple')).toBeUndefined();
    expect(store.read(key)).toMatchObject({ problem: expect.any(String) });
    expect(store.read(await keyOf(store, 'battery staple'))).toMatchObject({ secrets: { a: 'b' } });
  });

  test('refuses more than it can read again', async () => {
    const key = await keyOf(store, 'correct horse');
    const much = Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`a${index}`, 'x'.repeat(65_536)]));
    expect(await store.change(key, () => much)).toMatchObject({ problem: expect.stringContaining('more than') });
    expect(store.exists).toBe(false);
  });
});

test('a secret is found in the environment first, then in the store; a change counts without a start', async () => {
  const key = await keyOf(store, 'correct horse');
  await store.change(key, () => ({ 'api-key': 'of the store' }));
  const find = secretsFrom(store, key, { SVC_SECRET_OTHER: 'of the environment' });
  expect(find('other')).toEqual({ env: 'SVC_SECRET_OTHER' });
  const value = secretValue(find('api-key'));
  expect(await value.read()).toEqual({ ok: true, text: 'of the store' });
  await store.change(key, () => ({ 'api-key': 'changed' }));
  await expect.poll(() => value.read()).toEqual({ ok: true, text: 'changed' });
  expect(await secretValue(find('none')).read()).toMatchObject({ ok: false });
  expect(secretsFrom(store, undefined, {})('api-key')).toEqual({ env: 'SVC_SECRET_API_KEY' });
});

test.each(['', '.', '..', 'a/b', 'a b', 'a\n', 'x'.repeat(254)])('%j is not the name of a secret', (name) => {
  expect(secretNameProblem(name)).toBeDefined();
});
