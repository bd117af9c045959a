import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { throttle } from '../../../runtime/schedule/throttle.ts';

describe('calls that come often', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('are made together, soon after the first', () => {
    const action = vi.fn();
    const throttled = throttle(action, 200, 1000);
    for (let call = 0; call < 10; call++) throttled.call();
    vi.advanceTimersByTime(199);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('come through while they never stop, at their distance', () => {
    const action = vi.fn();
    const throttled = throttle(action, 200, 1000);
    for (let time = 0; time < 10_000; time += 50) {
      throttled.call();
      vi.advanceTimersByTime(50);
    }
    expect(action).toHaveBeenCalledTimes(10);
  });

  test('are not made after the end', () => {
    const action = vi.fn();
    const throttled = throttle(action, 200, 1000);
    throttled.call();
    throttled.stop();
    throttled.call();
    vi.advanceTimersByTime(5000);
    expect(action).not.toHaveBeenCalled();
  });
});
