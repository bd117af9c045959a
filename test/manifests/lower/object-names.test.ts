import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { environmentName, objectNames } from '../../../runtime/resources/object-names.ts';

test('a name says what it is for and what it is about', () => {
  expect(environmentName('SESSION_REDIS_PASSWORD')).toBe('SVC_SESSION_REDIS_PASSWORD');
  expect(environmentName('OTEL_HEADER', 'X-Api-Key')).toBe('SVC_OTEL_HEADER_X_API_KEY');
  expect(environmentName('HEADER_FORWARD', 'github', 'X-Api-Key')).toBe('SVC_HEADER_FORWARD_GITHUB__X_API_KEY');
});

test('words that are equal in capitals get different variable names', () => {
  const alike = ['x-api-key', 'x_api_key', 'x.api.key', 'x-api--key', '-x-api-key', 'x-api-key-'];
  expect(new Set(alike.map((word) => environmentName('OTEL_HEADER', word))).size).toBe(alike.length);
  expect(environmentName('HEADER_FORWARD', 'a', 'b-c')).not.toBe(environmentName('HEADER_FORWARD', 'a-b', 'c'));
});

test('names of objects are DNS labels, however long or dotted the resource is called', () => {
  const resource = fc.stringMatching(/^[a-z0-9]([-a-z0-9]{0,80}[a-z0-9])?(\.[a-z0-9]([-a-z0-9]{0,80}[a-z0-9])?){0,2}$/);
  fc.assert(
    fc.property(resource, (name) => {
      for (const [kind, nameOf] of Object.entries(objectNames)) {
        const made = nameOf(name, 'other');
        expect(made, kind).toMatch(/^[a-z]([-a-z0-9]*[a-z0-9])?$/);
        expect(made.length, kind).toBeLessThanOrEqual(63);
      }
      // The pods of a StatefulSet carry its name, a dash and ten digits in a label.
      expect(objectNames.embedding(name).length).toBeLessThanOrEqual(52);
    }),
  );
  expect(objectNames.embedding('search')).toBe('mcp-embedding-search');
});

test('names that differ in case alone are equal', () => {
  expect(environmentName('OTEL_HEADER', 'X_Api')).toBe(environmentName('OTEL_HEADER', 'x_api'));
});

test('different words never share a variable, and every name is portable', () => {
  const word = fc.stringMatching(/^[a-zA-Z0-9._!#-]{1,12}$/);
  fc.assert(
    fc.property(fc.tuple(word, word), fc.tuple(word, word), (one, other) => {
      const [first, second] = [environmentName('HEADER_FORWARD', ...one), environmentName('HEADER_FORWARD', ...other)];
      expect(first).toMatch(/^[A-Z_][A-Z0-9_]*$/);
      const areSame = one.join('\n').toLowerCase() === other.join('\n').toLowerCase();
      expect(first === second).toBe(areSame);
    }),
  );
});
