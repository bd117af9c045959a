import type { Backend, SessionOwner } from '../../backend/backend.ts';
import type { LiveSession } from './live-session.ts';
import type { SessionHost } from './session-host.ts';
import { outward } from './server-request-ids.ts';

/** In a message of a server whose tools are others now. */
const toolsChanged = 'notifications/tools/list_changed';

/** Whose conversation with a backend it is: a session of a client. `onToolsChanged`: what the server says of its tools is out of date. */
export function ownerOf(
  host: SessionHost,
  session: LiveSession,
  backend: Backend,
  onToolsChanged: () => void,
): SessionOwner {
  const { record } = session;
  const hint = record.hints[backend.name];
  return {
    session: record.id,
    credentials: () => host.credentialsOf(session.caller, backend),
    get hint() {
      return session.record.hints[backend.name];
    },
    begins: session.hasBegun && hint === undefined,
    initialize: record.initialize,
    revision: hint === undefined ? undefined : record.revision,
    level: session.logLevel,
    onHint: (given) => {
      session.noteHint(backend.name, given);
      host.update(session);
    },
    onMessage: (message) => {
      if (message.includes(toolsChanged)) onToolsChanged();
      const shown = host.hasSeveral ? outward(backend.name, message) : message;
      return shown === undefined || session.standalone.send(shown);
    },
  };
}
