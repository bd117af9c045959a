import { createLog, type Log, type LogLevel } from '../../runtime/observe/log.ts';

/** A log whose lines can be looked at. */
export interface MemoryLog {
  readonly log: Log;
  /** Every line so far, parsed. */
  readonly lines: () => Record<string, unknown>[];
  /** Every line so far, as it was written. */
  readonly text: () => string;
}

export function memoryLog(level: LogLevel = 'info'): MemoryLog {
  const written: string[] = [];
  const log = createLog({ level, destination: { write: (line: string) => void written.push(line) } });
  return {
    log,
    text: () => written.join(''),
    lines: () =>
      written.map((line) => {
        const value: unknown = JSON.parse(line);
        if (typeof value !== 'object' || value === null) throw new Error(`a log line is no object: ${line}`);
        return Object.fromEntries(Object.entries(value));
      }),
  };
}
