import { stringOf, type Envelope } from '../envelope/envelope.ts';
import { ownMessage } from './own-client.ts';

/** Resources that one session subscribes to, and are asked for again after the server has lost it. */
const mostSubscriptions = 1000;

/** What a client has asked of its session that a server forgets with it: the log level and subscriptions. */
export class RequestedSettings {
  private level: string | undefined;
  private readonly uris = new Set<string>();

  /** Sees a request of the client. */
  note(envelope: Envelope): void {
    const { method, param } = envelope;
    if (method === 'logging/setLevel') this.level = stringOf(envelope, param.level);
    else if (method === 'resources/subscribe') {
      const uri = stringOf(envelope, param.uri);
      if (uri !== undefined && this.uris.size < mostSubscriptions) this.uris.add(uri);
    } else if (method === 'resources/unsubscribe') this.uris.delete(stringOf(envelope, param.uri) ?? '');
  }

  /** The requests that ask for it all again. */
  again(): readonly Envelope[] {
    const level = this.level === undefined ? [] : [this.request('logging/setLevel', { level: this.level })];
    return [...level, ...[...this.uris].map((uri) => this.request('resources/subscribe', { uri }))];
  }

  private request(method: string, params: { readonly level: string } | { readonly uri: string }): Envelope {
    return ownMessage({ id: `svc-again-${'uri' in params ? params.uri : method}`, method, params });
  }
}
