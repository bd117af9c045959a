import { expect, test } from 'vitest';
import { storePing } from '../../../runtime/registry/store-ping.ts';

test('a store that answers is there, and one that refuses is not', async () => {
  expect(await storePing({ ping: () => Promise.resolve() })()).toBe(true);
  expect(await storePing({ ping: () => Promise.reject(new Error('down')) })()).toBe(false);
});

test('a store that does not answer is down; it is asked once for any number of probes, and again after its answer', async () => {
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  const answers = storePing(
    {
      ping: () => {
        asked += 1;
        return answer.promise;
      },
    },
    5,
  );
  expect(await Promise.all([answers(), answers(), answers()])).toEqual([false, false, false]);
  expect(await answers()).toBe(false);
  expect(asked).toBe(1);
  answer.resolve();
  expect(await answers()).toBe(true);
  expect(await answers()).toBe(true);
  expect(asked).toBeGreaterThan(1);
});
