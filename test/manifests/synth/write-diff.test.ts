import { expect, test } from 'vitest';
import { shortDiff } from '../../../manifests/synth/write-diff.ts';

test('a diff shows the region that differs, with the line before it', () => {
  expect(shortDiff('a\nb\nc\nd\n', 'a\nb\nX\nY\nd\n', 10)).toBe('@@ line 3 @@\n  b\n- c\n+ X\n+ Y');
  expect(shortDiff('a\n', 'b\na\n', 10)).toBe('@@ line 1 @@\n+ b');
  expect(shortDiff('a\r\nb\r\n', 'a\nc\n', 10)).toBe('@@ line 2 @@\n  a\n- b\n+ c');
});

test('a long diff is cut, and says by how much', () => {
  const lines = (letter: string): string => Array.from({ length: 20 }, (_, index) => `${letter}${index}\n`).join('');
  const diff = shortDiff(lines('a'), lines('b'), 6).split('\n');
  expect(diff.filter((line) => line.startsWith('-'))).toHaveLength(3);
  expect(diff.filter((line) => line.startsWith('+'))).toHaveLength(3);
  expect(diff.at(-1)).toBe('  (34 more lines)');
});
