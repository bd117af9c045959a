import type { GatewayCore } from '../gateway-core.ts';
import type { Feature } from '../hooks.ts';
import { listChanged } from './list-listeners.ts';

/** Says to every client with an open stream that lists have changed, of features that the server has. */
export function sayListsChanged(core: GatewayCore, features: readonly Feature[]): void {
  for (const feature of features) {
    for (const session of core.liveSessions)
      if (session.standalone.attached) session.standalone.send(listChanged(feature));
    core.listeners.say(feature);
  }
}
