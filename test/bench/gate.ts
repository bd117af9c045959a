/** One line of the benchmark: a ratio of two measurements of the same run, and the bar it is held to. */
export interface Gate {
  readonly id: string;
  readonly what: string;
  readonly control: string;
  /** Milliseconds, unless `unit` says otherwise. */
  readonly subject: number;
  readonly base: number;
  readonly unit?: 'ms' | 'µs' | 'MiB';
  /** The ratio has to be at most this, or at least where `isSpeed` says so. */
  readonly bar: number;
  readonly stretch: number;
  /** The ratio is that of speeds: the time of the control through that of the subject. */
  readonly isSpeed?: boolean;
  /** What else was measured. */
  readonly notes?: readonly string[];
}

/** The printed form of a gate. */
export function describeGate(gate: Gate): string {
  const { id, what, control, subject, base, unit = 'ms', bar, stretch, isSpeed = false, notes = [] } = gate;
  const ratio = isSpeed ? base / subject : subject / base;
  const reaches = (limit: number): boolean => (isSpeed ? ratio >= limit : ratio <= limit);
  const verdict = reaches(stretch) ? 'stretch' : reaches(bar) ? 'pass' : 'MISS';
  const digits = unit === 'µs' ? 1 : 0;
  return [
    `${id.padEnd(4)} ${verdict.padEnd(7)} ratio ${ratio.toFixed(2)} (bar ${bar}, stretch ${stretch})`,
    `     ${what}: ${subject.toFixed(digits)} ${unit}`,
    `     ${control}: ${base.toFixed(digits)} ${unit}`,
    ...notes.map((note) => `     ${note}`),
  ].join('\n');
}
