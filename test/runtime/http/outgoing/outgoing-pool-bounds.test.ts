import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { answering, asked, get, pooled } from '../../../support/pooled-calls.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('bounds', () => {
  test('calls wait for a connection, streams have their own; too many calls fail', async () => {
    const held: ServerResponse[] = [];
    const server = await answering(() => (response: ServerResponse) => void held.push(response));
    const pool = await pooled(server.url, { connections: 1, waiting: 1 });
    const stream = asked(pool, { ...get, isStream: true });
    const [first, second] = [asked(pool, get), asked(pool, get)];
    expect(await asked(pool, get).over).toEqual([['failed', 'busy', false]]);
    await expect.poll(() => held.length).toBe(2);
    expect(pool.inFlight).toBe(3);
    for (const response of held) response.end();
    await first.over;
    await expect.poll(() => held.length).toBe(3);
    held[2]?.end();
    expect(await second.over).toEqual([['head', 200], 'end']);
    await stream.over;
  });

  test('calls that wait are bounded for themselves, and one that is given up keeps nothing', async () => {
    const held: ServerResponse[] = [];
    const server = await answering(() => (response: ServerResponse) => void held.push(response));
    const pool = await pooled(server.url, { connections: 2, waiting: 1 });
    const running = [asked(pool, get), asked(pool, get)];
    await expect.poll(() => held.length).toBe(2);
    const givenUp = Array.from({ length: 20 }, () => {
      const body = Buffer.alloc(100_000);
      asked(pool, { ...get, method: 'POST', body }).call.abort();
      return new WeakRef(body);
    });
    const last = asked(pool, get);
    expect(await asked(pool, get).over).toEqual([['failed', 'busy', false]]);
    await expect.poll(() => (collectGarbage(), givenUp.filter((body) => body.deref() !== undefined).length)).toBe(0);
    for (const response of held) response.end();
    await Promise.all(running.map(({ over }) => over));
    await expect.poll(() => held.length).toBe(3);
    held[2]?.end();
    expect(await last.over).toEqual([['head', 200], 'end']);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
  });

  test('close lets waiting requests finish, destroy aborts them unsent', async () => {
    const held: ServerResponse[] = [];
    const server = await answering(() => (response: ServerResponse) => void held.push(response));
    const pool = await pooled(server.url, { connections: 1 });
    const calls = [asked(pool, get), asked(pool, get)];
    await expect.poll(() => held.length).toBe(1);
    const closing = pool.close();
    held[0]?.end();
    await expect.poll(() => held.length).toBe(2);
    held[1]?.end();
    for (const { over } of calls) expect(await over).toEqual([['head', 200], 'end']);
    await closing;

    const other = await pooled(server.url, { connections: 1 });
    const cut = [asked(other, get), asked(other, { ...get, path: '/never' })];
    await expect.poll(() => held.length).toBe(3);
    await other.destroy();
    const aborted = (wasSent: boolean) => [['failed', 'aborted', wasSent]];
    expect(await Promise.all(cut.map(({ over }) => over))).toEqual([aborted(true), aborted(false)]);
    expect(server.requests.map(({ path }) => path)).not.toContain('/never');
  });

  test('a call that is given up while it waits is never sent', async () => {
    const held: ServerResponse[] = [];
    const server = await answering(() => (response: ServerResponse) => void held.push(response));
    const pool = await pooled(server.url, { connections: 1 });
    const first = asked(pool, get);
    const second = asked(pool, { ...get, path: '/never' });
    second.call.abort();
    expect(await second.over).toEqual([['failed', 'aborted', false]]);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.end();
    await first.over;
    const third = asked(pool, get);
    await expect.poll(() => held.length).toBe(2);
    held[1]?.end();
    await third.over;
    expect(server.requests.map(({ path }) => path)).toEqual(['/', '/']);
  });
});
