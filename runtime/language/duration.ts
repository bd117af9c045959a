import type { LanguageProblem } from './language-problem.ts';
import { openTable } from '../diagnostics/open-table.ts';

/** A length of time, or what is wrong with its text. */
export type ReadDuration = { readonly nanoseconds: bigint } | { readonly problem: LanguageProblem };

const perUnit: Readonly<Record<string, bigint>> = openTable({
  ns: 1n,
  us: 1_000n,
  µs: 1_000n,
  ms: 1_000_000n,
  s: 1_000_000_000n,
  m: 60_000_000_000n,
  h: 3_600_000_000_000n,
});

const units = Object.keys(perUnit).join(', ');
/** What fits into the 64 bits that programs keep a duration in: some 292 years. */
const longest = 2n ** 63n - 1n;
const segment = /([0-9]+)(?:\.([0-9]+))?(ns|us|µs|ms|s|m|h)/y;

/**
 * Reads a duration such as `1h30m` (spec 1, durations; a Go duration without a sign) exactly. What is finer than a nanosecond is
 * cut off. Takes what the schemas' pattern takes, up to what 64 bits hold.
 */
export function readDuration(text: string): ReadDuration {
  let nanoseconds = 0n;
  let at = 0;
  while (at < text.length || at === 0) {
    segment.lastIndex = at;
    const match = segment.exec(text);
    if (match === null) return problem('not a valid duration', `numbers with units (${units}), as in 1h30m`, at, text);
    const [all, whole = '', fraction = '', unit = ''] = match;
    const scale = perUnit[unit] ?? 0n;
    nanoseconds += BigInt(whole) * scale + (BigInt(`0${fraction}`) * scale) / 10n ** BigInt(fraction.length);
    at += all.length;
  }
  if (nanoseconds > longest) return problem('it is longer than 292 years', 'write a shorter time', 0, text);
  return { nanoseconds };
}

function problem(message: string, hint: string, start: number, text: string): ReadDuration {
  return { problem: { message, hint, start, end: text.length } };
}
