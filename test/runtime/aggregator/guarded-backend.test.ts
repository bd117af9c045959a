import { expect, test } from 'vitest';
import { circuitBreaker } from '../../../runtime/aggregator/circuit-breaker.ts';
import { guardedBackend } from '../../../runtime/aggregator/guarded-backend.ts';
import type { Backend, BackendProblem, Cancellable, Receiver } from '../../../runtime/mcp/backend/backend.ts';
import { ownModernRequest } from '../../../runtime/mcp/backend/own-client.ts';

const refused: BackendProblem = { kind: 'unreachable', message: 'nothing listens there', mayHaveExecuted: false };

/** A backend whose requests stay under way until they are ended by hand. */
function heldBackend(): { readonly backend: Backend; readonly underWay: Receiver[] } {
  const underWay: Receiver[] = [];
  const never = (): never => {
    throw new Error('nobody asks for it');
  };
  const backend: Backend = {
    name: 'held',
    facts: undefined,
    problem: undefined,
    probe: never,
    converse: () => ({
      request(_call, receiver) {
        underWay.push(receiver);
        return { cancel: () => undefined };
      },
      notify: never,
    }),
    open: never,
    close: async () => undefined,
  };
  return { backend, underWay };
}

test('who gives up a call lets no second one through to a backend that is only tried', () => {
  let now = 0;
  const { backend, underWay } = heldBackend();
  const breaker = circuitBreaker({ failureThreshold: 1, timeout: 100 }, () => now);
  const guarded = guardedBackend(backend, { timeout: 60_000, breaker, onEnd: () => undefined });
  const ends: string[] = [];
  const call = (name: string): Cancellable => {
    const envelope = ownModernRequest(name, 'tools/call', { name });
    return guarded.converse().request(
      { body: envelope.bytes, envelope, headers: [], idleMs: 1000 },
      {
        head: () => undefined,
        chunk: () => true,
        message: () => true,
        end: () => ends.push(`${name} ended`),
        fail: ({ message }) => ends.push(`${name}: ${message}`),
      },
    );
  };
  const slow = call('slow');
  const failing = call('failing');
  underWay[1]?.fail(refused);
  now = 100;
  const trial = call('trial');
  expect(underWay).toHaveLength(3);
  slow.cancel();
  failing.cancel();
  call('early');
  expect(underWay).toHaveLength(3);
  expect(ends).toEqual(['failing: nothing listens there', 'early: it has kept failing and is not called for a while']);
  trial.cancel();
  call('next');
  expect(underWay).toHaveLength(4);
  underWay[3]?.end();
  expect(breaker.state).toBe('closed');
});
