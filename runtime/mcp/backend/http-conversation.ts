import { idText } from '../envelope/envelope.ts';
import type { Cancellable, Conversation, OutboundCall, Receiver } from './backend.ts';
import type { AnswerWatcher } from './answer-watcher.ts';
import { HttpAnswer } from './http-answer.ts';
import type { HttpEndpoint } from './http-endpoint.ts';
import { isOfOtherEra } from './other-era.ts';
import { modernHeaders } from './http-request.ts';
import { ignoredAnswer } from './ignored-answer.ts';

/** Independent requests to a server of revision 2026-07-28 over HTTP. It holds no state. */
export class HttpConversation implements Conversation {
  private readonly endpoint: HttpEndpoint;
  private readonly revision: string;

  constructor(endpoint: HttpEndpoint, revision: string) {
    this.endpoint = endpoint;
    this.revision = revision;
  }

  request({ body, envelope, headers, idleMs, mismatched }: OutboundCall, receiver: Receiver): Cancellable {
    const { calls, streams, path, bounds } = this.endpoint;
    const all = modernHeaders(envelope, this.revision, headers);
    const request = {
      method: 'POST',
      path,
      headers: all,
      body,
      isStream: idleMs === 0,
      // A stream that may be quiet begins at once: its server says first what it listens for.
      headTime: idleMs === 0 ? bounds.handshakeTime : idleMs,
      idleTime: idleMs,
    };
    const watcher: AnswerWatcher = {
      id: idText(envelope),
      ignoresBody: envelope.kind !== 'request',
      ...(mismatched === undefined
        ? {}
        : { mismatched: (status, refusal) => isOfOtherEra(status, refusal, 'modern') && mismatched }),
    };
    return new HttpAnswer(receiver, bounds.messageSize, watcher).send(idleMs === 0 ? streams : calls, request);
  }

  notify(call: OutboundCall): void {
    this.request(call, ignoredAnswer);
  }
}
