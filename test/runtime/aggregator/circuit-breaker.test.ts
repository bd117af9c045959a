import { expect, test } from 'vitest';
import {
  circuitBreaker,
  type AdmittedRequest,
  type CircuitBreaker,
} from '../../../runtime/aggregator/circuit-breaker.ts';

/** A request that is let through. */
function begun(breaker: CircuitBreaker): AdmittedRequest {
  const request = breaker.admit();
  if (request === undefined) throw new Error('it was not let through');
  return request;
}

test('half-open lets one request through at a time, and its failure opens the circuit anew', () => {
  let now = 0;
  const breaker = circuitBreaker({ failureThreshold: 2, timeout: 100 }, () => now);
  begun(breaker).failed();
  expect(breaker.state).toBe('closed');
  begun(breaker).failed();
  expect([breaker.state, breaker.admit()]).toEqual(['open', undefined]);
  now = 100;
  expect(breaker.state).toBe('half-open');
  const trial = begun(breaker);
  expect(breaker.admit()).toBeUndefined();
  trial.failed();
  expect([breaker.state, breaker.admit()]).toEqual(['open', undefined]);
  now = 200;
  // Given up by its client: the next one may try.
  begun(breaker).ended();
  begun(breaker).succeeded();
  expect(breaker.state).toBe('closed');
  begun(breaker);
  begun(breaker);
});

test('a failure of a request from before it opened does not keep it open for longer', () => {
  let now = 0;
  const breaker = circuitBreaker({ failureThreshold: 1, timeout: 100 }, () => now);
  const [first, second, third] = [begun(breaker), begun(breaker), begun(breaker)];
  first.failed();
  now = 50;
  second.failed();
  now = 100;
  expect(breaker.state).toBe('half-open');
  // Nor while another one is tried, whose place it does not take.
  const trial = begun(breaker);
  third.failed();
  expect([breaker.state, breaker.admit()]).toEqual(['half-open', undefined]);
  trial.succeeded();
  expect(breaker.state).toBe('closed');
});

test('the end of another request lets nobody else through', () => {
  let now = 0;
  const breaker = circuitBreaker({ failureThreshold: 1, timeout: 100 }, () => now);
  const [first, slow] = [begun(breaker), begun(breaker)];
  first.failed();
  now = 100;
  const trial = begun(breaker);
  slow.ended();
  first.ended();
  expect(breaker.admit()).toBeUndefined();
  trial.failed();
  now = 200;
  begun(breaker);
  // The end of a trial that is over is not that of the next one.
  trial.ended();
  expect(breaker.admit()).toBeUndefined();
});

test('a success in between begins the count anew', () => {
  const breaker = circuitBreaker({ failureThreshold: 2, timeout: 100 });
  begun(breaker).failed();
  begun(breaker).succeeded();
  begun(breaker).failed();
  expect(breaker.state).toBe('closed');
});

test('checks close it only where they failed before', () => {
  const breaker = circuitBreaker({ failureThreshold: 1, timeout: 100 }, () => 0);
  begun(breaker).failed();
  breaker.checked(false);
  expect(breaker.state).toBe('open');
  breaker.checked(true);
  breaker.checked(false);
  expect(breaker.state).toBe('closed');
});
