import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registryOperations } from '../../../../generated/api/registry-operations.ts';
import { isWireError } from '../../../../runtime/http/answer.ts';
import { pathReader, queryReader } from '../../../../runtime/http/operations/parameters.ts';

const rules = registryOperations.listServers.queryParameters;
const read = queryReader(rules);

describe('a query', () => {
  test('keeps the values of its parameters, whatever other parameters it has', () => {
    // oxlint-disable-next-line no-control-regex -- these are refused
    const texts = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .filter((text) => !/[\u0000-\u001f\u007f]/.test(text));
    const others = fc.dictionary(
      fc.string().filter((name) => !Object.hasOwn(rules, name)),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 1_000_000 }), fc.boolean(), others, (search, limit, all, more) => {
        const query = new URLSearchParams({ ...more, search, limit: String(limit), include_deleted: String(all) });
        expect(read(query.toString())).toMatchObject({ search, limit, include_deleted: all });
      }),
    );
  });

  test('is read or refused with the name of a parameter, and never breaks the reader', () => {
    const names = Object.keys(rules);
    const part = fc.oneof(
      fc.string(),
      fc.tuple(fc.constantFrom(...names), fc.string()).map((pair) => pair.join('=')),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const values = read(parts.join('&'));
        if (isWireError(values)) {
          expect(values).toMatchObject({ code: 'invalid-parameter', status: 400 });
          expect(names.some((name) => values.message.includes(`"${name}"`))).toBe(true);
        } else {
          expect(Object.keys(values).filter((name) => !names.includes(name))).toEqual([]);
          expect(values['limit']).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });

  test('gives the same result for the same query, and the kept result cannot be changed', () => {
    for (const query of ['limit=7', 'limit=0', 'search=a%20b', 'limit=7&search=x', 'limit=7&limit=8']) {
      const first = read(query);
      expect(read(query)).toEqual(first);
      if (!isWireError(first)) expect(() => Object.assign(first, { limit: 1000 })).toThrow(TypeError);
    }
    for (let limit = 1; limit <= 1000; limit += 1) expect(read(`limit=${limit}`)).toMatchObject({ limit });
    for (let limit = 1; limit <= 1000; limit += 1) expect(read(`limit=${limit}`)).toMatchObject({ limit });
  });

  test('does not take names that every object has for parameters', () => {
    expect(read('__proto__=1&constructor=2&toString=3')).toEqual(read(''));
  });

  test('refuses a string that is too long, counted in characters', () => {
    expect(isWireError(read(`search=${'%F0%9F%8D%8B'.repeat(200)}`))).toBe(false);
    expect(isWireError(read(`search=${'%F0%9F%8D%8B'.repeat(201)}`))).toBe(true);
    expect(isWireError(read(`search=${'a'.repeat(201)}`))).toBe(true);
  });
});

describe('a path', () => {
  test('takes the names that the registry format allows, and no others', () => {
    const readPath = pathReader(registryOperations.getServerVersion.pathParameters);
    const at = (serverName: string): boolean =>
      !isWireError(readPath({ registry: 'r', serverName, serverVersion: '1' }));
    const fine = ['io.x/name', 'a/b', 'io.github.user-1/my_server.v2', `${'a'.repeat(99)}/${'b'.repeat(100)}`];
    const wrong = [
      '',
      'name',
      'a/',
      '/b',
      'a/b/c',
      '-a/b',
      'a/-b',
      'a./b',
      'a/b.',
      'a b/c',
      'a/b c',
      'a/b\n',
      'ä/b',
      'a_b/c',
      'a/b@c',
      `${'a'.repeat(100)}/${'b'.repeat(100)}`,
    ];
    expect(fine.filter((name) => !at(name))).toEqual([]);
    expect(wrong.filter(at)).toEqual([]);
  });

  test('has one of the words that are listed', () => {
    const readPath = pathReader(registryOperations.getEntryClaims.pathParameters);
    expect(readPath({ entryType: 'skill', entryName: 'a.b/c' })).toEqual({ entryType: 'skill', entryName: 'a.b/c' });
    expect(readPath({ entryType: 'plugin', entryName: 'a.b/c' })).toMatchObject({
      message: 'the parameter "entryType" has to be one of server, skill',
    });
  });
});
