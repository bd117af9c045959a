import { afterEach, expect } from 'vitest';
import {
  openOutgoingPool,
  type OutgoingPool,
  type OutgoingPoolSettings,
  type PoolCall,
  type PoolRequest,
} from '../../runtime/http/outgoing/outgoing-pool.ts';
import { startAnsweringServer, type Answer, type ArrivedRequest } from './answering-server.ts';

/** What ends with the test, last first. */
export const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

export const here = { addresses: { loopback: true, private: false }, plainHttp: 'anywhere' } as const;
export const get: PoolRequest = { method: 'GET', path: '/' };

/** A pool to an origin on this machine, which ends with the test. */
export async function pooled(origin: string, settings: Partial<OutgoingPoolSettings> = {}): Promise<OutgoingPool> {
  const opening = await openOutgoingPool({ origin: new URL(origin), ...here, ...settings });
  if (!opening.ok) throw new Error(opening.error.message);
  endings.push(() => opening.pool.destroy());
  return opening.pool;
}

/** A server that answers so, and ends with the test. */
export async function answering(answer: (request: ArrivedRequest) => Answer | Promise<Answer>) {
  const server = await startAnsweringServer(answer);
  endings.push(() => server.close());
  return server;
}

/** Everything that the receiver of a request got, in order; expects that nothing arrives before `dispatch` returns. */
export function asked(pool: OutgoingPool, request: PoolRequest, onPiece?: (call: PoolCall) => void) {
  const told: unknown[] = [];
  let hasReturned = false;
  const over = Promise.withResolvers<unknown[]>();
  const tell = (...what: unknown[]): void => {
    expect(hasReturned).toBe(true);
    told.push(what.length === 1 ? what[0] : what);
  };
  const call = pool.dispatch(request, {
    head: (status) => tell('head', status),
    data(piece) {
      tell(String(piece));
      onPiece?.(call);
    },
    end() {
      tell('end');
      over.resolve(told);
    },
    failed(error, wasSent) {
      tell('failed', error.kind, wasSent);
      over.resolve(told);
    },
  });
  hasReturned = true;
  return { call, told, over: over.promise };
}
