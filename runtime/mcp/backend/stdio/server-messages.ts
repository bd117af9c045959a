import { idText, rawOf, stringOf, type Envelope } from '../../envelope/envelope.ts';
import type { StdioCall } from './stdio-call.ts';
import type { StdioLink } from './stdio-link.ts';
import { openTable } from '../../../diagnostics/open-table.ts';

/** Requests of the server that wait for the answer of a session; the oldest gives way, since its client may never answer. */
const mostWaiting = 1000;

/** Sessions as messages of the server find them. */
export interface MessageTarget {
  /** No other session has it. */
  readonly id: string;
  /** A message for this session that answers nothing it asked. */
  deliver(message: Envelope): void;
  isSubscribedTo(uri: string): boolean;
  /** Whether the client declared this capability. */
  can(capability: string): boolean;
}

/** Which capability of a client a request of the server needs. */
const needed: Readonly<Record<string, string>> = openTable({
  'sampling/createMessage': 'sampling',
  'elicitation/create': 'elicitation',
  'roots/list': 'roots',
});

/**
 * Brings messages that the server sends by itself to the sessions they are for. The server does not know of sessions: what it asks
 * goes to the one session that can be meant, and is refused where there are several, since the wrong person must not be asked.
 */
export class ServerMessages {
  private readonly sessions: ReadonlySet<MessageTarget>;
  private readonly isShared: boolean;
  private readonly asked = new Map<string, MessageTarget>();

  /** `isShared`: other replicas hear the same server, and answer for their own clients. */
  constructor(sessions: ReadonlySet<MessageTarget>, isShared: boolean) {
    this.sessions = sessions;
    this.isShared = isShared;
  }

  heard(message: Envelope, link: StdioLink): void {
    if (message.kind === 'request') this.request(message, link);
    else this.notification(message);
  }

  /** Whether a session was asked this; it answers once. */
  takeAnswer(session: MessageTarget, answer: Envelope): boolean {
    const id = idText(answer);
    if (id === undefined || this.asked.get(id) !== session) return false;
    return this.asked.delete(id);
  }

  /** Answers in the name of a session that is gone. */
  dropSession(session: MessageTarget, link: StdioLink): void {
    for (const [id, asked] of this.asked) {
      if (asked !== session) continue;
      this.asked.delete(id);
      link.answer(refusal(id, -32603, 'the client has gone'));
    }
  }

  /** Nothing is asked any more: the server that asked has ended. */
  reset(): void {
    this.asked.clear();
  }

  private request(message: Envelope, link: StdioLink): void {
    const { method = '' } = message;
    const id = idText(message) ?? 'null';
    if (method === 'ping') {
      link.answer(Buffer.from(`{"jsonrpc":"2.0","id":${id},"result":{}}`));
      return;
    }
    const ids = new Set<string | undefined>();
    for (const call of link.pending) ids.add(call.session);
    // Whoever is meant waits for an answer; where nobody does, another replica has him.
    if (this.isShared && ids.size === 0) return;
    const session = this.addressee(ids);
    if (session === undefined) {
      link.answer(refusal(id, -32603, 'several clients are connected, and it is not known which one this is for'));
      return;
    }
    const capability = needed[method];
    if (capability !== undefined && !session.can(capability)) {
      link.answer(refusal(id, -32601, `the client does not support ${method}`));
      return;
    }
    this.asked.set(id, session);
    const [oldest = id] = this.asked.keys();
    if (this.asked.size > mostWaiting && this.asked.delete(oldest))
      link.answer(refusal(oldest, -32603, 'too many requests wait for clients'));
    // On the stream of a call it reaches its client also where the client has no other stream, or has it at another replica.
    const call = askingCall(link.pending, session);
    if (call === undefined) session.deliver(message);
    else call.ask(message);
  }

  /** The one session whose requests are under way, or the only one there is. */
  private addressee(ids: ReadonlySet<string | undefined>): MessageTarget | undefined {
    if (ids.size > 1) return undefined;
    if (ids.size === 0) return this.sessions.size === 1 ? [...this.sessions][0] : undefined;
    const [id] = ids;
    return [...this.sessions].find((session) => session.id === id);
  }

  private notification(message: Envelope): void {
    switch (message.method) {
      case 'notifications/resources/updated': {
        const uri = stringOf(message, message.param.uri);
        for (const session of this.sessions)
          if (uri !== undefined && session.isSubscribedTo(uri)) session.deliver(message);
        break;
      }
      case 'notifications/cancelled': {
        const { requestId } = message.param;
        const id = requestId === undefined ? undefined : rawOf(message, requestId).toString('utf8');
        const session = id === undefined ? undefined : this.asked.get(id);
        if (id === undefined || session === undefined) break;
        this.asked.delete(id);
        session.deliver(message);
        break;
      }
      case 'notifications/tools/list_changed':
      case 'notifications/prompts/list_changed':
      case 'notifications/resources/list_changed':
        for (const session of this.sessions) session.deliver(message);
        break;
      default:
        // What a server logs, or says in a way of its own, may be about the request of one client: only a single one can be meant.
        if (this.sessions.size === 1) for (const session of this.sessions) session.deliver(message);
    }
  }
}

/** Methods during which a server may ask its client something (2026-07-28, Multi Round-Trip Requests). */
const asking: ReadonlySet<string | undefined> = new Set(['tools/call', 'prompts/get', 'resources/read']);

/** The newest call of a session during which its client can be asked. */
function askingCall(pending: Iterable<StdioCall>, { id }: MessageTarget): StdioCall | undefined {
  return [...pending].findLast(({ session, method }) => session === id && asking.has(method));
}

function refusal(id: string, code: number, message: string): Buffer {
  // The literal of the id goes back as it came.
  return Buffer.from(`{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify({ code, message })}}`);
}
