import { describe, expect, test } from 'vitest';
import { memoryEventLog } from '../../../../runtime/mcp/session/event-log.ts';
import { memorySessions } from '../../../../runtime/mcp/session/memory-sessions.ts';
import { noSessionSettings, type SessionRecord } from '../../../../runtime/mcp/session/session-record.ts';

const record = (id: string, quotaKey = id): SessionRecord => ({
  id,
  binding: '',
  quotaKey,
  initialize: Buffer.from('{}'),
  revision: '2025-11-25',
  hints: {},
  settings: noSessionSettings,
});

describe('sessions in memory', () => {
  test('end when they are idle, and live on while they are used', async () => {
    let now = 0;
    const ended: string[] = [];
    const sessions = memorySessions({ idleMs: 100, clock: () => now });
    sessions.onEnded((id) => ended.push(id));
    await sessions.create(record('a'));
    await sessions.create(record('b'));
    now = 60;
    expect(await sessions.find('a')).toMatchObject({ id: 'a' });
    now = 120;
    expect(await sessions.find('b')).toBeUndefined();
    expect(await sessions.find('a')).toMatchObject({ id: 'a' });
    expect(ended).toEqual(['b']);
    await sessions.close();
  });

  test('give way to newer ones, the longest unused first', async () => {
    const ended: string[] = [];
    const sessions = memorySessions({ maximum: 2 });
    sessions.onEnded((id) => ended.push(id));
    for (const id of ['a', 'b']) await sessions.create(record(id));
    await sessions.find('a');
    await sessions.create(record('c'));
    expect(ended).toEqual(['b']);
    expect(await sessions.remove('a')).toBe(true);
    expect(await sessions.remove('a')).toBe(false);
    expect(ended).toEqual(['b', 'a']);
    await sessions.close();
  });
});

test('sessions in memory of one holder give way to its own newer ones, the longest unused first', async () => {
  const ended: string[] = [];
  const sessions = memorySessions({ maximum: 20 });
  sessions.onEnded((id) => ended.push(id));
  await sessions.create(record('others', 'other'));
  for (const id of ['a', 'b']) await sessions.create(record(id, 'one'));
  await sessions.find('a');
  await sessions.create(record('c', 'one'));
  expect(ended).toEqual(['b']);
  for (let count = 0; count < 30; count += 1) await sessions.create(record(`d${count}`, 'one'));
  expect(await sessions.find('others')).toBeDefined();
  expect(ended.slice(0, 3)).toEqual(['b', 'a', 'c']);
  await sessions.remove('d28');
  await sessions.create(record('e', 'one'));
  expect(await sessions.find('d29')).toBeDefined();
  await sessions.close();
});

describe('the log of events', () => {
  test('keeps the newest of each stream, and of all of them as many bytes as it may', () => {
    const log = memoryEventLog({ keptEvents: 2, keptStreamSize: 1000, keptSize: 1000 });
    for (const number of [1, 2, 3]) log.append('a', number, Buffer.from(`a${number}`));
    expect([1, 2, 3].map((number) => log.read('a', number)?.toString())).toEqual([undefined, 'a2', 'a3']);
    log.append('b', 1, Buffer.alloc(500));
    expect(log.read('a', 2)).toBeUndefined();
    expect(log.read('b', 1)).toHaveLength(500);
    log.append('b', 2, Buffer.alloc(5000));
    expect(log.read('b', 2)).toBeUndefined();
    log.drop('b');
    expect(log.read('b', 1)).toBeUndefined();
    expect(log.read('a', 3)?.toString()).toBe('a3');
  });

  test('keeps so many bytes of one stream, and its newest event however long that is', () => {
    const log = memoryEventLog({ keptEvents: 100, keptStreamSize: 1000, keptSize: 100_000 });
    log.append('b', 1, Buffer.alloc(300));
    for (const number of [1, 2, 3]) log.append('a', number, Buffer.alloc(300));
    expect([1, 2, 3].map((number) => log.read('a', number)?.length)).toEqual([undefined, 300, 300]);
    log.append('a', 4, Buffer.alloc(5000));
    expect([2, 3, 4].map((number) => log.read('a', number)?.length)).toEqual([undefined, undefined, 5000]);
    log.append('a', 5, Buffer.alloc(10));
    expect([4, 5].map((number) => log.read('a', number)?.length)).toEqual([undefined, 10]);
    expect(log.read('b', 1)).toHaveLength(300);
  });
});
