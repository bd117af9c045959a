import { afterEach, expect, test, vi } from 'vitest';
import { createWorkSchedule, type WorkSchedule } from '../../../runtime/schedule/work-schedule.ts';

/** A thing that is painted again and again; its store is shared by all who paint. */
interface Fence {
  readonly name: string;
  readonly color: string;
  painted?: string;
}

const ends: WorkSchedule<Fence>[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((schedule) => schedule.close()));
});

/** A painter beside others: `holders` are the leases of all of them. */
function painter(me: string, store: Map<string, Fence>, holders: Map<string, string>, paint: () => Promise<void>) {
  const schedule = createWorkSchedule<Fence>({
    definitionOf: ({ color }) => color,
    current: async (fence) => store.get(fence.name) ?? fence,
    dueIn: ({ painted, color }) => (painted === color ? undefined : 0),
    isCurrent: ({ painted, color }) => painted === color,
    isUnfinished: () => false,
    wasTried: ({ painted }) => painted !== undefined,
    isOutage: (error) => error instanceof RangeError,
    leases: {
      take: async (name) => {
        const holder = holders.get(name) ?? me;
        holders.set(name, holder);
        return holder === me;
      },
      release: async (name) => void holders.delete(name),
    },
    leasePrefix: 'paint/',
    deadline: 60_000,
    atOnce: 2,
    workOf: ({ color }) =>
      color === 'bare'
        ? undefined
        : {
            async run(fence) {
              await paint();
              store.set(fence.name, { ...fence, painted: fence.color });
            },
          },
  });
  ends.push(schedule);
  return schedule;
}

test('work is done once among many, and again when its definition changes', async () => {
  const [store, holders] = [new Map<string, Fence>(), new Map<string, string>()];
  let runs = 0;
  const paint = async (): Promise<void> => void (runs += 1);
  const both = ['one', 'two'].map((me) => painter(me, store, holders, paint));
  for (const schedule of both) {
    schedule.declare([
      { name: 'a', color: 'green' },
      { name: 'b', color: 'bare' },
    ]);
  }
  await expect.poll(() => both.every((schedule) => schedule.untried().length === 0), { timeout: 10_000 }).toBe(true);
  expect(runs).toBeLessThanOrEqual(2);
  expect(both[0]?.request('b')).toBe(false);
  const before = runs;
  store.set('a', { name: 'a', color: 'red', painted: 'green' });
  both[0]?.declare([{ name: 'a', color: 'red', painted: 'green' }]);
  await expect.poll(() => store.get('a')?.painted).toBe('red');
  expect(runs).toBe(before + 1);
});

test('an outage has the work tried again; its leases are given back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [store, holders] = [new Map<string, Fence>(), new Map<string, string>()];
  let isDown = true;
  const schedule = painter('one', store, holders, async () => {
    if (isDown) throw new RangeError('out of reach');
  });
  schedule.declare([{ name: 'a', color: 'green' }]);
  await vi.waitFor(() => expect(holders.size).toBe(0));
  await vi.advanceTimersByTimeAsync(100);
  expect([store.size, holders.size]).toEqual([0, 0]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await expect.poll(() => store.get('a')?.painted).toBe('green');
  expect(schedule.untried()).toEqual([]);
});
