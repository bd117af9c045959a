import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BackendProblem, Receiver } from '../../../../runtime/mcp/backend/backend.ts';
import { ownMessage } from '../../../../runtime/mcp/backend/own-client.ts';
import { RelayedCalls, type ResumeHere } from '../../../../runtime/mcp/bridge/relayed-calls.ts';
import type { MailHandler, ReplicaMail } from '../../../../runtime/mcp/session/replica-mail.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = ownMessage({ id: 1, method: 'tools/call', params: { name: 'a' } });
/** More than anybody waits, in milliseconds. */
const long = 60_000;

/** Two replicas whose mail is lost where `isLost` says so, by its letter. */
function twoReplicas(resume: ResumeHere, isLost: (kind: string, from: string) => boolean = () => false) {
  const handlers = new Map<string, MailHandler>();
  const mailOf = (replica: string): ReplicaMail => ({
    replica,
    send(to, _topic, body) {
      if (!isLost(body.toString('latin1', 0, 1), replica)) handlers.get(to)?.(body, replica);
    },
    on: (_topic, handler) => void handlers.set(replica, handler),
    isAlive: async () => true,
    close: async () => undefined,
  });
  const asking = new RelayedCalls(mailOf('one'), 'b', () => undefined);
  const owning = new RelayedCalls(mailOf('other'), 'b', resume);
  return { asking, owning };
}

/** Asks the other replica to go on with a call. */
function asked(asking: RelayedCalls) {
  const heard: string[] = [];
  const problems: BackendProblem[] = [];
  const sent = asking.resume('other', 'handle', request, {
    head: ({ status }) => void heard.push(`head ${status}`),
    chunk: (bytes) => heard.push(bytes.toString()) > 0,
    message: (bytes) => heard.push(bytes.toString()) > 0,
    end: () => void heard.push('end'),
    fail: (problem) => void problems.push(problem),
  });
  return { heard, problems, cancel: () => sent.cancel() };
}

/** A call that goes on when a test says so. */
function heldCall() {
  const receivers: Receiver[] = [];
  const state = { cancelled: 0 };
  const resume: ResumeHere = (_handle, _request, receiver) => {
    receivers.push(receiver);
    return { cancel: () => (state.cancelled += 1) };
  };
  return { receivers, state, resume };
}

const head = { kind: 'json', status: 200, length: 2, resume: () => undefined } as const;

describe('a parked call that its client resumes at another replica', () => {
  test('is waited for as long as the other one has it, and answered whole', async () => {
    const { receivers, resume } = heldCall();
    const { heard, problems } = asked(twoReplicas(resume).asking);
    await vi.advanceTimersByTimeAsync(long);
    receivers[0]?.head(head);
    await vi.advanceTimersByTimeAsync(long);
    receivers[0]?.chunk(Buffer.from('{}'));
    receivers[0]?.end();
    await vi.advanceTimersByTimeAsync(long);
    expect([heard, problems]).toEqual([['head 200', '{}', 'end'], []]);
  });

  test.each([
    ['the request', 'R', 0],
    ['the beginning of its answer', 'h', 1],
    ['a piece of its answer', 'c', 1],
    ['the end of its answer', 'e', 1],
  ])('fails with what is known in bounded time where %s is lost, and is not sent again', async (_name, lost, count) => {
    const { receivers, resume } = heldCall();
    const { asking } = twoReplicas(resume, (kind) => kind === lost);
    const { problems } = asked(asking);
    expect(receivers).toHaveLength(count);
    for (const receiver of receivers) {
      receiver.head(head);
      receiver.chunk(Buffer.from('{'));
      receiver.chunk(Buffer.from('}'));
      receiver.end();
    }
    await vi.advanceTimersByTimeAsync(long);
    expect(problems).toEqual([
      { kind: 'closed', message: expect.stringContaining('was lost; the call may'), mayHaveExecuted: true },
    ]);
    expect(receivers).toHaveLength(count);
  });

  test('fails where nothing comes back from the other one, which need not go on then', async () => {
    const { receivers, state, resume } = heldCall();
    const { asking } = twoReplicas(resume, (_kind, from) => from === 'other');
    const { problems } = asked(asking);
    await vi.advanceTimersByTimeAsync(long);
    expect(problems).toMatchObject([{ message: expect.stringContaining('is silent'), mayHaveExecuted: true }]);
    expect([receivers.length, state.cancelled]).toEqual([1, 1]);
  });

  test('takes no place any more once it is over, however it ends', () => {
    let isQuick = true;
    const { receivers, resume } = heldCall();
    const { asking } = twoReplicas((handle, message, receiver) => {
      const call = resume(handle, message, receiver);
      if (isQuick) receiver.end();
      return call;
    });
    for (let count = 0; count < 10_001; count += 1) asked(asking);
    isQuick = false;
    for (let count = 0; count < 10_001; count += 1) asked(asking).cancel();
    const { problems } = asked(asking);
    expect([receivers.length, problems]).toEqual([20_003, []]);
  });
});
