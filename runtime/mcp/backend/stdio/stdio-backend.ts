import type { Log } from '../../../observe/log.ts';
import type { Backend, Conversation, SessionConversation, SessionOwner } from '../backend.ts';
import { backendBounds, type BackendBounds } from '../bounds.ts';
import { ignoredAnswer } from '../ignored-answer.ts';
import { ServerMessages } from './server-messages.ts';
import type { OpenChannel } from './stdio-channel.ts';
import { StdioLink } from './stdio-link.ts';
import { StdioSession } from './stdio-session.ts';

export interface StdioBackendOptions {
  readonly name: string;
  /** Starts the server, or attaches to one that runs. */
  readonly open: OpenChannel;
  readonly log: Log;
  /** Other replicas of this program hear the same server. Default: false. */
  readonly isShared?: boolean;
  readonly bounds?: Partial<BackendBounds>;
}

/** A server on standard streams, of either era. All clients share it; it knows of one. */
export function openStdioBackend({ name, open, log, ...options }: StdioBackendOptions): Backend {
  const bounds = { ...backendBounds, ...options.bounds };
  const sessions = new Set<StdioSession>();
  const messages = new ServerMessages(sessions, options.isShared === true);
  const link = new StdioLink({
    name,
    open,
    bounds,
    log,
    onServerMessage: (message) => messages.heard(message, link),
    onStarted: () => {
      for (const session of sessions) session.renew();
    },
    onEnded: () => messages.reset(),
  });
  const conversation: Conversation = {
    request: (call, receiver) => link.request(call, receiver, undefined),
    notify: (call) => {
      if (call.envelope.kind === 'request') link.request(call, ignoredAnswer, undefined);
      else link.write(call.envelope.bytes);
    },
  };
  return {
    name,
    get facts() {
      return link.facts;
    },
    get problem() {
      return link.problem;
    },
    probe: () => link.ready(),
    converse: () => conversation,
    open: (owner: SessionOwner): SessionConversation => new StdioSession({ link, messages, sessions, owner }),
    close: (graceMs) => link.close(graceMs),
  };
}
