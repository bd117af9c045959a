import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineReader } from '../../../../runtime/mcp/backend/stdio/line-reader.ts';

function linesOf(pieces: readonly Buffer[], maximumBytes = 1_000_000): { lines: string[]; isTooLong: boolean } {
  const heard = { lines: new Array<string>(), isTooLong: false };
  const reader = new LineReader(
    {
      line: (bytes) => heard.lines.push(bytes.toString('utf8')),
      tooLong: () => {
        heard.isTooLong = true;
      },
    },
    maximumBytes,
  );
  for (const piece of pieces) reader.read(piece);
  return heard;
}

describe('lines of a pipe', () => {
  it('are the same however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ' '))),
        fc.infiniteStream(fc.integer({ min: 1, max: 40 })),
        fc.constantFrom('\n', '\r\n'),
        (texts, sizes, end) => {
          const bytes = Buffer.from(texts.map((text) => `${text}${end}`).join(''));
          const pieces: Buffer[] = [];
          for (let at = 0; at < bytes.length;) {
            const size = sizes.next().value ?? 1;
            pieces.push(bytes.subarray(at, at + size));
            at += size;
          }
          const whole = texts.filter((text) => text !== '');
          expect(linesOf(pieces).lines).toEqual(whole);
          expect(linesOf([...bytes].map((byte) => Buffer.from([byte]))).lines).toEqual(whole);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are bounded, also where no line ends', () => {
    expect(linesOf([Buffer.from('123456789\n'), Buffer.from('ab')], 9)).toEqual({
      lines: ['123456789'],
      isTooLong: false,
    });
    expect(linesOf([Buffer.from('12345'), Buffer.from('67890'), Buffer.from('\nnext\n')], 9)).toEqual({
      lines: [],
      isTooLong: true,
    });
  });
});
