import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cookieVisitor, type CookieVisitor } from '../support/cookie-visitor.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import type { RunningOidcProvider } from '../support/oidc-provider.ts';
import {
  freePort,
  startPeopleProvider,
  startSignedInRegistry,
  type SignedInOptions,
  type SignedInRegistry,
} from '../support/signed-in-registry.ts';
import { eventually } from '../support/store-contract/eventually.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(options: SignedInOptions = {}): Promise<SignedInRegistry> {
  const registry = await startSignedInRegistry(options);
  closing.push(() => registry.close());
  return registry;
}

function sessionSecretFile(): string {
  const file = join(scratchFolder(), 'secret');
  writeFileSync(file, randomBytes(32).toString('hex'));
  return file;
}

interface Shared {
  readonly provider: RunningOidcProvider;
  readonly port: number;
}

async function sharedProvider(): Promise<Shared> {
  const port = await freePort();
  const provider = await startPeopleProvider([port]);
  closing.push(() => provider.stop());
  return { provider, port };
}

async function signedIn({ address, provider }: SignedInRegistry): Promise<CookieVisitor> {
  const visitor = cookieVisitor(address);
  const { location } = await visitor.get('/sign-in');
  const callback = await provider.signIn(new URL(location ?? ''), 'ada');
  expect((await visitor.get(callback.href)).status).toBe(302);
  return visitor;
}

/** The status of a request with a copy of the cookies. */
async function statusFor(address: string, cookie: string): Promise<number> {
  return (await cookieVisitor(address).get('/catalog/main', { cookie })).status;
}

function copied({ cookies }: CookieVisitor): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

const form = { 'sec-fetch-site': 'same-origin' };

describe('a sign-out', () => {
  test('ends that session, for copies of its cookie too, and no other session', async () => {
    const registry = await start();
    const [visitor, elsewhere] = [await signedIn(registry), await signedIn(registry)];
    const copy = copied(visitor);
    expect(await statusFor(registry.address, copy)).toBe(200);
    const asked = await visitor.get('/sign-out');
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('Sign out?');
    expect(await statusFor(registry.address, copy)).toBe(200);
    expect(await visitor.post('/sign-out', form)).toMatchObject({ status: 302, location: '/sign-out' });
    expect(await statusFor(registry.address, copy)).toBe(401);
    expect(await statusFor(registry.address, copied(elsewhere))).toBe(200);
    // Ending it twice succeeds.
    expect((await cookieVisitor(registry.address).post('/sign-out', { ...form, cookie: copy })).status).toBe(302);
    expect(await statusFor(registry.address, copied(await signedIn(registry)))).toBe(200);
  });

  test('says how to end the session at the provider, with the client and nothing of the person', async () => {
    const registry = await start();
    const visitor = await signedIn(registry);
    await visitor.post('/sign-out', form);
    const page = await visitor.get('/sign-out');
    expect(page.text).toContain('You are signed out');
    const [, address = ''] = /href="(http[^"]*\/session\/end[^"]*)"/.exec(page.text) ?? [];
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({ client_id: 'page' });
    expect((await fetch(address)).status).toBe(200);
  });

  test('is complete while the provider is away', async () => {
    const shared = await sharedProvider();
    const signIn = { sessionSecretFile: sessionSecretFile() };
    const before = await start({ shared, signIn });
    const visitor = await signedIn(before);
    const copy = copied(visitor);
    await shared.provider.stop();
    expect(await visitor.post('/sign-out', form)).toMatchObject({ status: 302, location: '/sign-out' });
    expect(await statusFor(before.address, copy)).toBe(401);
    // A server that never reached the provider knows nothing of its sign-out.
    const after = await start({ shared: { ...shared, port: await freePort() }, signIn });
    const page = await cookieVisitor(after.address).get('/sign-out');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('/session/end');
    await shared.provider.start();
  });

  test('is one after a restart too', async () => {
    const signIn = { sessionSecretFile: sessionSecretFile() };
    const place = { folder: scratchFolder() };
    const shared = await sharedProvider();
    const before = await startSignedInRegistry({ signIn, place, shared });
    const [gone, kept] = [await signedIn(before), await signedIn(before)];
    const copies = [copied(gone), copied(kept)];
    await gone.post('/sign-out', form);
    await before.close();
    const after = await start({ signIn, place, shared });
    expect(await Promise.all(copies.map((copy) => statusFor(after.address, copy)))).toEqual([401, 200]);
  });
});

describe.skipIf(!hasPostgres())('a sign-out with several replicas on one PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  async function replicas(): Promise<readonly [SignedInRegistry, SignedInRegistry]> {
    const database = await postgres.createDatabase();
    const signIn = { sessionSecretFile: sessionSecretFile() };
    const shared = await sharedProvider();
    // With one connection there is none to listen with: the first one has to look.
    const one = await start({ place: { database: { ...database, maxOpenConns: 1 } }, signIn, shared });
    return [one, await start({ place: { database }, signIn, shared: { ...shared, port: await freePort() } })];
  }

  test('holds for all of them, by notification or by polling', async () => {
    const [one, two] = await replicas();
    const visitor = await signedIn(one);
    const copy = copied(visitor);
    expect(await statusFor(two.address, copy)).toBe(200);
    // At the other one: the session itself ends, at whichever replica.
    const out = await cookieVisitor(two.address).post('/sign-out', { ...form, cookie: copy });
    expect([out.status, out.location]).toEqual([302, '/sign-out']);
    expect(await statusFor(two.address, copy)).toBe(401);
    await eventually(async () => expect(await statusFor(one.address, copy)).toBe(401));
    const next = await signedIn(one);
    const nextCopy = copied(next);
    await next.post('/sign-out', form);
    await eventually(async () => expect(await statusFor(two.address, nextCopy)).toBe(401));
  });

  test('says where the session may go on while the database is away, and ends it there afterwards', async () => {
    const [one, two] = await replicas();
    const visitor = await signedIn(one);
    const copy = copied(visitor);
    expect(await statusFor(two.address, copy)).toBe(200);
    postgres.stop('immediate');
    try {
      const out = await visitor.post('/sign-out', form);
      expect(out.status).toBe(503);
      expect(out.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(out.text).toContain('You are signed out in this browser only');
      expect(out.text).toMatch(/may accept a copy of\s+the session until <time datetime="/);
      expect([...visitor.cookies]).toEqual([]);
      expect(await statusFor(one.address, copy)).toBe(401);
      // The other one cannot know.
      expect(await statusFor(two.address, copy)).toBe(200);
    } finally {
      postgres.start();
    }
    await eventually(async () => expect(await statusFor(two.address, copy)).toBe(401));
  });
});
