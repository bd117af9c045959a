import { expect, test } from 'vitest';
import { recentMap } from '../../../runtime/identity/recent-map.ts';

test('a map of bounded size forgets what was used longest ago', () => {
  const map = recentMap<number>(3);
  for (const [value, key] of ['a', 'b', 'c'].entries()) map.set(key, value);
  expect(map.get('a')).toBe(0);
  map.set('d', 3);
  expect([map.size, map.get('a'), map.get('b'), map.get('c'), map.get('d')]).toEqual([3, 0, undefined, 2, 3]);
  map.set('c', 9);
  map.delete('d');
  expect([map.size, map.get('c'), map.get('d')]).toEqual([2, 9, undefined]);
});
