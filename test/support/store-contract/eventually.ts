import { setTimeout as delay } from 'node:timers/promises';

/** Runs a check again until it holds; fails with what it said last, after `patience` milliseconds. */
export async function eventually(check: () => void | Promise<void>, patience = 20_000): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await delay(10);
  }
}
