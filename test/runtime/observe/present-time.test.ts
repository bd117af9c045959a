import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { presentTime } from '../../../runtime/observe/present-time.ts';

test('is what the system says, to the millisecond, wherever the clock goes', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const moments = fc.array(fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }));
  const near = fc
    .tuple(moments, fc.array(fc.integer({ min: -1500, max: 1500 })))
    .map(([far, steps]) =>
      far.flatMap((at) => [at.getTime(), ...steps.map((step) => Math.max(0, at.getTime() + step))]),
    );
  fc.assert(
    fc.property(near, (times) => {
      for (const time of times) {
        vi.setSystemTime(time);
        expect(presentTime()).toBe(new Date(time).toISOString());
      }
    }),
  );
});
