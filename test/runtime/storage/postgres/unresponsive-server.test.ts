import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUnresponsive, type UnresponsiveWatch } from '../../../../runtime/storage/postgres/unresponsive-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = new Error('it does not answer');

/** A watch over a server whose probes end as the test says. */
function watched(): {
  readonly silence: UnresponsiveWatch;
  readonly probes: ((answers: boolean) => void)[];
  silent: number;
} {
  const probes: ((answers: boolean) => void)[] = [];
  const watching = {
    probes,
    silent: 0,
    silence: watchUnresponsive({
      probe: () => new Promise((resolve) => probes.push(resolve)),
      refusal: () => refusal,
      onUnresponsive: () => {
        watching.silent += 1;
      },
    }),
  };
  return watching;
}

/** A question that is not answered until the test says so, and long enough for doubts. */
async function longQuestion(
  silence: UnresponsiveWatch,
): Promise<{ readonly answer: () => void; readonly asked: Promise<string> }> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = silence.watched(() => promise);
  await vi.advanceTimersByTimeAsync(60_000);
  return { asked, answer: () => resolve('late') };
}

/** Whether a promise has settled, and how. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  let state = 'waits';
  promise.then(
    () => (state = 'admitted'),
    () => (state = 'refused'),
  );
  await vi.advanceTimersByTimeAsync(0);
  return state;
}

test('a question that is answered soon raises no doubt', async () => {
  const { silence, probes } = watched();
  expect(await silence.watched(() => Promise.resolve('soon'))).toBe('soon');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toEqual([]);
});

test('while one is slow and the probe is under way, others wait for its verdict', async () => {
  const watching = watched();
  const { silence, probes } = watching;
  const { asked, answer } = await longQuestion(silence);
  expect(probes).toHaveLength(1);
  const other = silence.admit();
  expect(await stateOf(other)).toBe('waits');
  probes[0]?.(true);
  expect(await stateOf(other)).toBe('admitted');
  expect(watching.silent).toBe(0);
  answer();
  expect(await asked).toBe('late');
});

test('a silent server is asked by one probe at a time, and by others again when one is answered', async () => {
  const watching = watched();
  const { silence, probes } = watching;
  const first = await longQuestion(silence);
  const second = await longQuestion(silence);
  expect(probes).toHaveLength(1);
  const waiting = silence.admit();
  waiting.catch(() => undefined);
  probes[0]?.(false);
  await expect(waiting).rejects.toBe(refusal);
  expect(watching.silent).toBe(1);
  for (const count of [2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probes).toHaveLength(count);
    // Refused at once, also while a probe is under way.
    expect(await stateOf(silence.admit())).toBe('refused');
    if (count < 4) probes[count - 1]?.(false);
  }
  expect(watching.silent).toBe(1);
  probes[3]?.(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await stateOf(silence.admit())).toBe('admitted');
  expect(probes).toHaveLength(4);
  first.answer();
  second.answer();
});

test('a probe that cannot be made proves nothing, and keeps nobody waiting', async () => {
  const onUnresponsive = vi.fn();
  const silence = watchUnresponsive({
    probe: () => Promise.reject(new Error('no file')),
    refusal: () => refusal,
    onUnresponsive,
  });
  const { asked, answer } = await longQuestion(silence);
  expect(await stateOf(silence.admit())).toBe('admitted');
  // The next doubt is probed anew.
  const next = await longQuestion(silence);
  expect(await stateOf(silence.admit())).toBe('admitted');
  expect(onUnresponsive).not.toHaveBeenCalled();
  answer();
  next.answer();
  await Promise.all([asked, next.asked]);
});

test('nothing is asked any more after the end', async () => {
  const { silence, probes } = watched();
  await longQuestion(silence);
  probes[0]?.(false);
  await vi.advanceTimersByTimeAsync(0);
  silence.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toHaveLength(1);
});
