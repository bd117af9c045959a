import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../runtime/diagnostics/diagnostic.ts';
import { inSourceOrder } from '../../../runtime/diagnostics/sort.ts';
import type { SourceFile } from '../../../runtime/diagnostics/span.ts';

const b: SourceFile = { path: 'b.yaml', text: 'x'.repeat(100) };
const a: SourceFile = { path: 'a.yaml', text: 'x'.repeat(100) };

function finding(source: SourceFile | undefined, start: number | undefined, code: string, message: string): Diagnostic {
  const place =
    source === undefined ? {} : start === undefined ? { source } : { source, span: { source, start, end: start + 1 } };
  return { code, severity: 'error', message, related: [], ...place };
}

const wanted = [
  finding(undefined, undefined, 'input/not-found', 'no folder'),
  finding(b, undefined, 'z/z', 'of the file'),
  finding(b, 3, 'a/a', 'm'),
  finding(b, 3, 'a/b', 'm'),
  finding(b, 3, 'a/b', 'n'),
  finding(b, 20, 'a/a', 'm'),
  finding(a, 1, 'a/a', 'm'),
];

describe('inSourceOrder', () => {
  test('gives one order, whatever order the findings were made in', () => {
    expect(inSourceOrder(wanted, [b, a])).toEqual(wanted);
    expect(inSourceOrder(wanted.toReversed(), [b, a])).toEqual(wanted);
    const shuffled = [4, 0, 6, 2, 5, 1, 3].flatMap((index) => wanted[index] ?? []);
    expect(inSourceOrder(shuffled, [b, a])).toEqual(wanted);
  });

  test('orders sources that were not given by their first finding, after those that were', () => {
    expect(inSourceOrder(wanted.toReversed()).map(({ source }) => source?.path ?? '-')).toEqual([
      '-',
      'a.yaml',
      ...Array(5).fill('b.yaml'),
    ]);
    expect(inSourceOrder(wanted.toReversed(), [b]).map(({ source }) => source?.path ?? '-')).toEqual([
      '-',
      ...Array(5).fill('b.yaml'),
      'a.yaml',
    ]);
  });

  test('says the same of the same place once, and keeps what differs', () => {
    expect(inSourceOrder([...wanted, ...wanted], [b, a])).toEqual(wanted);
  });
});
