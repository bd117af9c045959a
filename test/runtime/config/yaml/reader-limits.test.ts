import { describe, expect, test } from 'vitest';
import { maximumDepth, maximumPositionedLength } from '../../../../runtime/config/limits.ts';
import { readerRefusal } from '../../../../runtime/config/yaml/reader-limits.ts';

describe('readerRefusal', () => {
  test('takes what people and programs write', () => {
    expect(readerRefusal('')).toBeUndefined();
    expect(readerRefusal('a: [1, {b: 2}]\n'.repeat(10_000))).toBeUndefined();
    expect(readerRefusal(`a: |\n  ${'- '.repeat(5_000)}\n`)).toBeUndefined();
    expect(readerRefusal(`a: "${'['.repeat(20_000)}"\n`)).toBeUndefined();
    expect(readerRefusal(`a: |\n${'  [{[{ more\n'.repeat(20_000)}`)).toBeUndefined();
    expect(readerRefusal(`a: ${'x'.repeat(maximumPositionedLength - 100)}`)).toBeUndefined();
  });

  test('finds where brackets and dashes pass the limit', () => {
    const text = `# [\nkey: "[" \nother: ${'['.repeat(20_000)}`;
    expect(readerRefusal(text)).toEqual({ outcome: 'too-deep', offset: text.indexOf('[[') + maximumDepth });
    expect(readerRefusal(`a:\n  ${'- '.repeat(20_000)}a`)).toEqual({
      outcome: 'too-deep',
      offset: 5 + 2 * maximumDepth,
    });
  });

  test.each([
    ['long', 'x'.repeat(maximumPositionedLength + 1)],
    ['of many tokens', `[${','.repeat(600_000)}`],
    ['of many anchors', '&a '.repeat(20_000)],
    ['of many tags', '!a\n'.repeat(20_000)],
  ])('refuses what is too large: %s', (_what, text) => {
    expect(readerRefusal(text)).toEqual({ outcome: 'too-large' });
  });
});
