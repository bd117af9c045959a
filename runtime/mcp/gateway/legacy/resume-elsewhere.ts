import type { RawExchange } from '../../../http/raw/raw-exchange.ts';
import { rpcErrorBytes } from '../../envelope/rpc-error.ts';
import { backendUnavailable } from '../../envelope/rpc-errors.ts';
import { eventStreamHeaders } from '../../session/client-stream.ts';
import type { Replicas } from '../../session/replicas.ts';
import type { KeptStream } from '../../session/shared-events.ts';
import type { StreamName } from '../../session/stream-name.ts';
import { eventBytes, keepAliveComment } from '../../stream/write-event.ts';

/** Milliseconds after which a stream is read again, even without a notification of its replica. */
const lookTime = 3000;

/**
 * Goes on with a stream that another replica writes, after event `number`: what is kept of it first, then what still comes, until its end
 * or that of its replica. False, and nothing is answered, where what follows is no longer kept. `whenReplayed`: for the stream of a
 * session, which goes on at this replica. `keepAliveTime`: milliseconds between two comments on a quiet stream.
 */
export async function resumeElsewhere(
  { mail, events }: Replicas,
  exchange: RawExchange,
  text: string,
  name: StreamName,
  number: number,
  whenReplayed: () => void,
  keepAliveTime: number,
): Promise<boolean> {
  const first = await events.after(text, number);
  // A stream of a session without events is not kept, and has lost nothing.
  if (first === undefined && (name.kind === 'c' || number > 0)) return false;
  exchange.start(200, eventStreamHeaders);
  exchange.flush();
  let written = number;
  const write = ({ events: following }: KeptStream): void => {
    for (const message of following) {
      written += 1;
      exchange.write(eventBytes(message, `${text}-${written}`));
    }
  };
  if (first !== undefined) write(first);
  if (name.kind === 's') whenReplayed();
  else if (first?.hasEnded === true) exchange.end();
  else follow(first?.request);
  return true;

  function follow(request: string | undefined): void {
    let isReading = false;
    let isGrown = false;
    const stop = (): void => {
      unfollow();
      clearInterval(timer);
      clearInterval(beat);
    };
    const read = async (): Promise<void> => {
      isGrown = true;
      // A slow client is waited for: the log keeps what it has not taken.
      if (isReading || exchange.ended || exchange.waitingBytes > 0) return;
      isReading = true;
      while (isGrown) {
        isGrown = false;
        const isAlive = await mail.isAlive(name.replica);
        const next = await events.after(text, written);
        if (exchange.ended) return;
        if (next !== undefined) write(next);
        if (next?.hasEnded === true || next === undefined || !isAlive) {
          stop();
          if (next?.hasEnded !== true) exchange.write(eventBytes(lost(request)));
          exchange.end();
          return;
        }
      }
      isReading = false;
    };
    const unfollow = events.follow(text, name.replica, () => void read());
    const timer = setInterval(() => void read(), lookTime);
    timer.unref();
    const beat = setInterval(() => {
      if (exchange.waitingBytes === 0) exchange.write(keepAliveComment);
    }, keepAliveTime);
    beat.unref();
    exchange.onWritable(() => void read());
    exchange.onGone(stop);
    // This process ends, and not the call: any other one can go on from here.
    exchange.onEnding(() => {
      stop();
      exchange.end();
    });
    // What came between the first look and the word to the other replica.
    void read();
  }
}

/** What a client is answered whose call went down with its replica. */
function lost(request: string | undefined): Buffer {
  const problem = 'the replica of this proxy that had the call has ended; the call may have been carried out';
  return rpcErrorBytes(backendUnavailable({ problem }), request === 'null' ? undefined : request);
}
