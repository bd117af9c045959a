import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takesIn } from '../../../../runtime/registry/sync/source-filter.ts';

const server = (name: string, ...tags: string[]) => ({ type: 'server', name, version: '1.0.0', tags }) as const;

describe('the filter of a source', () => {
  test('without a filter everything is taken in', () => {
    expect(takesIn(undefined)(server('com.example/a'))).toBe(true);
  });

  test('exclude wins over include, and an asterisk crosses slashes', () => {
    const takes = takesIn({ names: { include: ['com.example/*', 'io.*'], exclude: ['*/draft*'] } });
    expect(takes(server('com.example/a'))).toBe(true);
    expect(takes(server('io.github.x/y'))).toBe(true);
    expect(takes(server('com.example/draft-1'))).toBe(false);
    expect(takes(server('org.example/a'))).toBe(false);
  });

  test('tags are spelled exactly, and both name and tag have to pass', () => {
    const takes = takesIn({ names: { include: ['com.*'] }, tags: { include: ['db'], exclude: ['beta'] } });
    expect(takes(server('com.example/a', 'db'))).toBe(true);
    expect(takes(server('com.example/a', 'Db'))).toBe(false);
    expect(takes(server('com.example/a', 'db', 'beta'))).toBe(false);
    expect(takes(server('org.example/a', 'db'))).toBe(false);
  });

  test('skills pass the filter of names only', () => {
    const takes = takesIn({ names: { exclude: ['com.example/x'] }, tags: { include: ['db'] } });
    expect(takes({ type: 'skill', name: 'com.example/a', version: '1', tags: [] })).toBe(true);
    expect(takes({ type: 'skill', name: 'com.example/x', version: '1', tags: [] })).toBe(false);
  });

  test('an empty list of inclusions includes everything', () => {
    expect(takesIn({ names: { include: [] }, tags: { include: [] } })(server('a/b'))).toBe(true);
  });

  test('a pattern means what the regular expression of it means', () => {
    const text = array(constantFrom('a', 'b', '.', '/'), { maxLength: 8 }).map((parts) => parts.join(''));
    const glob = array(constantFrom('a', 'b', '.', '/', '*'), { maxLength: 8 }).map((parts) => parts.join(''));
    assert(
      property(glob, text, (pattern, name) => {
        const expression = new RegExp(`^${pattern.replaceAll(/[./]/g, '\\$&').replaceAll('*', '.*')}$`);
        expect(takesIn({ names: { include: [pattern] } })(server(name))).toBe(expression.test(name));
      }),
      { numRuns: 2000 },
    );
  });

  test('the pieces of a pattern match one after the other in a name, and never overlap', () => {
    const matches = (include: string, name: string): boolean =>
      takesIn({ names: { include: [include] } })(server(name));
    expect(matches('ab*ba', 'aba')).toBe(false);
    expect(matches('ab*ba', 'abba')).toBe(true);
    expect(matches('a*b*b', 'ab')).toBe(false);
    expect(matches('a*bc*c', 'abc')).toBe(false);
    expect(matches('a*b*b', 'abb')).toBe(true);
  });

  test('many asterisks take no longer than few', () => {
    const takes = takesIn({ names: { include: [`${'*a'.repeat(200)}*b`] } });
    expect(takes(server('a'.repeat(200)))).toBe(false);
  });
});
