import type { Receiver } from './backend.ts';

/** For messages whose answer nobody waits for. */
export const ignoredAnswer: Receiver = {
  head: () => undefined,
  chunk: () => true,
  message: () => true,
  end: () => undefined,
  fail: () => undefined,
};
