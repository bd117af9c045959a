import { expect, test } from 'vitest';
import { usedRequestStates } from '../../../runtime/aggregator/used-request-states.ts';

test('a state is taken once, until its time is over', async () => {
  const used = usedRequestStates(undefined);
  expect(await used.take('a', 60_000)).toBe('taken');
  expect(await used.take('a', 60_000)).toBe('used');
  expect(await used.take('b', 0)).toBe('taken');
  expect(await used.take('a', 60_000)).toBe('used');
});

test('of two replicas one takes a state, and without their storage neither does', async () => {
  const names = new Set<string>();
  let isAway = false;
  const takeOnce = async (name: string): Promise<boolean> => {
    if (isAway) throw new Error('away');
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  };
  const [one, other] = [usedRequestStates({ takeOnce }), usedRequestStates({ takeOnce })];
  expect(await Promise.all([one.take('a', 1000), other.take('a', 1000)])).toEqual(['taken', 'used']);
  isAway = true;
  expect(await one.take('b', 1000)).toBe('unreachable');
});
