import { describe, expect, test } from 'vitest';
import type { RegistrySource } from '../../../../generated/types/registry-source.ts';
import type { SourceRecord, SyncState } from '../../../../runtime/registry/store/registry-store.ts';
import { intervalOf, waitFor } from '../../../../runtime/registry/sync/scheduler-timing.ts';

const minute = 60_000;
const now = Date.parse('2026-03-01T12:00:00Z');
const even = (): number => 0.5;

function record(
  sync: Partial<SyncState>,
  interval?: string,
  kind: Partial<RegistrySource> = { file: { path: '/a' } },
): SourceRecord {
  return {
    name: 'a',
    incarnation: 0,
    origin: 'CONFIG',
    definition: {
      name: 'a',
      ...kind,
      ...(interval === undefined ? {} : { syncPolicy: { interval } }),
    } as RegistrySource,
    revision: 1,
    createdAt: 0,
    updatedAt: 0,
    sync: {
      phase: 'complete',
      attemptCount: 0,
      serverCount: 0,
      skillCount: 0,
      quarantined: [],
      quarantinedCount: 0,
      ...sync,
    },
  };
}
const failed = (attemptCount: number, interval?: string): SourceRecord =>
  record({ phase: 'failed', lastAttempt: now, attemptCount }, interval);
const read = (ago: number, interval?: string): SourceRecord =>
  record({ lastAttempt: now - ago, lastSuccess: now - ago }, interval);

describe('a source is due', () => {
  test('at once when it was never read', () => {
    expect(waitFor(record({ phase: 'pending' }, '10m'), now, even)).toBe(0);
    expect(waitFor(record({ phase: 'pending' }), now, even)).toBe(0);
  });

  test('an interval after it was last read well, a tenth more or less', () => {
    expect(waitFor(read(0, '10m'), now, even)).toBe(10 * minute);
    expect(waitFor(read(0, '10m'), now, () => 0)).toBe(9 * minute);
    expect(waitFor(read(0, '10m'), now, () => 1)).toBeCloseTo(11 * minute);
    expect(waitFor(read(4 * minute, '10m'), now, even)).toBe(6 * minute);
    expect(waitFor(read(60 * minute, '10m'), now, even)).toBe(0);
    // An attempt that another replica has begun since does not count.
    const begun = record({ phase: 'syncing', lastSuccess: now - 4 * minute, lastAttempt: now }, '10m');
    expect(waitFor(begun, now, even)).toBe(6 * minute);
  });

  test.each<[string, Partial<RegistrySource>, number | undefined]>([
    ['a file', { file: { path: '/a' } }, 5],
    ['a file at an address', { file: { url: 'https://example.com/a' } }, 5],
    ['a repository', { git: { repository: 'https://example.com/a.git', path: 'a' } }, 5],
    ['another registry', { api: { endpoint: 'https://example.com' } }, 5],
    ['a fetched source with an empty policy', { file: { path: '/a' }, syncPolicy: {} }, 5],
    ['inline data', { file: { data: '{}' } }, undefined],
    ['a managed source', { managed: {} }, undefined],
    ['a cluster, which is watched', { kubernetes: {} }, undefined],
  ])('%s without an interval', (_, kind, minutes) => {
    const state = { lastAttempt: now, lastSuccess: now };
    const expected = minutes === undefined ? undefined : minutes * minute;
    expect(waitFor(record(state, undefined, kind), now, even)).toBe(expected);
    expect(intervalOf(record(state, undefined, kind))).toBe(expected);
  });

  test('soon after it failed, later and later, no later than its interval', () => {
    expect([1, 2, 3, 4].map((count) => waitFor(failed(count, '1h'), now, even))).toEqual([
      5000, 10_000, 20_000, 40_000,
    ]);
    expect(waitFor(failed(1, '1h'), now, () => 0)).toBe(4500);
    expect(waitFor(failed(9, '1m'), now, even)).toBe(minute);
    expect(waitFor(failed(10_000, '1h'), now, even)).toBe(60 * minute);
    expect(waitFor(failed(30), now, even)).toBe(5 * minute);
    const cluster = record({ phase: 'failed', lastAttempt: now, attemptCount: 30 }, undefined, { kubernetes: {} });
    expect(waitFor(cluster, now, even)).toBe(10 * minute);
  });

  test('at once where its last read lies in the future, beyond what clocks may differ', () => {
    expect(waitFor(read(-2 * minute, '10m'), now, even)).toBe(0);
    expect(waitFor(read(-minute / 2, '10m'), now, even)).toBe(10 * minute);
    const ahead = record({ phase: 'failed', lastAttempt: now + 2 * minute, attemptCount: 1 }, '10m');
    expect(waitFor(ahead, now, even)).toBe(0);
  });
});

test('an interval longer than a timer can wait is the longest that it can', () => {
  expect(intervalOf(read(0, '1000000h'))).toBe(2 ** 31 - 1);
  expect(waitFor(read(0, '1000000h'), now, () => 1)).toBe(2 ** 31 - 1);
});
