import { scanEnvelope } from '../../envelope/scan-envelope.ts';
import { isProblem, type BackendProblem } from '../../backend/backend.ts';
import type { OutboundHeaders } from '../../backend/outbound-headers.ts';
import type { MailHandler, ReplicaMail } from '../../session/replica-mail.ts';
import { whenKnown } from '../../maybe-promise.ts';
import type { GatewayCore } from '../gateway-core.ts';
import type { LiveSession } from './live-session.ts';
import type { SessionTopic } from './session-mail.ts';
import { addressed } from './server-request-ids.ts';
import { cancelRequest } from './serve-session.ts';

/**
 * Hears what other replicas got in a session that this one holds something of: an answer to what a server asked here, the cancellation
 * of a request that is under way here, or that the client listens there from now on.
 */
export function hearOtherReplicas(core: GatewayCore, mail: ReplicaMail): void {
  const on = (topic: SessionTopic, handle: (session: LiveSession, message: Buffer) => void): void => {
    const handler: MailHandler = (body) => {
      const space = body.indexOf(0x20);
      const session = core.knownSession(body.toString('latin1', 0, Math.max(space, 0)));
      if (session !== undefined) handle(session, body.subarray(space + 1));
    };
    mail.on(topic, handler);
  };
  on('answer', (session, message) => {
    const received = scanEnvelope(message);
    if (received.kind === 'problem') return;
    const { envelope, backends } = addressed(core.view.backends, received);
    for (const backend of backends) {
      const conversation = session.openConversation(backend.name);
      const go = (headers: OutboundHeaders | BackendProblem): void => {
        if (isProblem(headers)) return;
        const call = { body: envelope.bytes, envelope, headers, idleMs: core.bounds.backendIdleTime };
        conversation?.respond(call);
      };
      if (conversation !== undefined) whenKnown(core.credentialsOf(session.caller, backend), go, () => undefined);
    }
  });
  on('cancel', (session, message) => {
    const envelope = scanEnvelope(message);
    if (envelope.kind !== 'problem') cancelRequest(core, session, envelope);
  });
  on('listens', (session) => {
    session.listen(false);
    session.standalone.disconnect();
  });
}
