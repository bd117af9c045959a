/** One line of the benchmark: a ratio of two measurements of the same run, and the bar it is held to. */
export interface Gate {
  readonly id: string;
  readonly what: string;
  readonly control: string;
  /** Milliseconds, unless `unit` says otherwise. */
  readonly subject: number;
  readonly base: number;
  readonly unit?: 'ms' | 'MiB';
  /** The ratio has to be at most this. */
  readonly bar: number;
  readonly stretch: number;
}

/** The printed form of a gate. */
export function describeGate({ id, what, control, subject, base, unit = 'ms', bar, stretch }: Gate): string {
  const ratio = subject / base;
  const verdict = ratio <= stretch ? 'stretch' : ratio <= bar ? 'pass' : 'MISS';
  return [
    `${id.padEnd(4)} ${verdict.padEnd(7)} ratio ${ratio.toFixed(2)} (bar ${bar}, stretch ${stretch})`,
    `     ${what}: ${subject.toFixed(0)} ${unit}`,
    `     ${control}: ${base.toFixed(0)} ${unit}`,
  ].join('\n');
}
