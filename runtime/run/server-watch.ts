import type { OpenChannel } from '../mcp/backend/stdio/stdio-channel.ts';

/** What made a server end: itself, or the container engine that it ran in. */
export type EndCause = 'server' | 'engine';

/** What hears of the starts and ends of a server. */
export interface ServerWatch {
  /** It was started; as a process of this machine, which leads a group, with its number. */
  started(pid?: number): void;
  /** It has ended, or could not be started: why, in words for people. */
  ended(reason: string, cause: EndCause): void;
  /** Something of it that was to be removed may still be there: why. */
  left(reason: string): void;
}

/** A channel whose server is watched. One that is closed by us does not count as ended. */
export function watchedChannel(open: OpenChannel, watch: ServerWatch | undefined): OpenChannel {
  if (watch === undefined) return open;
  return async (listener) => {
    const channel = await open({
      line: (bytes) => listener.line(bytes),
      closed: (reason) => {
        watch.ended(reason, 'server');
        listener.closed(reason);
      },
    });
    if ('problem' in channel) watch.ended(channel.problem, 'server');
    return channel;
  };
}
