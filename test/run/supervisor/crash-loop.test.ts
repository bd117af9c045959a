import { expect, test } from 'vitest';
import { CrashLoop } from '../../../runtime/run/supervisor/crash-loop.ts';

test('ends in a row are counted, and time that a server stays up forgives them', () => {
  let now = 0;
  const loop = new CrashLoop(3, () => now);
  const runFor = (time: number): boolean => {
    loop.started();
    now += time;
    return loop.ended('server');
  };
  expect([runFor(10), runFor(10)]).toEqual([false, false]);
  expect(runFor(30_000)).toBe(false);
  expect([loop.count, runFor(10), runFor(29_999)]).toEqual([1, false, true]);
});

test('a start that fails is an end', () => {
  const loop = new CrashLoop(2, () => 0);
  expect([loop.ended('server'), loop.ended('server')]).toEqual([false, true]);
});

test('ends that the engine made do not count, however many there are', () => {
  const loop = new CrashLoop(2, () => 0);
  expect([loop.ended('server'), loop.ended('engine'), loop.ended('engine'), loop.count]).toEqual([
    false,
    false,
    false,
    1,
  ]);
  expect(loop.ended('server')).toBe(true);
});
