import { isProblem } from '../../backend/backend.ts';
import { ignoredAnswer } from '../../backend/ignored-answer.ts';
import { ownMessage } from '../../backend/own-client.ts';
import type { SessionSettings } from '../../session/session-record.ts';
import { whenKnown } from '../../maybe-promise.ts';
import type { LiveSession } from './live-session.ts';
import type { SessionHost } from './session-host.ts';
import { sayLogLevelToAll } from './log-level.ts';
import { renewSubscriptions } from './subscriptions.ts';

/**
 * A client has sent settings of its session to another replica: conversations that are open here adopt them. `before`: the wishes that were
 * known until now. Settings that the client has sent here since may not be stored yet, and stay.
 */
export function adoptSettings(host: SessionHost, session: LiveSession, before: SessionSettings): void {
  const { level, uris } = session.record.settings;
  if (level !== undefined && level !== before.level && level !== session.logLevel) {
    session.logLevel = level;
    sayLogLevelToAll(host, session, level);
  }
  const wanted = new Set(uris);
  for (const uri of before.uris)
    if (!wanted.has(uri) && session.subscriptions.has(uri)) unsubscribe(host, session, uri);
  for (const uri of wanted) if (!session.subscriptions.has(uri)) session.subscriptions.set(uri, undefined);
  // Where nothing is open, what opens next asks for them.
  if (session.isOpen) renewSubscriptions(host, session);
}

function unsubscribe(host: SessionHost, session: LiveSession, uri: string): void {
  const conversation = session.subscriptions.get(uri);
  session.subscriptions.delete(uri);
  const route = host.view.route('resource', uri);
  if (conversation === undefined || route === 'absent') return;
  whenKnown(
    host.credentialsOf(session.caller, route.backend),
    (headers) => {
      if (isProblem(headers)) return;
      const envelope = ownMessage({ id: `svc-unsubscribe-${uri}`, method: 'resources/unsubscribe', params: { uri } });
      const call = { body: envelope.bytes, envelope, headers, idleMs: host.bounds.backendIdleTime };
      conversation.request(call, ignoredAnswer);
    },
    () => undefined,
  );
}
