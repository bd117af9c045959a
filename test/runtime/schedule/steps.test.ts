import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atOnce, inTurns, type Steps } from '../../../runtime/schedule/steps.ts';

/** Steps that keep the process busy for a millisecond each. */
function* busy(count: number, ran: () => void): Steps<string> {
  for (let step = 0; step < count; step += 1) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    ran();
    yield;
  }
  return 'done';
}

test('others get their turn between the steps, however many pieces of work there are', async () => {
  let steps = 0;
  let largest = 0;
  const over = new AbortController();
  const others = (async () => {
    while (!over.signal.aborted) {
      const before = steps;
      await nextTurn();
      largest = Math.max(largest, steps - before);
    }
  })();
  const works = Array.from({ length: 5 }, () => inTurns(busy(40, () => void (steps += 1))));
  expect(await Promise.all(works)).toEqual(Array.from({ length: 5 }, () => 'done'));
  over.abort();
  await others;
  expect(steps).toBe(200);
  // Eight of a millisecond, and one more of each of the others.
  expect(largest).toBeLessThanOrEqual(13);
});

test('work that nobody waits on is done without a pause', async () => {
  let turns = 0;
  const counted = nextTurn().then(() => (turns += 1));
  expect(atOnce(busy(20, () => undefined))).toBe('done');
  expect(turns).toBe(0);
  await counted;
});
