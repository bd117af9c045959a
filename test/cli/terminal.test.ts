import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { terminalOf } from '../../cli/output/terminal.ts';

/** A process with signals of its own, and the code that it was left with. */
function processOf(pid: number) {
  const emitter = new EventEmitter();
  const left: (number | undefined)[] = [];
  const { stdin, stdout, stderr } = process;
  const own = {
    pid,
    stdin,
    stdout,
    stderr,
    env: {},
    cwd: () => '/',
    exit: (code?: number | string | null): never => {
      left.push(Number(code));
      // A real exit does not return.
      throw new Error('left');
    },
    on: (signal: string, listener: () => void) => emitter.on(signal, listener),
    once: (signal: string, listener: () => void) => emitter.once(signal, listener),
    off: (signal: string, listener: () => void) => emitter.off(signal, listener),
  };
  return { own, left, emitter };
}

describe('a process that is asked to end', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ])('as the first of a container leaves at once at %s while nobody awaits it', (signal, code) => {
    const { own, left, emitter } = processOf(1);
    terminalOf(own);
    expect(() => emitter.emit(signal)).toThrow('left');
    expect(left).toEqual([code]);
  });

  test('as the first of a container resolves the promise of each waiter', async () => {
    const { own, left, emitter } = processOf(1);
    const terminal = terminalOf(own);
    const first = terminal.interrupted();
    expect(emitter.emit('SIGTERM')).toBe(true);
    await first;
    const second = terminal.interrupted();
    expect(emitter.emit('SIGTERM')).toBe(true);
    await second;
    expect(left).toEqual([]);
  });

  test('elsewhere leaves signals to the system until a waiter exists', () => {
    const { own, emitter } = processOf(4711);
    terminalOf(own);
    expect(emitter.listenerCount('SIGTERM') + emitter.listenerCount('SIGINT')).toBe(0);
  });
});
