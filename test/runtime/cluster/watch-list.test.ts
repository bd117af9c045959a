import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchList } from '../../../runtime/cluster/watch-list.ts';

/** One connection that the watch opened. */
interface Connection {
  readonly query: Readonly<Record<string, unknown>>;
  readonly tell: (type: string, object: unknown) => void;
  /** Ends it: quietly without an error. */
  readonly end: (error?: unknown) => void;
}

const object = (name: string, resourceVersion: string) => ({ metadata: { name, uid: name, resourceVersion } });
const nameOf = (changed: unknown): string => (changed as ReturnType<typeof object>).metadata.name;

/** A watch of a server that is at version 10, with what it asked and told. */
function watched() {
  const connections: Connection[] = [];
  const told: string[] = [];
  const rights: boolean[] = [];
  const stopped = new AbortController();
  const state = { version: '10', isReachable: true };
  const done = watchList({
    watcher: {
      watch: async (_path, query, tell, end) => {
        connections.push({ query, tell, end: (error = null) => end(error) });
        return new AbortController();
      },
    },
    path: '/servers',
    currentVersion: async () => {
      if (!state.isReachable) throw new Error('unreachable');
      return state.version;
    },
    events: {
      changed: (changed, isDeleted) => void told.push(`${isDeleted ? 'deleted' : 'changed'} ${nameOf(changed)}`),
      missed: () => void told.push('missed'),
      mayWatch: (isAllowed) => void rights.push(isAllowed),
    },
    signal: stopped.signal,
  });
  return { connections, told, rights, state, stop: () => stopped.abort(), done };
}

describe('a watch of a cluster', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('begins at the version of the list, after one read of the objects', async () => {
    const { connections, told, stop, done } = watched();
    await vi.advanceTimersByTimeAsync(0);
    expect(connections.map(({ query }) => query['resourceVersion'])).toEqual(['10']);
    connections[0]?.tell('ADDED', object('a', '11'));
    connections[0]?.tell('DELETED', object('b', '12'));
    connections[0]?.tell('BOOKMARK', object('', '13'));
    expect(told).toEqual(['missed', 'changed a', 'deleted b']);
    stop();
    await done;
  });

  test('goes on where it was after a quiet end, at once, and without reading anew, however often', async () => {
    const { connections, told, stop, done } = watched();
    await vi.advanceTimersByTimeAsync(0);
    connections[0]?.tell('BOOKMARK', object('', '15'));
    const silence = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    for (let round = 0; round < 5; round++) {
      await vi.advanceTimersByTimeAsync(30_000);
      connections.at(-1)?.end(round % 2 === 0 ? null : silence);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(connections.map(({ query }) => query['resourceVersion'])).toEqual(['10', ...Array(5).fill('15')]);
    expect(told).toEqual(['missed']);
    stop();
    await done;
  });

  test.each([
    [
      'the server says that its version is too old',
      (connection: Connection) => {
        connection.tell('ERROR', { kind: 'Status', code: 410 });
        connection.end();
      },
    ],
    ['the server refuses', (connection: Connection) => connection.end(new Error('Gone'))],
  ])('begins anew when %s', async (_, fail) => {
    const { connections, told, state, stop, done } = watched();
    await vi.advanceTimersByTimeAsync(0);
    state.version = '90';
    connections.slice(0, 1).forEach(fail);
    await vi.advanceTimersByTimeAsync(1000);
    expect(connections.map(({ query }) => query['resourceVersion'])).toEqual(['10', '90']);
    expect(told).toEqual(['missed', 'missed']);
    stop();
    await done;
  });

  test('tells whether it is allowed, and no other refusal as that', async () => {
    const { connections, rights, stop, done } = watched();
    await vi.advanceTimersByTimeAsync(0);
    connections[0]?.end(Object.assign(new Error('Internal Server Error'), { statusCode: 500 }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(rights).toEqual([]);
    connections.at(-1)?.end(Object.assign(new Error('Forbidden'), { statusCode: 403 }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(rights).toEqual([false]);
    connections.at(-1)?.tell('BOOKMARK', object('', '15'));
    expect(rights).toEqual([false, true]);
    stop();
    await done;
  });

  test('waits longer and longer for a server that is away, no longer than a quarter of a minute', async () => {
    const { connections, state, stop, done } = watched();
    state.isReachable = false;
    await vi.advanceTimersByTimeAsync(0);
    connections[0]?.end(new Error('gone'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(connections.length).toBe(1);
    state.isReachable = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(connections.length).toBe(2);
    stop();
    await done;
  });

  test('ends with its signal, also while it is being connected', async () => {
    const { connections, stop, done } = watched();
    stop();
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(connections.length).toBeLessThan(2);
  });
});
