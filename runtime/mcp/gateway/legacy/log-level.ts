import { isProblem, type Backend, type SessionConversation } from '../../backend/backend.ts';
import { ignoredAnswer } from '../../backend/ignored-answer.ts';
import { ownMessage } from '../../backend/own-client.ts';
import { logLevels } from '../../backend/log-levels.ts';
import { stringOf, type Envelope } from '../../envelope/envelope.ts';
import { whenKnown } from '../../maybe-promise.ts';
import type { LiveSession } from './live-session.ts';
import type { SessionHost } from './session-host.ts';

/**
 * Keeps the log level that a client asks for in its session. Where several servers share it, those that have a session with it already hear
 * of it now, the others when they have one.
 */
export function keepLogLevel(host: SessionHost, session: LiveSession, envelope: Envelope): void {
  const level = stringOf(envelope, envelope.param.level);
  if (level === undefined || !logLevels.includes(level)) return;
  session.logLevel = level;
  host.share(session, { level });
  // The only server hears of it by the request itself.
  if (host.hasSeveral) sayLogLevelToAll(host, session, level);
}

/** Has every server that has a session with a client say log messages of a level. */
export function sayLogLevelToAll(host: SessionHost, session: LiveSession, level: string): void {
  for (const backend of host.view.backends) {
    const conversation = session.openConversation(backend.name);
    if (conversation !== undefined) sayLogLevel(host, session, backend, conversation, level);
  }
}

/** Sets the level of log messages of one server, where the client requested one. Errors of servers without support are ignored. */
export function sayLogLevel(
  host: SessionHost,
  session: LiveSession,
  backend: Backend,
  conversation: SessionConversation,
  level: string | undefined,
): void {
  // The backend that answers for several servers sends no log messages itself.
  if (level === undefined || (host.hasSeveral && backend === host.view.rest)) return;
  whenKnown(
    host.credentialsOf(session.caller, backend),
    (headers) => {
      if (isProblem(headers)) return;
      const envelope = ownMessage({ id: 'svc-log-level', method: 'logging/setLevel', params: { level } });
      const call = { body: envelope.bytes, envelope, headers, idleMs: host.bounds.backendIdleTime };
      conversation.request(call, ignoredAnswer);
    },
    () => undefined,
  );
}
