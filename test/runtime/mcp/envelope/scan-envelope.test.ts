import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idText, stringOf, valueOf } from '../../../../runtime/mcp/envelope/envelope.ts';
import { maximumDepth } from '../../../../runtime/mcp/envelope/json-cursor.ts';
import { scanEnvelope, type EnvelopeProblem } from '../../../../runtime/mcp/envelope/scan-envelope.ts';
import type { Envelope } from '../../../../runtime/mcp/envelope/envelope.ts';

function scan(text: string | Buffer): Envelope | EnvelopeProblem {
  return scanEnvelope(typeof text === 'string' ? Buffer.from(text) : text);
}

function outline(text: string): Envelope {
  const found = scan(text);
  if (found.kind === 'problem') throw new Error(`${text} is refused: ${found.message}`);
  return found;
}

/** JSON with white space wherever it may be, strings escaped in several ways, and numbers in several spellings. */
const spelt: fc.Arbitrary<string> = fc.letrec<{ value: string; text: string }>((tie) => ({
  text: fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }).map((part) => JSON.stringify(part).slice(1, -1)),
        fc.constantFrom('\\u0041', '\\ud800', '\\udc00', '\\ud83d\\ude00', '\\/', '\\b', '\u2028', '\u007f', 'ſ'),
      ),
      { maxLength: 4 },
    )
    .map((parts) => `"${parts.join('')}"`),
  value: fc.oneof(
    { maxDepth: 4 },
    tie('text'),
    fc.constantFrom(
      '0',
      '-0',
      '1',
      '-12',
      '1.50',
      '1e9',
      '1E+09',
      '-0.0e-0',
      '12345678901234567890',
      'true',
      'false',
      'null',
    ),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(' , ')}]`),
    fc
      .array(fc.tuple(tie('text'), tie('value')), { maxLength: 3 })
      .map((members) => `{ ${members.map(([key, value]) => `${key}\t:\r\n${value}`).join(',')} }`),
  ),
})).value;

describe('scanEnvelope', () => {
  test('finds the parts of a request', () => {
    const found = outline(
      ' {"jsonrpc":"2.0", "id" : 7, "method":"tools/call","params":{"arguments":{"n":1.0},"_meta":{"progressToken":"p","io.modelcontextprotocol/protocolVersion":"2026-07-28"},"name":"say \\"hi\\""}}\n',
    );
    expect(found.kind).toBe('request');
    expect(idText(found)).toBe('7');
    expect(found.method).toBe('tools/call');
    expect(stringOf(found, found.param.name)).toBe('say "hi"');
    expect(valueOf(found, found.param.arguments)).toEqual({ n: 1 });
    expect(stringOf(found, found.meta['io.modelcontextprotocol/protocolVersion'])).toBe('2026-07-28');
    expect(stringOf(found, found.meta.progressToken)).toBe('p');
  });

  test.each([
    ['{"jsonrpc":"2.0","method":"a"}', 'notification'],
    ['{"jsonrpc":"2.0","id":"x","result":{}}', 'response'],
    ['{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":""}}', 'response'],
    ['{"jsonrpc":"2.0","error":{"code":1,"message":""}}', 'response'],
  ])('%s is a %s', (text, kind) => {
    expect(outline(text).kind).toBe(kind);
  });

  test.each([
    ['', -32700],
    ['{', -32700],
    ['{"jsonrpc":"2.0","id":1,"method":"a"} x', -32700],
    ['{"jsonrpc":"2.0","id":01,"method":"a"}', -32700],
    ['{"jsonrpc":"2.0","id":1,"method":"a\u0001"}', -32700],
    ['\uFEFF{"jsonrpc":"2.0","id":1,"method":"a"}', -32700],
    ['"text"', -32600],
    ['[]', -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"a"}', -32600],
    ['{"id":1,"method":"a"}', -32600],
    ['{"jsonrpc":"2.0","id":1.5,"method":"a"}', -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"a"}', -32600],
    ['{"jsonrpc":"2.0","id":null,"method":"a"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":1}', -32600],
    ['{"jsonrpc":"2.0","id":1}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"a","result":{}}', -32600],
    ['{"jsonrpc":"2.0","id":1,"result":{},"error":{}}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"a","method":"b"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"a","\\u006dethod":"b"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"a","Method":"b"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"a","paramſ":{}}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"a","params":{"name":"x","name":"y"}}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"a","params":{"name":"x","n\\u0061me":"y"}}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"a","params":{"_meta":{"progressToken":1,"progressToken":2}}}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"a","params":[]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"a","params":{"_meta":1}}', -32602],
  ])('%s is refused with %i', (text, code) => {
    expect(scan(text)).toMatchObject({ kind: 'problem', code });
  });

  test('says which id a refused message has, where it can be read', () => {
    expect(scan('{"jsonrpc":"2.0","id":"a b","method":"m","params":[]}')).toMatchObject({ id: '"a b"' });
    expect(scan('{"jsonrpc":"2.0","id":[],"method":"m"}')).not.toHaveProperty('id');
  });

  test('notes another spelling of a key that decides', () => {
    expect(
      outline('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","Name":"b"}}').ambiguousKey,
    ).toBe('Name');
    expect(outline('{"jsonrpc":"2.0","id":1,"method":"a","params":{"Cursor":"b"}}').ambiguousKey).toBeUndefined();
  });

  test('refuses bytes that are not UTF-8, and what nests too deeply', () => {
    expect(scan(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toMatchObject({ code: -32700 });
    const nested = (depth: number): string =>
      `{"jsonrpc":"2.0","id":1,"method":"a","params":{"x":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
    expect(outline(nested(maximumDepth - 2)).kind).toBe('request');
    expect(scan(nested(maximumDepth - 1))).toMatchObject({ code: -32600 });
    expect(scan('['.repeat(200_000))).toMatchObject({ kind: 'problem' });
  });

  test('agrees with JSON.parse about every value of every message', () => {
    const members = fc.record({ name: spelt, arguments: spelt, other: spelt, token: spelt }, { requiredKeys: [] });
    fc.assert(
      fc.property(members, fc.shuffledSubarray(['name', 'arguments', 'other', '_meta'] as const), (values, order) => {
        const written = order.map((key) =>
          key === '_meta'
            ? `"_meta":{"progressToken":${values.token ?? '1'},"x":${values.other ?? '[]'}}`
            : `"${key}": ${values[key] ?? 'null'}`,
        );
        const text = `{"method":"m","params":{${written.join(' ,\n')}},"id":-5,"jsonrpc":"2.0"}`;
        const parsed: unknown = JSON.parse(text);
        const found = outline(text);
        expect(valueOf(found, found.params)).toEqual(Reflect.get(Object(parsed), 'params'));
        for (const key of ['name', 'arguments'] as const) {
          const span = found.param[key];
          const value: unknown = Reflect.get(Object(Reflect.get(Object(parsed), 'params')), key);
          expect(valueOf(found, span)).toEqual(value);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('accepts the syntax that JSON.parse accepts, and no other', () => {
    const base = '{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":[1,-2.5e3,"x\\u00e9",true,null,{"b":{}}]}}';
    const bytes = Buffer.from(base);
    const hostile = fc.tuple(
      fc.nat(bytes.length - 1),
      fc.constantFrom(0, 1),
      fc.oneof(fc.constantFrom(...Buffer.from('{}[],:"\\u0019-+.eE tfn/\n\t')), fc.nat(127)),
    );
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), (edits) => {
        let changed = bytes;
        for (const [at, removed, byte] of edits) {
          changed = Buffer.concat([changed.subarray(0, at), Buffer.from([byte]), changed.subarray(at + removed)]);
        }
        let isJson = true;
        try {
          JSON.parse(changed.toString('utf8'));
        } catch {
          isJson = false;
        }
        const found = scan(changed);
        expect(found.kind !== 'problem' || found.code !== -32700, changed.toString('utf8')).toBe(isJson);
      }),
      { numRuns: 3000 },
    );
  });
});
