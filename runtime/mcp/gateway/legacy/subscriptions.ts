import { isProblem, type Backend, type SessionConversation } from '../../backend/backend.ts';
import { ignoredAnswer } from '../../backend/ignored-answer.ts';
import { ownMessage } from '../../backend/own-client.ts';
import { stringOf, type Envelope } from '../../envelope/envelope.ts';
import { whenKnown } from '../../maybe-promise.ts';
import type { LiveSession } from './live-session.ts';
import type { SessionHost } from './session-host.ts';

/** Resources that one session subscribes to, and that are asked for again. */
const mostSubscriptions = 1000;

/** Sees a request that goes to a server: what it subscribes to has to be asked for again where another one takes its place. */
export function noteSubscription(
  host: SessionHost,
  session: LiveSession,
  conversation: SessionConversation,
  envelope: Envelope,
): void {
  const { method, param } = envelope;
  if (method !== 'resources/subscribe' && method !== 'resources/unsubscribe') return;
  const uri = stringOf(envelope, param.uri);
  if (uri === undefined) return;
  const isWanted = method === 'resources/subscribe';
  if (!isWanted) session.subscriptions.delete(uri);
  else if (session.subscriptions.size < mostSubscriptions) session.subscriptions.set(uri, conversation);
  host.share(session, { uri, isWanted });
}

/**
 * Subscribes a session again to resources whose conversation is another one by now: their server is at another address, speaks another
 * era, or the resource belongs to another server. A server that nobody has reached yet is left for the next time.
 */
export function renewSubscriptions(host: SessionHost, session: LiveSession): void {
  if (session.ended) return;
  for (const [uri, before] of session.subscriptions) {
    const route = host.view.route('resource', uri);
    if (route === 'absent' || route.backend.facts === undefined) continue;
    const { backend } = route;
    const conversation = session.conversationWith(backend);
    if (conversation === before) continue;
    session.subscriptions.set(uri, conversation);
    const { identity } = session.caller;
    const question = { use: 'subscribe', feature: 'resource', name: uri } as const;
    const decided = host.hooks.policy?.decide(identity, question) ?? 'permitted';
    const go = (decision: Awaited<typeof decided>): void => {
      if (decision === 'permitted') subscribe(host, session, backend, conversation, uri);
    };
    whenKnown(decided, go, () => undefined);
  }
}

function subscribe(
  host: SessionHost,
  session: LiveSession,
  backend: Backend,
  conversation: SessionConversation,
  uri: string,
): void {
  whenKnown(
    host.credentialsOf(session.caller, backend),
    (headers) => {
      if (isProblem(headers)) return;
      const envelope = ownMessage({ id: `svc-subscribe-${uri}`, method: 'resources/subscribe', params: { uri } });
      const call = { body: envelope.bytes, envelope, headers, idleMs: host.bounds.backendIdleTime };
      conversation.request(call, ignoredAnswer);
    },
    () => undefined,
  );
}
