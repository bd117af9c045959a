import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { combinedCredential } from '../../../runtime/outgoing/combined-credential.ts';
import { headerNameProblem, isHeaderValue } from '../../../runtime/outgoing/header-rules.ts';
import { plainHeaders, secretHeader } from '../../../runtime/outgoing/secret-header.ts';

const nobody = { identity: undefined, token: undefined };

describe('headers with secrets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => vi.unstubAllEnvs());

  it('come from variables, at once', () => {
    vi.stubEnv('SVC_TEST_SECRET', 'abc');
    const credential = secretHeader('Authorization', { env: 'SVC_TEST_SECRET' }, 'Bearer ');
    expect(credential.headers(nobody)).toEqual(['authorization', 'Bearer abc']);
  });

  it('come from files that change', async () => {
    const file = join(folder, 'value');
    writeFileSync(file, 'one\n');
    const credential = secretHeader('X-Key', { file });
    expect(await credential.headers(nobody)).toEqual(['x-key', 'one']);
    expect(credential.headers(nobody)).toEqual(['x-key', 'one']);
    writeFileSync(file, 'second\n');
    await expect.poll(async () => credential.headers(nobody), { timeout: 10_000 }).toEqual(['x-key', 'second']);
    rmSync(file);
    await expect
      .poll(async () => credential.headers(nobody), { timeout: 10_000 })
      .toMatchObject({ kind: 'unavailable', message: expect.stringContaining(file) });
  });

  it('stop requests where the secret is missing or no header value', async () => {
    const missing = secretHeader('X-Key', { env: 'SVC_TEST_NO_SUCH' });
    expect(missing.headers(nobody)).toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('SVC_TEST_NO_SUCH'),
    });
    const broken = await secretHeader('X-Key', { value: 'a\r\nb: c' }).headers(nobody);
    expect(broken).toMatchObject({ kind: 'unavailable' });
    expect(JSON.stringify(broken)).not.toContain('b: c');
  });

  it('are joined: the last of a name counts, and one problem is the answer', async () => {
    const joined = combinedCredential([
      plainHeaders({ 'X-Team': 'a', 'X-Key': 'plain' }),
      secretHeader('x-key', { value: 'secret' }),
    ]);
    expect(joined.headers(nobody)).toEqual(['x-team', 'a', 'x-key', 'secret']);
    const failing = combinedCredential([plainHeaders({ a: 'b' }), secretHeader('x', { env: 'SVC_TEST_NO_SUCH' })]);
    expect(failing.headers(nobody)).toMatchObject({ kind: 'unavailable' });
    expect(combinedCredential([]).headers(nobody)).toEqual([]);
    await joined.close();
  });
});

describe('headers that a configuration adds', () => {
  it.each(['Host', 'content-length', 'Mcp-Session-Id', 'Transfer-Encoding', 'a b', '', 'x:'])('are not %s', (name) => {
    expect(headerNameProblem(name)).toBeTypeOf('string');
  });
  it.each(['X-Team', 'Authorization', 'Accept-Language'])('may be %s', (name) => {
    expect(headerNameProblem(name)).toBeUndefined();
  });
  it('hold values that HTTP can send', () => {
    for (const value of ['', 'a', 'a b', 'é']) expect(isHeaderValue(value), value).toBe(true);
    for (const value of [' a', 'a ', 'a\n', '\u2028', 'a\u0000b']) expect(isHeaderValue(value), value).toBe(false);
  });
});
