import { isProblem } from './backend.ts';
import type {
  BackendProblem,
  Cancellable,
  Greeting,
  OutboundCall,
  Receiver,
  SessionConversation,
  SessionOwner,
} from './backend.ts';
import { collect } from './collect.ts';
import { malformed } from './answer-problems.ts';
import { HttpAnswer } from './http-answer.ts';
import type { HttpEndpoint } from './http-endpoint.ts';
import { revisionOf } from './http-probe.ts';
import { sessionHeaders } from './http-request.ts';
import { HttpSessionAnswer } from './http-session-answer.ts';
import { RequestedSettings } from './requested-settings.ts';
import { ServerStream } from './http-server-stream.ts';
import { ignoredAnswer } from './ignored-answer.ts';
import type { OpenHttpSession } from './open-http-session.ts';
import { noHeaders, type OutboundHeaders } from './outbound-headers.ts';
import { ownMessage } from './own-client.ts';
import { idText, rawOf } from '../envelope/envelope.ts';
import type { LegacyRevision } from '../era/revisions.ts';

const hasEnded: BackendProblem = { kind: 'closed', message: 'the session has ended', mayHaveExecuted: false };

/** A session of the legacy era toward a server over streamable HTTP: one of the server's for one of the client's. */
export class HttpSession implements SessionConversation, OpenHttpSession {
  readonly endpoint: HttpEndpoint;
  readonly owner: SessionOwner;
  private readonly stream: ServerStream;
  private readonly requested = new RequestedSettings();
  private session: string | undefined;
  private revision: LegacyRevision | undefined;
  private opening: Promise<BackendProblem | undefined> | undefined;
  private isClosed = false;
  private mustBegin: boolean;

  constructor(endpoint: HttpEndpoint, owner: SessionOwner) {
    this.endpoint = endpoint;
    this.owner = owner;
    this.session = owner.hint;
    this.revision = owner.revision;
    this.mustBegin = owner.begins === true;
    this.stream = new ServerStream(this);
  }

  headersOf(kind: 'POST' | 'GET', headers: OutboundHeaders): string[] {
    return sessionHeaders(kind, this.session, this.revision, headers);
  }

  get id(): string | undefined {
    return this.session;
  }

  get hasToBegin(): boolean {
    return this.mustBegin;
  }

  get closed(): boolean {
    return this.isClosed;
  }

  async begin(call: OutboundCall): Promise<Greeting | BackendProblem> {
    const { calls, path, bounds } = this.endpoint;
    let session: string | undefined;
    const found = await collect(
      (receiver) => {
        const answer = new HttpAnswer(receiver, bounds.messageSize, {
          id: idText(call.envelope),
          head: (_status, headers) => {
            const given = headers['mcp-session-id'];
            session = typeof given === 'string' ? given : undefined;
            return undefined;
          },
        });
        const headers = sessionHeaders('POST', undefined, undefined, call.headers);
        return answer.send(calls, { method: 'POST', path, headers, body: call.body });
      },
      bounds.messageSize,
      bounds.handshakeTime,
    );
    if (isProblem(found)) return found;
    if (this.isClosed) {
      // Nobody knows of the session that the server has opened.
      await this.endAtServer(session);
      return hasEnded;
    }
    const { envelope } = found;
    if (envelope.error !== undefined) return { kind: 'error', error: rawOf(envelope, envelope.error) };
    const revision = revisionOf(envelope);
    if (revision === undefined || envelope.result === undefined)
      return malformed('it answers initialize with a revision that this proxy does not speak');
    this.revision = revision;
    this.session = session;
    this.mustBegin = false;
    this.owner.onHint(session);
    return { kind: 'result', result: rawOf(envelope, envelope.result), revision };
  }

  request(call: OutboundCall, receiver: Receiver): Cancellable {
    this.requested.note(call.envelope);
    this.adopt();
    return new HttpSessionAnswer(this, call, receiver);
  }

  notify(call: OutboundCall): void {
    this.request(call, ignoredAnswer);
  }

  respond(call: OutboundCall): boolean {
    this.request(call, ignoredAnswer);
    return true;
  }

  listen(isWanted: boolean): void {
    this.stream.listen(isWanted);
  }

  reopen(): Promise<BackendProblem | undefined> {
    this.opening ??= this.beginAgain().finally(() => {
      this.opening = undefined;
    });
    return this.opening;
  }

  /** Continues in the session that another replica has opened after the server had lost this one. */
  private adopt(): void {
    const { hint } = this.owner;
    if (hint === undefined || hint === this.session || this.opening !== undefined) return;
    this.session = hint;
    this.mustBegin = false;
    this.revision ??= this.owner.revision;
    this.stream.restart();
  }

  async close(reason: 'session-ended' | 'shutdown'): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    this.stream.listen(false);
    if (reason === 'session-ended') await this.endAtServer(this.session);
  }

  private async endAtServer(session: string | undefined): Promise<void> {
    if (session === undefined) return;
    const credentials = await this.owner.credentials();
    const { calls, path, bounds } = this.endpoint;
    const own = isProblem(credentials) ? noHeaders : credentials;
    const headers = sessionHeaders('DELETE', session, this.revision, own);
    new HttpAnswer(ignoredAnswer, bounds.messageSize, { ignoresBody: true }).send(calls, {
      method: 'DELETE',
      path,
      headers,
    });
  }

  private async beginAgain(): Promise<BackendProblem | undefined> {
    const { owner } = this;
    const { bounds } = this.endpoint;
    if (this.isClosed) return hasEnded;
    const credentials = await owner.credentials();
    if (isProblem(credentials)) return credentials;
    const before = this.revision;
    const params: unknown = JSON.parse(owner.initialize.toString('utf8'));
    const envelope = ownMessage({ id: 'svc-initialize', method: 'initialize', params });
    const begun = await this.begin({
      body: envelope.bytes,
      envelope,
      headers: credentials,
      idleMs: bounds.handshakeTime,
    });
    if (isProblem(begun)) return begun;
    if (begun.kind === 'error') return malformed('it refuses to begin the session again');
    if (before !== undefined && begun.revision !== before)
      return malformed('it speaks another revision since it has begun anew');
    const done = ownMessage({ method: 'notifications/initialized' });
    this.notify({ body: done.bytes, envelope: done, headers: credentials, idleMs: bounds.handshakeTime });
    for (const message of this.requested.again())
      this.notify({ body: message.bytes, envelope: message, headers: credentials, idleMs: bounds.handshakeTime });
    this.stream.restart();
    return undefined;
  }
}
