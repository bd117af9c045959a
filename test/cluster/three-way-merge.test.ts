import fc from 'fast-check';
import { expect, test } from 'vitest';
import { threeWayMerge } from './three-way-merge.ts';

test('sends what was changed, what went away, and nothing else', () => {
  const applied = { spec: { replicas: 1, paused: true, cpu: '1000m', empty: {}, list: [{ name: 'a' }] } };
  const live = { spec: { ...applied.spec, list: [{ name: 'a', added: 1 }] }, status: {} };
  expect(threeWayMerge(applied, applied, live)).toBeUndefined();
  expect(threeWayMerge(applied, { spec: { ...applied.spec, replicas: 2 } }, live)).toEqual({ spec: { replicas: 2 } });
  const { paused: _gone, ...without } = applied.spec;
  expect(threeWayMerge(applied, { spec: without }, live)).toEqual({ spec: { paused: null } });
  expect(threeWayMerge(applied, applied, { spec: { ...live.spec, cpu: '1' } })).toEqual({ spec: { cpu: '1000m' } });
  const { empty: _lost, ...lost } = live.spec;
  expect(threeWayMerge(applied, applied, { spec: lost })).toEqual({ spec: { empty: {} } });
  const longer = { spec: { ...live.spec, list: [...live.spec.list, { name: 'b' }] } };
  expect(threeWayMerge(applied, applied, longer)).toEqual({ spec: { list: [{ name: 'a' }] } });
});

test('sends nothing for what is live as desired, whatever was added to maps, and something for any other value', () => {
  const json = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 3 }), { minKeys: 1 });
  fc.assert(
    fc.property(json, json, (desired, added) => {
      expect(threeWayMerge(desired, desired, { ...added, ...desired })).toBeUndefined();
      const [key = ''] = Object.keys(desired);
      expect(threeWayMerge(desired, desired, { ...desired, [key]: 'something else entirely' })).toBeDefined();
    }),
  );
});
