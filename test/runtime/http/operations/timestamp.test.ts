import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTimestamp, timestampProblem } from '../../../../runtime/http/operations/timestamp.ts';

const first = new Date(0).setUTCFullYear(1, 0, 1);
const moments = fc.date({ min: new Date(first), max: new Date('9998-12-31T00:00:00Z'), noInvalidDate: true });

test('a time in UTC is read as the platform reads it', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      expect(parseTimestamp(moment.toISOString())).toBe(moment.getTime());
      expect(parseTimestamp(moment.toISOString().replace('T', 't').replace('Z', 'z'))).toBe(moment.getTime());
    }),
  );
});

test('a time of a zone is the same moment elsewhere', () => {
  const minutes = fc.integer({ min: -23 * 60, max: 23 * 60 });
  fc.assert(
    fc.property(moments, minutes, (moment, offset) => {
      const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, -1);
      fc.pre(local.length === 23);
      const [hours, rest] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
      const zone = `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
      expect(parseTimestamp(`${local}${zone}`)).toBe(moment.getTime());
    }),
  );
});

test('fractions may have any length, and a leap second is the second after it', () => {
  expect(parseTimestamp('2026-01-31T12:00:00.5Z')).toBe(Date.UTC(2026, 0, 31, 12, 0, 0, 500));
  expect(parseTimestamp('2026-01-31T12:00:00.123456789Z')).toBe(Date.UTC(2026, 0, 31, 12, 0, 0, 123));
  expect(parseTimestamp('2016-12-31T23:59:60Z')).toBe(Date.UTC(2017, 0, 1));
  expect(parseTimestamp('2024-02-29T00:00:00Z')).toBe(Date.UTC(2024, 1, 29));
});

test('anything else is not a valid time', () => {
  const wrong = [
    '',
    'now',
    '2026-01-31',
    '2026-01-31T12:00:00',
    '2026-01-31 12:00:00Z',
    '2026-02-30T00:00:00Z',
    '2025-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:61Z',
    '2026-01-01T00:00:00+24:00',
    '2026-01-01T00:00:00+0100',
    '2026-01-01T00:00:00.Z',
    '+002026-01-01T00:00:00Z',
    '1767225600',
    ' 2026-01-31T12:00:00Z',
  ];
  expect(wrong.filter((text) => parseTimestamp(text) !== undefined)).toEqual([]);
});

test('a value that is nearly a time is reported with the time that was probably meant', () => {
  const told: readonly (readonly [text: string, says: RegExp])[] = [
    ['2026-01-31', /^is a day without a time: write 2026-01-31T00:00:00Z /],
    ['2026-01-31T12:00:00', /^has no zone: write 2026-01-31T12:00:00Z /],
    ['2026-01-31 12:00:00Z', /^has a space between day and time: write 2026-01-31T12:00:00Z /],
    ['2026-01-31 12:00:00', /^has no zone, and a space .*: write 2026-01-31T12:00:00Z /],
    ['2026-01-31T12:00', /^has no seconds: write 2026-01-31T12:00:00Z /],
    ['2026-01-31T12:00Z', /^has no seconds: write 2026-01-31T12:00:00Z /],
    ['2026-01-31T12:00:00 02:00', /%2B in a query: write 2026-01-31T12:00:00%2B02:00 /],
    ['2026-02-30', /^has to be a time such as /],
    ['yesterday', /^has to be a time such as /],
    ['', /^has to be a time such as /],
  ];
  for (const [text, says] of told) {
    const problem = timestampProblem(text);
    expect(problem, text).toMatch(says);
    const proposed = decodeURIComponent(/write (\S+)/.exec(problem)?.[1] ?? '2026-01-31T12:00:00Z');
    expect(parseTimestamp(proposed), text).toBeDefined();
  }
});
