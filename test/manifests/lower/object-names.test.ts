import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { environmentName } from '../../../manifests/lower/object-names.ts';

test('a name says what it is for and what it is about', () => {
  expect(environmentName('SESSION_REDIS_PASSWORD')).toBe('SVC_SESSION_REDIS_PASSWORD');
  expect(environmentName('OTEL_HEADER', 'X-Api-Key')).toBe('SVC_OTEL_HEADER_X_API_KEY');
  expect(environmentName('HEADER_FORWARD', 'github', 'X-Api-Key')).toBe('SVC_HEADER_FORWARD_GITHUB__X_API_KEY');
});

test('words that look alike in capitals are told apart', () => {
  const alike = ['x-api-key', 'x_api_key', 'x.api.key', 'x-api--key', '-x-api-key', 'x-api-key-'];
  expect(new Set(alike.map((word) => environmentName('OTEL_HEADER', word))).size).toBe(alike.length);
  expect(environmentName('HEADER_FORWARD', 'a', 'b-c')).not.toBe(environmentName('HEADER_FORWARD', 'a-b', 'c'));
});

test('case does not tell names apart', () => {
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
