import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EventReader } from '../../../../runtime/mcp/stream/event-reader.ts';
import { eventBytes } from '../../../../runtime/mcp/stream/write-event.ts';

interface Read {
  readonly events: readonly (readonly [type: string, data: string, id: string | undefined])[];
  readonly retries: readonly number[];
  readonly isTooLarge: boolean;
}

function read(chunks: readonly Buffer[], maximumBytes = 1_000_000): Read {
  const events: [string, string, string | undefined][] = [];
  const retries: number[] = [];
  let isTooLarge = false;
  const reader = new EventReader(
    {
      event: ({ type, data, id }) => void events.push([type, data.toString('utf8'), id]),
      retry: (milliseconds) => void retries.push(milliseconds),
      tooLarge: () => {
        isTooLarge = true;
      },
    },
    maximumBytes,
  );
  for (const chunk of chunks) reader.push(chunk);
  return { events, retries, isTooLarge };
}

const sample = Buffer.from(
  '\uFEFF: comment\r\ndata: one\r\n\r\nevent: endpoint\rdata:/x\r\rid: 7\nretry: 250\ndata: a\ndata:  b\ndata\n\n' +
    'data: {"u":"\u2028","e":"😀"}\n\nid: 8\n\nretry: soon\nunknown: x\nid\ndata: last\n\ndata: unfinished\n',
);

describe('EventReader', () => {
  test('reads what the standard describes', () => {
    expect(read([sample])).toEqual({
      events: [
        ['message', 'one', undefined],
        ['endpoint', '/x', undefined],
        ['message', 'a\n b\n', '7'],
        ['message', '{"u":"\u2028","e":"😀"}', '7'],
        ['message', 'last', ''],
      ],
      retries: [250],
      isTooLarge: false,
    });
  });

  test('reads the same wherever the bytes are cut', () => {
    const whole = read([sample]);
    for (let at = 0; at <= sample.length; at += 1) {
      expect(read([sample.subarray(0, at), sample.subarray(at)]), `cut at ${at}`).toEqual(whole);
    }
    expect(read([...sample].map((byte) => Buffer.from([byte])))).toEqual(whole);
    fc.assert(
      fc.property(fc.array(fc.nat(sample.length), { maxLength: 20 }), (cuts) => {
        const ends = [...cuts.toSorted((a, b) => a - b), sample.length];
        expect(read(ends.map((end, index) => sample.subarray(ends[index - 1] ?? 0, end)))).toEqual(whole);
      }),
    );
  });

  test('reads what we write, whatever is in it', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(9), fc.boolean(), (json, indent, isReturn) => {
        const text = JSON.stringify(JSON.parse(json), undefined, indent).replaceAll('\n', isReturn ? '\r\n' : '\n');
        const { events } = read([eventBytes(Buffer.from(text), 'a-1')]);
        expect(events).toEqual([['message', text.replaceAll('\r\n', '\n'), 'a-1']]);
      }),
    );
  });

  test('stops at an event that is longer than the bound, in one line or in many', () => {
    expect(read([Buffer.from(`data: ${'x'.repeat(50)}\n\n`)], 100).isTooLarge).toBe(false);
    expect(read([Buffer.from(`data: ${'x'.repeat(200)}`)], 100).isTooLarge).toBe(true);
    const lines = read([Buffer.from(`data: ok\n\n${'data: xxxxxxxxx\n'.repeat(20)}\ndata: no\n\n`)], 100);
    expect(lines).toMatchObject({ isTooLarge: true, events: [['message', 'ok', undefined]] });
  });

  test('joins the many empty lines of an event, which would take far more memory than their bytes', () => {
    const before = process.memoryUsage().heapUsed;
    const lines = Buffer.from('data:\n'.repeat(10_000));
    const held: unknown[] = [];
    const reader = new EventReader({ event: (event) => void held.push(event), tooLarge: () => undefined }, 10_000_000);
    for (let times = 0; times < 60; times += 1) reader.push(lines);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(40_000_000);
    reader.push(Buffer.from('data: {}\n\n'));
    expect(held).toHaveLength(1);
  });
});
