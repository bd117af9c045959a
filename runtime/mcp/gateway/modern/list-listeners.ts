import { objectOf } from '../../bridge/capabilities.ts';
import { idText, valueOf, type Envelope } from '../../envelope/envelope.ts';
import { eventBytes } from '../../stream/write-event.ts';
import type { Feature } from '../hooks.ts';

/** A stream of a client of 2026-07-28 that listens. */
export interface Listener {
  /** Says something on the stream. */
  say(event: Buffer): void;
}

/** How each feature's list is called in notifications, and in what a client asks to hear (2026-07-28, Subscriptions). */
const lists: Readonly<Record<Feature, { readonly name: string; readonly notification: string }>> = {
  tool: { name: 'tools', notification: 'toolsListChanged' },
  prompt: { name: 'prompts', notification: 'promptsListChanged' },
  resource: { name: 'resources', notification: 'resourcesListChanged' },
};

/** Clients of 2026-07-28 that want to hear of changed lists. */
export class ListListeners {
  private readonly listening = new Map<Listener, { readonly id: string; readonly wanted: ReadonlySet<string> }>();

  /** `envelope`: the request of the client, as it may listen. */
  add(listener: Listener, envelope: Envelope): void {
    const asked = objectOf(valueOf(envelope, envelope.param.notifications));
    const wanted = new Set(
      Object.values(lists).flatMap(({ notification }) => (asked[notification] === true ? [notification] : [])),
    );
    const id = idText(envelope);
    if (id !== undefined && wanted.size > 0) this.listening.set(listener, { id, wanted });
  }

  delete(listener: Listener): void {
    this.listening.delete(listener);
  }

  /** Says that a list has changed to those who asked to hear it, each under the id of its subscription. */
  say(feature: Feature): void {
    const { name, notification } = lists[feature];
    for (const [listener, { id, wanted }] of this.listening) {
      const params = `,"params":{"_meta":{"io.modelcontextprotocol/subscriptionId":${id}}}`;
      if (wanted.has(notification)) listener.say(eventBytes(messageOf(name, params)));
    }
  }
}

/** The notification that the list of a feature has changed. */
export function listChanged(feature: Feature): Buffer {
  return messageOf(lists[feature].name);
}

function messageOf(list: string, params = ''): Buffer {
  return Buffer.from(`{"jsonrpc":"2.0","method":"notifications/${list}/list_changed"${params}}`);
}
