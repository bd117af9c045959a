import { restartDelay } from '../../mcp/backend/stdio/restart-delay.ts';
import { ErrorLines } from '../../mcp/backend/stdio/error-lines.ts';
import type { Log } from '../../observe/log.ts';
import type { EndCause, ServerWatch } from '../server-watch.ts';
import { EngineError } from '../engine/container-engine.ts';
import { startProblem, type RunningContainer } from './attached-container.ts';
import { startContainer, type WorkloadStart } from './running-container.ts';

/** A container that serves HTTP, and is started again when it ends. */
export interface KeptContainer {
  /** Why it does not run; undefined while it does. */
  readonly problem: string | undefined;
  close(): Promise<void>;
}

export interface KeptContainerParts extends WorkloadStart {
  readonly log: Log;
  /** A line that the server wrote to one of its standard streams. */
  readonly onLine: (line: string, stream: 'stdout' | 'stderr') => void;
  readonly watch: ServerWatch | undefined;
}

/** Milliseconds that a server gets to end by itself. */
const grace = 0;
/** Most milliseconds until an engine that has gone is asked again. */
const longestForEngine = 2000;

/** Starts the container, and starts it again after it has ended, each time a while later. */
export function keepContainer({ log, onLine, watch, ...start }: KeptContainerParts): KeptContainer {
  let problem: string | undefined;
  let running: RunningContainer | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  let failures = 0;
  let startedAt = 0;
  const again = (reason: string, cause: EndCause): void => {
    problem = reason;
    running = undefined;
    if (isClosing) return;
    watch?.ended(reason, cause);
    log.warn({ backend: start.name }, `the MCP server in its container has ended: ${reason}`);
    failures = startedAt !== 0 && restartDelay.isHealthy(performance.now() - startedAt) ? 1 : failures + 1;
    const delay = restartDelay.after(failures);
    timer = setTimeout(() => (opening = open()), cause === 'engine' ? Math.min(delay, longestForEngine) : delay);
  };
  const open = async (): Promise<void> => {
    startedAt = performance.now();
    const output = new ErrorLines((line) => onLine(line, 'stdout'));
    const errors = new ErrorLines((line) => onLine(line, 'stderr'));
    try {
      running = await startContainer(start, {
        output: (bytes) => output.read(bytes),
        errorOutput: (bytes) => errors.read(bytes),
        ended: (reason, cause) => {
          output.end();
          errors.end();
          again(reason, cause);
        },
      });
      problem = undefined;
      watch?.started();
      // The whole input has been sent, so the server reads the end of its input.
      if (start.spec.hasInput) running.stream.end();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      again(startProblem(start.engine, error), error.isGone ? 'engine' : 'server');
    }
  };
  let opening = open();
  return {
    get problem() {
      return problem;
    },
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await opening;
      await running?.close(grace);
    },
  };
}
