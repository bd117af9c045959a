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

test('a diff shows that a credential differs, and not the credential', () => {
  const secret = (data: string, password: string): string =>
    `apiVersion: v1\nkind: Secret\ndata:\n  k: ${data}\nstringData:\n  user: app\n  password: ${password}\n`;
  const diff = shortDiff(secret('YWJjZGVm', 'swordfish'), secret('Z2hpamts', 'marlinfish'), 20);
  expect(diff).not.toMatch(/YWJj|Z2hp|swordfish|marlinfish/);
  expect(diff.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(4);
  expect(diff).toContain('+   password: **********');
  expect(shortDiff('env:\n  - name: API_TOKEN\n    value: swordfish\n', 'env: []\n', 20)).not.toContain('swordfish');
});
