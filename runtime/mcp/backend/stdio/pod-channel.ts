import { attachPod, type PodTarget } from '../../../cluster/attach-pod.ts';
import { ErrorLines } from './error-lines.ts';
import { LineReader } from './line-reader.ts';
import type { ChannelListener, OpenChannel } from './stdio-channel.ts';

/** A server on the standard streams of a container in a pod of its own. */
export interface PodServer extends PodTarget {
  /** Bytes of one message. */
  readonly messageSize: number;
  /** A line that the server wrote to its standard error. */
  readonly onErrorLine: (line: string) => void;
}

const lineFeed = Buffer.from('\n');

/** Attaches to the pod for each channel. Attaching does not start anything: Kubernetes keeps the pod running. */
export function podChannel(server: PodServer, attach = attachPod): OpenChannel {
  return async (listener: ChannelListener) => {
    const { messageSize, onErrorLine } = server;
    const errors = new ErrorLines(onErrorLine);
    const reader = new LineReader(
      {
        line: (line) => listener.line(line),
        tooLong: () => {
          if ('close' in attached) attached.close();
          listener.closed(`it wrote a message of more than ${messageSize} bytes`);
        },
      },
      messageSize,
    );
    const attached = await attach(server, {
      output: (bytes) => reader.read(bytes),
      errorOutput: (bytes) => errors.read(bytes),
      closed: (reason) => listener.closed(reason),
    });
    if ('problem' in attached) return attached;
    return {
      get unsent() {
        return attached.unsent;
      },
      write: (message) => attached.write(Buffer.concat([message, lineFeed])),
      pause: () => attached.pause(),
      resume: () => attached.resume(),
      close: async () => attached.close(),
    };
  };
}
