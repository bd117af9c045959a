import { expect, test } from 'vitest';
import { circuitBreaker } from '../../../runtime/aggregator/circuit-breaker.ts';

test('half-open lets one request through at a time, and its failure opens the circuit anew', () => {
  let now = 0;
  const breaker = circuitBreaker({ failureThreshold: 2, timeout: 100 }, () => now);
  breaker.failed();
  expect([breaker.state, breaker.admit()]).toEqual(['closed', true]);
  breaker.failed();
  expect([breaker.state, breaker.admit()]).toEqual(['open', false]);
  now = 100;
  expect([breaker.state, breaker.admit(), breaker.admit()]).toEqual(['half-open', true, false]);
  breaker.failed();
  expect([breaker.state, breaker.admit()]).toEqual(['open', false]);
  now = 200;
  expect(breaker.admit()).toBe(true);
  // Given up by its client: the next one may try.
  breaker.ended();
  expect(breaker.admit()).toBe(true);
  breaker.succeeded();
  expect([breaker.state, breaker.admit(), breaker.admit()]).toEqual(['closed', true, true]);
});

test('a failure of a request from before it opened does not keep it open for longer', () => {
  let now = 0;
  const breaker = circuitBreaker({ failureThreshold: 1, timeout: 100 }, () => now);
  breaker.failed();
  now = 50;
  breaker.failed();
  now = 100;
  expect(breaker.state).toBe('half-open');
});

test('a success in between begins the count anew', () => {
  const breaker = circuitBreaker({ failureThreshold: 2, timeout: 100 });
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.state).toBe('closed');
});

test('checks close it only where they failed before', () => {
  const breaker = circuitBreaker({ failureThreshold: 1, timeout: 100 }, () => 0);
  breaker.failed();
  breaker.checked(false);
  expect(breaker.state).toBe('open');
  breaker.checked(true);
  breaker.checked(false);
  expect(breaker.state).toBe('closed');
});
