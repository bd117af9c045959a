import { ErrorLines } from '../../mcp/backend/stdio/error-lines.ts';
import { LineReader } from '../../mcp/backend/stdio/line-reader.ts';
import type { ChannelListener, OpenChannel } from '../../mcp/backend/stdio/stdio-channel.ts';
import { startProblem } from './attached-container.ts';
import { EngineError } from '../engine/container-engine.ts';
import type { EndCause, ServerWatch } from '../server-watch.ts';
import { startContainer, type WorkloadStart } from './running-container.ts';

/** A server on the standard streams of a container. */
export interface ContainerServer extends WorkloadStart {
  /** Bytes of one message. */
  readonly messageSize: number;
  /** A line that the server wrote to its standard error. */
  readonly onErrorLine: (line: string) => void;
  readonly watch: ServerWatch | undefined;
}

const lineEnd = Buffer.from('\n');

/** Starts a container for each channel, and removes it with the channel. */
export function containerChannel(server: ContainerServer): OpenChannel {
  return async (listener: ChannelListener) => {
    const { messageSize, onErrorLine, watch } = server;
    const errors = new ErrorLines(onErrorLine);
    let isClosed = false;
    const end = (reason: string, cause: EndCause): void => {
      if (isClosed) return;
      isClosed = true;
      watch?.ended(reason, cause);
      listener.closed(reason);
    };
    const reader = new LineReader(
      {
        line: (line) => {
          if (!isClosed) listener.line(line);
        },
        tooLong: () => {
          void running
            .then((container) => container.close(0))
            .then(() => end(`it wrote a message of more than ${messageSize} bytes`, 'server'));
        },
      },
      messageSize,
    );
    const running = startContainer(server, {
      output: (bytes) => reader.read(bytes),
      errorOutput: (bytes) => errors.read(bytes),
      ended: (reason, cause) => {
        errors.end();
        end(reason, cause);
      },
    });
    try {
      const container = await running;
      watch?.started();
      const { stream } = container;
      return {
        get unsent() {
          return stream.writableLength;
        },
        write: (message) => void stream.write(Buffer.concat([message, lineEnd])),
        pause: () => void stream.pause(),
        resume: () => void stream.resume(),
        close: async (graceMs) => {
          isClosed = true;
          await container.close(graceMs);
        },
      };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const problem = startProblem(server.engine, error);
      watch?.ended(problem, error.isGone ? 'engine' : 'server');
      return { problem };
    }
  };
}
