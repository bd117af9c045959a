import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimedReceiver } from '../../../runtime/aggregator/timed-receiver.ts';
import type { AnswerHead, Receiver } from '../../../runtime/mcp/backend/backend.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call whose answer begins like this, and how it ends after a question of its session was answered. */
function endAfterQuestion(kind: AnswerHead['kind']): readonly string[] {
  const ends: string[] = [];
  const receiver: Receiver = {
    head: () => undefined,
    chunk: () => true,
    message: () => true,
    end: () => ends.push('end'),
    fail: (problem) => ends.push(problem.kind),
  };
  const timed = new TimedReceiver(receiver, 1000, () => undefined);
  timed.begin({ cancel: () => undefined });
  timed.head({ kind, status: 200, length: undefined, resume: () => undefined });
  timed.pause();
  timed.resume();
  vi.advanceTimersByTime(5000);
  return ends;
}

test('a client reads a body for as long as it takes, also where another call of its session was asked something', () => {
  expect(endAfterQuestion('json')).toEqual([]);
  expect(endAfterQuestion('events')).toEqual(['timeout']);
});
