import { afterEach, expect, test, vi } from 'vitest';
import { LoginStore } from '../../../runtime/run/login/login-store.ts';
import type { StoredLogin } from '../../../runtime/run/login/stored-login.ts';
import { tokenKeeper, type TokenKeeper } from '../../../runtime/run/login/token-keeper.ts';
import { SecretStore } from '../../../runtime/run/secrets/secret-store.ts';
import { memoryLog } from '../../support/memory-log.ts';
import { settingsFor } from '../../support/login/login-in-process.ts';
import { listening } from '../../support/mcp/listening.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const remoteUrl = 'http://127.0.0.1:9/mcp';
const caller = { identity: undefined, token: undefined };
const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

type Answer = readonly [status: number, body: Readonly<Record<string, unknown>>];

/** A token endpoint that answers as a test says, and the store with a login there. */
async function bench(answer: (form: URLSearchParams) => Answer, login: Partial<StoredLogin> = {}) {
  const forms: URLSearchParams[] = [];
  const endpoint = await listening((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      forms.push(form);
      const [status, value] = answer(form);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    });
  });
  closings.push(() => endpoint.close());
  const secrets = new SecretStore({ XDG_DATA_HOME: temporaryFolder('svc-keeper-') });
  const key = await secrets.unlock('correct horse');
  if ('problem' in key) throw new Error(key.problem);
  const store = new LoginStore(secrets, key, 'far');
  await store.write({
    format: 1,
    remoteUrl,
    resource: remoteUrl,
    scopes: [],
    server: { issuer: endpoint.address, token_endpoint: `${endpoint.address}/token` },
    client: { id: 'client', method: 'none' },
    accessToken: 'first',
    refreshToken: 'refresh-1',
    ...login,
  });
  const log = memoryLog();
  const opened = (): TokenKeeper => {
    const keeper = tokenKeeper({
      settings: settingsFor(remoteUrl),
      store,
      command: 'svc login far',
      restart: 'svc restart far',
      log: log.log,
    });
    closings.push(() => keeper.close());
    return keeper;
  };
  return { forms, store, secrets, key, log, opened };
}

const given = (token: string, refresh?: string): Answer => [
  200,
  {
    access_token: token,
    token_type: 'bearer',
    expires_in: 600,
    ...(refresh === undefined ? {} : { refresh_token: refresh }),
  },
];

test('a token that has ended is refreshed once for all requests, and the next refresh token is on the disk first', async () => {
  const { forms, store, opened } = await bench(() => given('second', 'refresh-2'), { expiresAt: Date.now() - 1000 });
  const keeper = opened();
  const answers = await Promise.all([keeper.headers(caller), keeper.headers(caller), keeper.headers(caller)]);
  expect(answers).toEqual(Array.from({ length: 3 }, () => ['authorization', 'Bearer second']));
  expect(forms.map((form) => [form.get('refresh_token'), form.get('resource')])).toEqual([['refresh-1', remoteUrl]]);
  expect(store.read()).toMatchObject({ accessToken: 'second', refreshToken: 'refresh-2' });
});

test('two processes that refresh at once use the refresh token once', async () => {
  const { forms, opened } = await bench(() => given('second', 'refresh-2'), { expiresAt: Date.now() - 1000 });
  const answers = await Promise.all([opened().headers(caller), opened().headers(caller)]);
  expect(answers).toEqual([
    ['authorization', 'Bearer second'],
    ['authorization', 'Bearer second'],
  ]);
  expect(forms).toHaveLength(1);
});

test('a token is refreshed before it ends, without a request', async () => {
  // A minute before its end, which is now.
  const { store, opened } = await bench(() => given('second'), { expiresAt: Date.now() + 20_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    opened();
    await vi.advanceTimersByTimeAsync(15_000);
  } finally {
    vi.useRealTimers();
  }
  await expect
    .poll(() => store.read(), { timeout: 15_000 })
    .toMatchObject({
      accessToken: 'second',
      refreshToken: 'refresh-1',
    });
});

test('a refusal of the authorization server ends the sign-in, also for whoever starts next, until somebody signs in', async () => {
  const { forms, store, log, opened } = await bench(() => [400, { error: 'invalid_grant' }], {
    expiresAt: Date.now() - 1000,
  });
  const keeper = opened();
  const refused = await keeper.headers(caller);
  expect(refused).toEqual({ kind: 'signed-out', message: expect.stringContaining('Run: svc login far') });
  expect(keeper.signedOut).toContain('invalid_grant');
  const next = opened();
  expect(next.signedOut).toContain('invalid_grant');
  expect(forms).toHaveLength(1);
  const login = store.read();
  if (login === undefined || 'problem' in login) throw new Error('it is kept');
  const { endedBecause: _, expiresAt: __, ...others } = login;
  await store.write({ ...others, accessToken: 'again', refreshToken: 'refresh-9' });
  await expect.poll(() => keeper.signedOut, { timeout: 15_000 }).toBeUndefined();
  expect(await keeper.headers(caller)).toEqual(['authorization', 'Bearer again']);
  expect(log.text()).not.toMatch(/refresh-|Bearer (?:first|again)/);
});

test('an authorization server that is down ends nothing', async () => {
  let isDown = true;
  const { store, opened } = await bench(() => (isDown ? [503, {}] : given('second')), { expiresAt: Date.now() - 1000 });
  const keeper = opened();
  expect(await keeper.headers(caller)).toMatchObject({ kind: 'unavailable' });
  expect(keeper.signedOut).toBeUndefined();
  isDown = false;
  await expect.poll(() => keeper.headers(caller), { timeout: 15_000 }).toEqual(['authorization', 'Bearer second']);
  expect(store.read()).not.toHaveProperty('endedBecause');
});

test('a token that the remote server refuses is replaced once; a server that refuses the next one too is left alone', async () => {
  let count = 0;
  const { forms, opened } = await bench(() => {
    count += 1;
    return given(`token-${count}`);
  });
  const keeper = opened();
  const both = await Promise.all([keeper.renewed('Bearer first'), keeper.renewed('Bearer first')]);
  expect(both).toEqual(['Bearer token-1', 'Bearer token-1']);
  expect(await keeper.renewed('Bearer token-1')).toBeUndefined();
  expect(await keeper.headers(caller)).toMatchObject({ kind: 'unavailable' });
  expect(forms).toHaveLength(1);
});

test('a sign-in for another address gives no token', async () => {
  const { opened } = await bench(() => given('second'), { remoteUrl: 'http://127.0.0.1:10/mcp' });
  const keeper = opened();
  expect(keeper.signedOut).toContain('another address');
  expect(await keeper.headers(caller)).toMatchObject({ kind: 'signed-out' });
});

test('tokens that no header can hold are refused', async () => {
  const { opened } = await bench(() => given('a\r\nX-Evil: b'), { expiresAt: Date.now() - 1000 });
  expect(await opened().headers(caller)).toMatchObject({ kind: 'unavailable' });
});

test('a sign-out and a sign-in of somebody else are noticed while the token is good', async () => {
  const { store, opened } = await bench(() => given('second'), { expiresAt: Date.now() + 3_600_000 });
  const keeper = opened();
  expect(await keeper.headers(caller)).toEqual(['authorization', 'Bearer first']);
  const login = store.read();
  if (login === undefined || 'problem' in login) throw new Error('it is kept');
  await store.write({ ...login, accessToken: 'other' });
  await expect.poll(() => keeper.headers(caller), { timeout: 15_000 }).toEqual(['authorization', 'Bearer other']);
  await store.remove();
  await expect.poll(() => keeper.headers(caller), { timeout: 15_000 }).toMatchObject({ kind: 'signed-out' });
});

test('a new sign-in stays where the remote server refuses the token of the one before, without refresh tokens', async () => {
  const { store, opened } = await bench(() => given('second'));
  const login = store.read();
  if (login === undefined || 'problem' in login) throw new Error('it is kept');
  const { refreshToken: _, ...others } = login;
  await store.write(others);
  const keeper = opened();
  await store.write({ ...others, accessToken: 'again' });
  expect(await keeper.renewed('Bearer first')).toBe('Bearer again');
  expect(store.read()).not.toHaveProperty('endedBecause');
  // The present one, without a new sign-in, ends it.
  expect(await keeper.renewed('Bearer again')).toBeUndefined();
  expect(store.read()).toHaveProperty('endedBecause');
});

test('an answer that no standard knows is a failed refresh, and no error of a request', async () => {
  const { log, opened } = await bench(() => [799, {}], { expiresAt: Date.now() - 1000 });
  const keeper = opened();
  expect(await keeper.headers(caller)).toMatchObject({ kind: 'unavailable' });
  expect(await keeper.renewed('Bearer first')).toBeUndefined();
  expect(log.text()).toContain('status 799');
});

test('after another password of the store, a good token stays, and a sign-out says what opens the store again', async () => {
  const { secrets, key, opened } = await bench(() => given('second'), { expiresAt: Date.now() + 3_600_000 });
  const keeper = opened();
  await secrets.changePassword(key, 'battery staple');
  expect(await keeper.renewed('Bearer of before')).toBe('Bearer first');
  expect(await opened().headers(caller)).toEqual({
    kind: 'signed-out',
    message: expect.stringContaining('Run: svc restart far'),
  });
});
