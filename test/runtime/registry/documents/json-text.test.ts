import { assert, json, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementsAt, memberAt, membersAt, withoutMember } from '../../../../runtime/registry/documents/json-text.ts';

const cut = (text: string, range: { start: number; end: number } | undefined): string | undefined =>
  range && text.slice(range.start, range.end);

describe('cutting JSON text', () => {
  test('keeps number literals, escapes, spaces and repeated keys unchanged', () => {
    const text = ' {"a" : [ 1e400, {"b":"x\\"]"} ,"\\\\"], "big":12345678901234567890 , "a":2}';
    expect(membersAt(text, 0).map(({ key }) => key)).toEqual(['a', 'big', 'a']);
    const [first] = membersAt(text, 0);
    expect(elementsAt(text, first?.value.start ?? 0).map((range) => cut(text, range))).toEqual([
      '1e400',
      '{"b":"x\\"]"}',
      '"\\\\"',
    ]);
    expect(cut(text, memberAt(text, 0, 'big'))).toBe('12345678901234567890');
    expect(cut(text, memberAt(text, 0, 'a'))).toBe('2');
    expect(memberAt(text, 0, 'b')).toBeUndefined();
  });

  test('cuts every occurrence of a member out', () => {
    expect(withoutMember('{"claims":{"a":1},"name":1.50}', 'claims')).toBe('{"name":1.50}');
    expect(withoutMember('{"name":1.50 , "claims":{}}', 'claims')).toBe('{"name":1.50}');
    expect(withoutMember('{"x":1,"claims":2,"y":[3],"cl\\u0061ims":4}', 'claims')).toBe('{"x":1,"y":[3]}');
    expect(withoutMember('{ "claims":2 }', 'claims')).toBe('{}');
    expect(withoutMember('{"deep":{"claims":2}}', 'claims')).toBe('{"deep":{"claims":2}}');
  });

  test('a value of another kind has no elements and no members', () => {
    expect(elementsAt('{"a":1}', 0)).toEqual([]);
    expect(membersAt('[1]', 0)).toEqual([]);
    expect(membersAt('', 0)).toEqual([]);
  });

  test('deep nesting is cut without recursion', () => {
    const deep = `[${'['.repeat(200_000)}${']'.repeat(200_000)},1]`;
    expect(elementsAt(deep, 0)).toHaveLength(2);
  });

  test('the parts of any JSON text are its parts', () => {
    assert(
      property(json(), (text) => {
        const value: unknown = JSON.parse(text);
        if (Array.isArray(value))
          expect(elementsAt(text, 0).map((range): unknown => JSON.parse(cut(text, range) ?? ''))).toEqual(value);
        else if (typeof value === 'object' && value !== null) {
          const read = membersAt(text, 0).map((member): [string, unknown] => [
            member.key,
            JSON.parse(cut(text, member.value) ?? ''),
          ]);
          expect(Object.fromEntries(read)).toEqual(value);
          for (const key of Object.keys(value))
            expect(Object.hasOwn(JSON.parse(withoutMember(text, key)) as object, key)).toBe(false);
        }
      }),
    );
  });
});
