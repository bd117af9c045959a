import { expect, test } from 'vitest';
import type { OutgoingPool, PoolRequest } from '../../../../runtime/http/outgoing/outgoing-pool.ts';
import type { PoolReceiver } from '../../../../runtime/http/outgoing/pool-receiver.ts';
import { renewingPool } from '../../../../runtime/http/outgoing/renewing-pool.ts';

interface SentCall {
  readonly request: PoolRequest;
  readonly receiver: PoolReceiver;
  /** What its sender did with it. */
  readonly did: string[];
}

/** A pool that notes what it is given. */
function notingPool(): { readonly pool: OutgoingPool; readonly sent: SentCall[] } {
  const sent: SentCall[] = [];
  const pool: OutgoingPool = {
    origin: 'https://a.test',
    inFlight: 0,
    refresh: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    dispatch(request, receiver) {
      const did: string[] = [];
      sent.push({ request, receiver, did });
      return { pause: () => did.push('pause'), resume: () => did.push('resume'), abort: () => did.push('abort') };
    },
  };
  return { pool, sent };
}

test('whoever reads the answer to a renewed request slows it down, and hears nothing of the refused one', async () => {
  const { pool, sent } = notingPool();
  const heard: string[] = [];
  const receiver: PoolReceiver = {
    head: (status) => heard.push(`head ${status}`),
    data: (piece) => heard.push(piece.toString()),
    end: () => heard.push('end'),
    failed: ({ kind }) => heard.push(kind),
  };
  const renewed = Promise.resolve('Bearer new');
  const call = renewingPool(pool, { renewed: () => renewed }).dispatch(
    { method: 'POST', path: '/', headers: { authorization: 'Bearer old' }, body: 'x' },
    receiver,
  );
  sent[0]?.receiver.head(401, {});
  sent[0]?.receiver.data(Buffer.from('early'));
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.request.headers).toEqual({ authorization: 'Bearer new' });
  expect(sent[0]?.did).toEqual(['pause', 'abort']);
  sent[0]?.receiver.data(Buffer.from('late'));
  sent[0]?.receiver.failed({ kind: 'aborted', message: 'given up' }, true);
  call.pause();
  call.resume();
  call.abort();
  expect(sent[1]?.did).toEqual(['pause', 'resume', 'abort']);
  expect(heard).toEqual([]);
  sent[1]?.receiver.head(200, {});
  sent[1]?.receiver.data(Buffer.from('answer'));
  sent[1]?.receiver.end();
  expect(heard).toEqual(['head 200', 'answer', 'end']);
});
