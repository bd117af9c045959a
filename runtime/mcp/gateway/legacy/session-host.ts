import type { Backend, BackendProblem } from '../../backend/backend.ts';
import type { OutboundHeaders } from '../../backend/outbound-headers.ts';
import type { SettingChange } from '../../session/session-record.ts';
import type { MaybePromise } from '../../maybe-promise.ts';
import type { GatewayBounds } from '../bounds.ts';
import type { Caller, Hooks } from '../hooks.ts';
import type { View } from '../view/view.ts';
import type { LiveSession } from './live-session.ts';

/** What a session needs of the gateway that serves it. */
export interface SessionHost {
  readonly view: View;
  readonly hooks: Hooks;
  readonly bounds: GatewayBounds;
  /** Whether several servers share the session of a client. */
  readonly hasSeveral: boolean;
  /** Headers of requests to a server that we make by ourselves for a caller. */
  credentialsOf(caller: Caller, backend: Backend): MaybePromise<OutboundHeaders | BackendProblem>;
  /** Has other replicas know what a client asks of its session. */
  share(session: LiveSession, change: SettingChange): void;
  /** Writes down what has changed of a session; where that fails, another replica opens one of its own with the server. */
  update(session: LiveSession): void;
}
