import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonStructureProblem } from '../../../../runtime/http/body/json-structure.ts';

/** JSON text with every key and every text escaped in some way, and spaces anywhere. */
function spelled(value: unknown, escape: (text: string) => string): string {
  if (typeof value === 'string') return `"${escape(value)}"`;
  if (Array.isArray(value)) return `[ ${value.map((item) => spelled(item, escape)).join(' , ')}\n]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]: [string, unknown]) => ` "${escape(key)}" : ${spelled(inner, escape)}`)
    .join(',')} }`;
}

const plain = (text: string): string => JSON.stringify(text).slice(1, -1);
const unicode = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('JSON that honest senders write', () => {
  test('has nothing wrong with it, however it is spelled', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(plain, unicode), (value, escape) => {
        const text = spelled(value, escape);
        fc.pre(!text.includes('__proto__') && !text.includes(unicode('__proto__')));
        // JSON as it is written knows no -0.
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(jsonStructureProblem(text, 10)).toBeUndefined();
      }),
    );
  });
});

describe('JSON of others', () => {
  test('is refused one level beyond the deepest that is allowed, and not before', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const depth = depthOf(value);
        const text = spelled(value, plain);
        fc.pre(depth > 0 && !text.includes('"__proto__"'));
        expect(jsonStructureProblem(text, depth)).toBeUndefined();
        expect(jsonStructureProblem(text, depth - 1)).toBe(`nests more than ${depth - 1} levels`);
      }),
    );
  });

  test('with a key twice in one object is refused at any depth and with any escapes in the key', () => {
    const key = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text !== '__proto__');
    const place = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => `[1, ${text}]`,
      (text) => `{"x": {"y": [${text}, 2]}}`,
    );
    fc.assert(
      fc.property(key, place, fc.jsonValue({ maxDepth: 2 }), (name, wrap, value) => {
        const text = wrap(`{"${plain(name)}": ${JSON.stringify(value)}, "${unicode(name)}": 1}`);
        fc.pre(!text.includes('__proto__'));
        expect(jsonStructureProblem(text, 64)).toBe(`holds the key ${JSON.stringify(name)} twice in one object`);
      }),
    );
  });

  test('may have one key in several objects, and strings that equal a key', () => {
    for (const text of [
      '{"a":{"a":1},"b":{"a":"a"}}',
      '[{"a":1},{"a":1}]',
      '["a","a","__proto__"]',
      '{"a":["b","b"],"b":1}',
    ]) {
      expect(jsonStructureProblem(text, 64)).toBeUndefined();
    }
  });

  test('with a key that reaches for prototypes is refused', () => {
    for (const text of ['{"__proto__":1}', '[{"a":{"\\u005f\\u005fproto__":{}}}]']) {
      expect(jsonStructureProblem(text, 64)).toBe('holds the key "__proto__"');
    }
  });

  test('with more than 100000 values is refused, in lists and in objects', () => {
    const list = (count: number): string => `[${Array(count).fill(0).join(',')}]`;
    const object = (count: number): string =>
      `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')}}`;
    for (const text of [list, object]) {
      expect(jsonStructureProblem(text(100_000), 10)).toBeUndefined();
      expect(jsonStructureProblem(text(100_001), 10)).toBe('holds more than 100000 values');
      expect(jsonStructureProblem(`[${text(60_000)},${text(60_000)}]`, 10)).toBe('holds more than 100000 values');
    }
  });
});
