import { describe, expect, test } from 'vitest';
import { ContainerOutput } from '../../../runtime/run/engine/container-output.ts';

function frame(stream: number, text: string): Buffer {
  const header = Buffer.alloc(8);
  header[0] = stream;
  header.writeUInt32BE(Buffer.byteLength(text), 4);
  return Buffer.concat([header, Buffer.from(text)]);
}

function reading(pieces: readonly Buffer[]): { output: string; errors: string; broken: number } {
  const heard = { output: '', errors: '', broken: 0 };
  const output = new ContainerOutput({
    output: (bytes) => (heard.output += bytes.toString()),
    errorOutput: (bytes) => (heard.errors += bytes.toString()),
    broken: () => (heard.broken += 1),
  });
  for (const piece of pieces) output.read(piece);
  return heard;
}

describe('the streams of a container', () => {
  const all = Buffer.concat([frame(1, 'one\n'), frame(2, 'error\n'), frame(1, ''), frame(1, 'two\n')]);

  test('are separated, wherever the bytes are cut', () => {
    const expected = { output: 'one\ntwo\n', errors: 'error\n', broken: 0 };
    expect(reading([all])).toEqual(expected);
    expect(reading([...all].map((byte) => Buffer.from([byte])))).toEqual(expected);
    for (let at = 1; at < all.length; at += 1)
      expect(reading([all.subarray(0, at), all.subarray(at)])).toEqual(expected);
  });

  test('are not read further after bytes that are not a frame', () => {
    expect(reading([frame(1, 'a'), Buffer.from('plain text without frames'), all])).toEqual({
      output: 'a',
      errors: '',
      broken: 1,
    });
  });
});
