import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchMember, type MemberWatch } from '../../../runtime/aggregator/watch-member.ts';
import type { Receiver } from '../../../runtime/mcp/backend/backend.ts';
import { Bridges } from '../../../runtime/mcp/bridge/bridges.ts';
import { listingBackend } from '../../support/mcp/listing-backend.ts';

const tools = { tools: [{ name: 'a', inputSchema: { type: 'object' } }] };
const bridges = new Bridges();
let checks = 0;
let watch: MemberWatch | undefined;
let streams: Receiver[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  checks = 0;
  streams = [];
});

afterEach(() => {
  watch?.stop();
  vi.useRealTimers();
});

/** Watches a server that says what it likes on its stream. */
async function watched(): Promise<MemberWatch> {
  const listing = listingBackend('a', tools);
  const facts = {
    eras: new Set(['modern' as const]),
    revision: '2026-07-28' as const,
    greeting: Buffer.from('{"capabilities":{"tools":{"listChanged":true}}}'),
  };
  const backend = {
    ...listing,
    facts,
    converse: () => ({
      ...listing.converse(),
      request(...[call, receiver]: Parameters<ReturnType<typeof listing.converse>['request']>) {
        if (call.envelope.method !== 'subscriptions/listen') return listing.converse().request(call, receiver);
        streams.push(receiver);
        return { cancel: () => undefined };
      },
    }),
  };
  const made = watchMember({
    backend,
    bridges,
    credentials: () => [],
    interval: 60_000,
    timeout: 10_000,
    onCheck: () => {
      checks += 1;
    },
  });
  watch = made;
  await vi.advanceTimersByTimeAsync(10);
  expect(checks).toBe(1);
  return made;
}

const change = Buffer.from('{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}');

describe('a server that is watched', () => {
  test('is checked soon where calls give one reason after the other to', async () => {
    const made = await watched();
    for (let at = 0; at < 300; at += 10) {
      made.checkSoon();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(checks).toBeGreaterThan(2);
  });

  test('is checked for one change at once, and once a second while it does not stop saying that it changes', async () => {
    await watched();
    streams[0]?.message(change);
    await vi.advanceTimersByTimeAsync(100);
    expect(checks).toBe(2);
    for (let at = 0; at < 60_000; at += 20) {
      streams[0]?.message(change);
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(checks).toBeGreaterThan(50);
    expect(checks).toBeLessThan(80);
  });

  test('is checked once a second at most where its stream ends again and again', async () => {
    await watched();
    for (let at = 0; at < 60_000; at += 120) {
      await vi.advanceTimersByTimeAsync(120);
      streams.pop()?.end();
    }
    expect(checks).toBeLessThan(80);
  });
});
