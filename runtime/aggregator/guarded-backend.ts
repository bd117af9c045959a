import type {
  Backend,
  BackendProblem,
  Cancellable,
  Conversation,
  OutboundCall,
  Receiver,
  SessionConversation,
  SessionOwner,
} from '../mcp/backend/backend.ts';
import { isProblem } from '../mcp/backend/backend.ts';
import { idText } from '../mcp/envelope/envelope.ts';
import type { AdmittedRequest, CircuitBreaker } from './circuit-breaker.ts';
import { OpenQuestions } from './open-questions.ts';
import { TimedReceiver } from './timed-receiver.ts';

/** What keeps one backend from harming calls that are not its own. */
export interface Guard {
  /** Milliseconds that a request may take. */
  readonly timeout: number;
  readonly breaker: CircuitBreaker | undefined;
  /** Told how each request ended: the problem, or undefined where the backend answered. */
  readonly onEnd: (problem: BackendProblem | undefined) => void;
}

/** A backend whose requests end in time, and fail at once while its circuit is open. */
export function guardedBackend(backend: Backend, guard: Guard): Backend {
  return {
    name: backend.name,
    get facts() {
      return backend.facts;
    },
    get problem() {
      return backend.problem;
    },
    async probe(headers) {
      const admitted = guard.breaker?.admit();
      if (guard.breaker !== undefined && admitted === undefined) return circuitOpen;
      const found = await within(backend.probe(headers), guard.timeout);
      ended(guard, admitted, isProblem(found) ? found : undefined);
      return found;
    },
    converse: () => guardedConversation(backend.converse(), guard),
    open: (owner) => guardedSession(backend, owner, guard),
    close: (graceMs) => backend.close(graceMs),
  };
}

const circuitOpen: BackendProblem = {
  kind: 'unreachable',
  message: 'it has kept failing and is not called for a while',
  mayHaveExecuted: false,
};

const slow: BackendProblem = { kind: 'timeout', message: 'it did not answer in time', mayHaveExecuted: false };

/** Problems that say that the server does not work, and not just that it refuses somebody or something. */
const failures: ReadonlySet<BackendProblem['kind']> = new Set([
  'unreachable',
  'timeout',
  'closed',
  'malformed',
  'session-lost',
]);

/** Whether a problem counts against the health of a backend. */
export function isFailure({ kind, status = 0 }: BackendProblem): boolean {
  return failures.has(kind) || (kind === 'status' && status >= 500);
}

function ended({ onEnd }: Guard, admitted: AdmittedRequest | undefined, problem: BackendProblem | undefined): void {
  if (problem === undefined) admitted?.succeeded();
  else if (isFailure(problem)) admitted?.failed();
  else admitted?.ended();
  onEnd(problem);
}

function within(probe: ReturnType<Backend['probe']>, time: number): ReturnType<Backend['probe']> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<BackendProblem>((resolve) => {
    timer = setTimeout(() => resolve(slow), time);
  });
  return Promise.race([probe, late]).finally(() => clearTimeout(timer));
}

function guardedConversation(conversation: Conversation, guard: Guard): Conversation {
  return {
    request: (call, receiver) => guarded(conversation, guard, call, receiver),
    notify: (call) => conversation.notify(call),
  };
}

/** A request within its limits. `questions`: the open questions of its session, which pause its timeout. */
function guarded(
  conversation: Conversation,
  guard: Guard,
  call: OutboundCall,
  receiver: Receiver,
  questions?: OpenQuestions,
): Cancellable {
  // Silence on a stream without an idle limit is not a failure of the server.
  if (call.idleMs === 0) return conversation.request(call, receiver);
  const admitted = guard.breaker?.admit();
  if (guard.breaker !== undefined && admitted === undefined) {
    receiver.fail(circuitOpen);
    return { cancel: () => undefined };
  }
  const timed = new TimedReceiver(receiver, guard.timeout, (problem) => ended(guard, admitted, problem));
  const { mismatched } = call;
  const sent = conversation.request(
    {
      ...call,
      // The bound of our own comes first.
      idleMs: Math.max(call.idleMs, guard.timeout + 1000),
      ...(mismatched === undefined
        ? {}
        : {
            mismatched: (goOn: () => void) => {
              // It goes on as another request, or its refusal is given.
              timed.release();
              admitted?.ended();
              mismatched(goOn);
            },
          }),
    },
    questions?.watched(timed) ?? timed,
  );
  timed.begin(sent);
  return {
    cancel() {
      timed.cancelled();
      admitted?.ended();
      sent.cancel();
    },
  };
}

function guardedSession(backend: Backend, owner: SessionOwner, guard: Guard): SessionConversation {
  const questions = new OpenQuestions();
  const session = backend.open({
    ...owner,
    get hint() {
      return owner.hint;
    },
    onMessage(message) {
      questions.saw(message);
      return owner.onMessage(message);
    },
  });
  return {
    begin: (call) => session.begin(call),
    request: (call, receiver) => guarded(session, guard, call, receiver, questions),
    notify: (call) => session.notify(call),
    respond(call) {
      questions.answered(idText(call.envelope));
      return session.respond(call);
    },
    listen: (isWanted) => session.listen(isWanted),
    close: (reason) => session.close(reason),
  };
}
