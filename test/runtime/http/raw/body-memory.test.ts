import { afterEach, describe, expect, test } from 'vitest';
import { bodyMemorySetting } from '../../../../runtime/endpoint/body-memory-setting.ts';
import type { RawExchange } from '../../../../runtime/http/raw/raw-exchange.ts';
import { startRawServer, type RawServer } from '../../../support/raw-server.ts';

let current: RawServer | undefined;
afterEach(async () => current?.close());

/** A server with room for bodies of 100,000 bytes, and the exchanges that have read theirs and wait for their answer. */
async function holding() {
  const held: RawExchange[] = [];
  const handle = (exchange: RawExchange): void =>
    exchange.readBody((body) => {
      if (Buffer.isBuffer(body)) held.push(exchange);
      else exchange.answer(body);
    });
  current = await startRawServer([{ path: '/held', limits: { bodySize: 90_000 }, handle }], { bodyMemory: 100_000 });
  const { address } = current;
  /** Without `length` the body is sent in chunks, and its length shows only as it comes. */
  const post = (bytes: number, isAnnounced = true): Promise<Response> => {
    const body = isAnnounced
      ? 'x'.repeat(bytes)
      : new ReadableStream({
          start(controller) {
            for (let at = 0; at < bytes; at += 10_000) controller.enqueue(Buffer.alloc(Math.min(10_000, bytes - at)));
            controller.close();
          },
        });
    const request: RequestInit & { readonly duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    return fetch(`${address}/held`, request);
  };
  const count = async (expected: number): Promise<void> => {
    await expect.poll(() => held.length).toBe(expected);
  };
  return { held, post, count };
}

describe.each([true, false])('bodies of all requests together (announced: %s)', (isAnnounced) => {
  test('are bounded: a further one is refused until an earlier one is let go, and small ones always pass', async () => {
    const { held, post, count } = await holding();
    const first = post(60_000, isAnnounced);
    await count(1);
    const refused = await post(60_000, isAnnounced);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ code: 'overloaded' });
    const small = post(16_000, isAnnounced);
    await count(2);
    const fitting = post(40_000, isAnnounced);
    await count(3);
    for (const exchange of held.splice(0)) exchange.answer({ status: 200 });
    expect((await Promise.all([first, small, fitting])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const next = post(90_000, isAnnounced);
    await count(1);
    held[0]?.answer({ status: 200 });
    expect((await next).status).toBe(200);
  });

  test('count until the handler releases them, also after the client has gone', async () => {
    const { held, post, count } = await holding();
    const gone = post(60_000, isAnnounced);
    await count(1);
    const release = held[0]?.keepBody();
    held[0]?.answer({ status: 202 });
    await gone;
    expect((await post(60_000, isAnnounced)).status).toBe(503);
    release?.();
    const next = post(60_000, isAnnounced);
    await count(2);
    held[1]?.answer({ status: 200 });
    expect((await next).status).toBe(200);
  });

  test('that are too large take nothing', async () => {
    const { held, post, count } = await holding();
    for (let index = 0; index < 5; index += 1) expect((await post(95_000, isAnnounced)).status).toBe(413);
    const next = post(80_000, isAnnounced);
    await count(1);
    held[0]?.answer({ status: 200 });
    expect((await next).status).toBe(200);
  });
});

describe('SVC_BODY_MEMORY', () => {
  test.each([
    [{}, 0, 268_435_456],
    [{}, 17_179_869_184, 268_435_456],
    [{}, 268_435_456, 67_108_864],
    [{}, 1_000_000, 16_777_216],
    [{ SVC_BODY_MEMORY: '' }, 268_435_456, 67_108_864],
    [{ SVC_BODY_MEMORY: '33554432' }, 268_435_456, 33_554_432],
  ])('%j with %i bytes of memory: %i', (environment, memory, expected) => {
    expect(bodyMemorySetting(environment, memory)).toBe(expected);
  });

  test.each(['16777215', '64Mi', '-1', '1e9', 'much'])('of %s is refused with what to do', (SVC_BODY_MEMORY) => {
    expect(bodyMemorySetting({ SVC_BODY_MEMORY })).toMatchObject({
      problem: expect.stringContaining('SVC_BODY_MEMORY'),
      hint: expect.stringContaining('134217728'),
    });
  });
});
