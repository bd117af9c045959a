import type { AnswerHead, Backend, BackendProblem, Receiver } from '../../backend/backend.ts';
import { rawOf, stringOf, type Envelope } from '../../envelope/envelope.ts';
import type { Span } from '../../envelope/json-cursor.ts';
import { scanEnvelope } from '../../envelope/scan-envelope.ts';
import { splice, type Edit } from '../../envelope/splice.ts';

/*
 * Where several servers share the session of a client, two of them may give a request the same id. Toward the client an id is therefore
 * `<server>/<literal of the server's id>`: the answer says by itself where it goes, at every replica, and nothing has to be kept.
 */

/** Methods that are about the lists of one server; what clients see are others. */
const ownLists: ReadonlySet<string | undefined> = new Set([
  'notifications/tools/list_changed',
  'notifications/prompts/list_changed',
  'notifications/resources/list_changed',
]);

/** A message of a server as its client gets it: with ids that no other server has. Undefined: it is not for clients. */
export function outward(backend: string, bytes: Buffer): Buffer | undefined {
  const envelope = scanEnvelope(bytes);
  if (envelope.kind === 'problem') return bytes;
  if (ownLists.has(envelope.method)) return undefined;
  const edits = spansOf(envelope).map((span): Edit => {
    const literal = rawOf(envelope, span).toString('utf8');
    return { span, bytes: JSON.stringify(`${backend}/${literal}`) };
  });
  return splice(
    bytes,
    edits.toSorted((a, b) => a.span.start - b.span.start),
  );
}

/** What a request of a server, or the end of one, is known by. */
function spansOf({ kind, method, id, param, meta }: Envelope): readonly Span[] {
  if (kind === 'request') return [id, meta.progressToken].filter((span) => span !== undefined);
  const isEnd = method === 'notifications/cancelled' && param.requestId !== undefined;
  return isEnd && param.requestId !== undefined ? [param.requestId] : [];
}

/** A message of a client, and the servers that it is for. */
export interface Addressed {
  readonly envelope: Envelope;
  readonly backends: readonly Backend[];
}

/** Finds out whom a message of a client is for: an answer and progress for the one server that has asked, the rest for all of them. */
export function addressed(backends: readonly Backend[], envelope: Envelope): Addressed {
  if (backends.length === 1) return { envelope, backends };
  const isProgress = envelope.method === 'notifications/progress';
  const span = envelope.kind === 'response' ? envelope.id : isProgress ? envelope.param.progressToken : undefined;
  if (envelope.kind !== 'response' && !isProgress) return { envelope, backends };
  const nobody = { envelope, backends: [] };
  const text = stringOf(envelope, span);
  if (span === undefined || text === undefined) return nobody;
  const [to] = backends
    .filter(({ name }) => text.startsWith(`${name}/`))
    .toSorted((a, b) => b.name.length - a.name.length);
  const literal = to === undefined ? '' : text.slice(to.name.length + 1);
  if (to === undefined || !isId(literal)) return nobody;
  const own = scanEnvelope(splice(envelope.bytes, [{ span, bytes: literal }]));
  return own.kind === 'problem' ? nobody : { envelope: own, backends: [to] };
}

/** Whether a string is the literal of an id: a string, or an integer. */
function isId(text: string): boolean {
  if (/^-?[0-9]{1,40}$/.test(text)) return true;
  try {
    return typeof JSON.parse(text) === 'string';
  } catch {
    return false;
  }
}

/** Passes on what comes back for a call, with ids that no other server has. */
export class OutwardReceiver implements Receiver {
  private readonly backend: string;
  private readonly receiver: Receiver;

  constructor(backend: string, receiver: Receiver) {
    this.backend = backend;
    this.receiver = receiver;
  }

  head(head: AnswerHead): void {
    this.receiver.head(head);
  }

  chunk(bytes: Buffer): boolean {
    return this.receiver.chunk(bytes);
  }

  message(bytes: Buffer): boolean {
    const shown = outward(this.backend, bytes);
    return shown === undefined || this.receiver.message(shown);
  }

  end(): void {
    this.receiver.end();
  }

  fail(problem: BackendProblem): void {
    this.receiver.fail(problem);
  }
}
