import { describe, expect, test } from 'vitest';
import { mostExpressions, uriTemplate } from '../../../runtime/aggregation/uri-template.ts';

describe('templates of URIs', () => {
  test.each([
    ['db://{table}/{row}', 'db://people/1', true],
    ['db://{table}/{row}', 'db://people', false],
    ['db://{table}/{row}', 'xdb://people/1', false],
    ['{+any}/end', 'a/b/c/end', true],
    ['{+any}/end', 'a/b/c/end/more', false],
    ['a{b}a', 'aba', true],
    ['file:///{+path}{?lines}', 'file:///a/b?lines=1', true],
  ])('%s and %s: %j', (template, uri, fits) => {
    expect(uriTemplate(template)?.(uri)).toBe(fits);
  });

  test('with more expressions than anybody needs are none: a server must not choose how long a read takes', () => {
    expect(uriTemplate('{+a}'.repeat(mostExpressions))).toBeDefined();
    expect(uriTemplate('{+a}'.repeat(mostExpressions + 1))).toBeUndefined();
  });
});
