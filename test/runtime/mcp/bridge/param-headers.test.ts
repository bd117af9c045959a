import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headersOfArguments, paramHeadersOf } from '../../../../runtime/mcp/bridge/param-headers.ts';
import { editRequest } from '../../../../runtime/mcp/bridge/edit-params.ts';
import { scanEnvelope } from '../../../../runtime/mcp/envelope/scan-envelope.ts';
import { decodeHeaderText, encodeHeaderText } from '../../../../runtime/mcp/era/header-text.ts';

const property = (more: object) => ({
  type: 'object',
  properties: { a: { type: 'string', 'x-mcp-header': 'A', ...more } },
});

describe('headers of parameters (x-mcp-header)', () => {
  test.each([
    ['on a string', property({})],
    ['inside an object', { properties: { o: property({}) } }],
    ['on an integer', property({ type: 'integer' })],
    ['none at all', { type: 'object', properties: { 'x-mcp-header': { type: 'string' } } }],
    [
      'in data',
      { type: 'object', default: { 'x-mcp-header': 'A' }, properties: { a: { const: { 'x-mcp-header': '' } } } },
    ],
    ['no schema', undefined],
  ])('are valid %s', (_name, schema) => {
    expect(paramHeadersOf(schema)).not.toBe('invalid');
  });

  test.each([
    ['without a name', property({ 'x-mcp-header': '' })],
    ['with a space in the name', property({ 'x-mcp-header': 'a b' })],
    ['with a line break', property({ 'x-mcp-header': 'a\r\nb' })],
    ['on a number', property({ type: 'number' })],
    ['on an object', property({ type: 'object' })],
    ['on several types', property({ type: ['string', 'null'] })],
    ['at the root', { type: 'string', 'x-mcp-header': 'A' }],
    ['in an array', { properties: { l: { type: 'array', items: property({}) } } }],
    ['in anyOf', { anyOf: [property({})] }],
    ['behind a reference', { $defs: { d: property({}) } }],
    [
      'twice',
      { properties: { a: { type: 'string', 'x-mcp-header': 'A' }, b: { type: 'string', 'x-mcp-header': 'a' } } },
    ],
  ])('are invalid %s', (_name, schema) => {
    expect(paramHeadersOf(schema)).toBe('invalid');
  });

  test('carry what the arguments hold at their place, and nothing for what is absent, null or of another type', () => {
    const schema = {
      properties: {
        a: { type: 'string', 'x-mcp-header': 'A' },
        n: { type: 'integer', 'x-mcp-header': 'N' },
        o: { type: 'object', properties: { b: { type: 'boolean', 'x-mcp-header': 'B' } } },
      },
    };
    const headers = paramHeadersOf(schema);
    if (headers === 'invalid') throw new Error('it is valid');
    expect(headersOfArguments(headers, { a: ' x', n: 42.0, o: { b: false } })).toEqual([
      'mcp-param-a',
      '=?base64?IHg=?=',
      'mcp-param-n',
      '42',
      'mcp-param-b',
      'false',
    ]);
    expect(headersOfArguments(headers, { a: null, n: 1.5, o: 'text' })).toEqual([]);
    expect(headersOfArguments(headers, undefined)).toEqual([]);
  });
});

test('a value survives its header, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const header = encodeHeaderText(value);
      expect(header).toMatch(/^[\x20-\x7e\t]*$/);
      expect(decodeHeaderText(header)).toBe(value.toWellFormed());
    }),
  );
  expect(decodeHeaderText('=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?=')).toBe('=?base64?literal?=');
  for (const broken of ['=?base64?a?=', '=?base64?/w==?=', ' x', 'x\u00e9'])
    expect(decodeHeaderText(broken)).toBeUndefined();
});

test('editing a request changes what it names, and no value beside it', () => {
  const value = fc.json().map((text) => JSON.stringify(JSON.parse(text)));
  const members = fc.dictionary(fc.constantFrom('name', 'arguments', 'x', 'y'), value);
  fc.assert(
    fc.property(members, members, value, (params, meta, set) => {
      const inMeta = Object.entries(meta).map(([key, text]) => `${JSON.stringify(key)}:${text}`);
      const inParams = Object.entries(params).map(([key, text]) => `${JSON.stringify(key)} : ${text}`);
      const text = `{"jsonrpc":"2.0","params":{${[...inParams, `"_meta":{${inMeta.join(',')}}`].join(', ')}},"id":1,"method":"m"}`;
      const envelope = scanEnvelope(Buffer.from(text));
      if (envelope.kind === 'problem') throw new Error(envelope.message);
      const edited = editRequest(envelope, {
        id: '"i"',
        params: { x: undefined, z: set },
        meta: { y: set, name: undefined },
      });
      const parsed = JSON.parse(text);
      const { x: _x, ...rest } = parsed.params;
      const { name: _name, ...metaRest } = parsed.params._meta;
      expect(JSON.parse(edited.bytes.toString('utf8'))).toEqual({
        ...parsed,
        id: 'i',
        params: { ...rest, z: JSON.parse(set), _meta: { ...metaRest, y: JSON.parse(set) } },
      });
    }),
  );
});
