import type { Duplex } from 'node:stream';
import { EngineError, type ContainerEngine, type ContainerSpec } from '../engine/container-engine.ts';
import { ContainerOutput, type OutputListener } from '../engine/container-output.ts';
import type { EndCause } from '../server-watch.ts';
import { shell } from './secret-line.ts';

/** A container to start, and the input that it receives first. */
export interface ContainerStart {
  readonly engine: ContainerEngine;
  readonly spec: ContainerSpec;
  /** Of the workload. */
  readonly name: string;
  /** What is written to its standard input before anything else (`secretLine`). */
  readonly firstLine: Buffer | undefined;
  /** Hears why it may still be there after it was closed. */
  readonly onLeft: (reason: string) => void;
}

/** What hears of a container. */
export interface ContainerListener extends Omit<OutputListener, 'broken'> {
  /** It has ended and was removed: why, in words for people. Called once, unless it was closed. */
  ended(reason: string, cause: EndCause): void;
}

/** A container that runs, with its streams. */
export interface RunningContainer {
  readonly stream: Duplex;
  /** Closes its input, waits `graceMs` for its end, ends it and removes it. */
  close(graceMs: number): Promise<void>;
}

/** Seconds between being asked to end and being ended. */
const politeSeconds = 2;

/** Creates, attaches and starts a container; in this order, so that no byte of it is lost. Throws `EngineError`. */
export async function startAttached(start: ContainerStart, listener: ContainerListener): Promise<RunningContainer> {
  const { engine, spec, firstLine } = start;
  const id = await engine.create(spec);
  const { promise: started, resolve: decide } = Promise.withResolvers<boolean>();
  try {
    if (spec.entrypoint?.[0] === shell && !(await engine.hasFile(id, shell)))
      throw new EngineError(
        `the image has no ${shell}, which secrets need: every other way to pass them shows them to every user of the engine. Pass them with --env where that is acceptable`,
      );
    const stream = await engine.attach(id, spec.hasInput);
    const running = watched(start, id, stream, listener, started);
    if (firstLine !== undefined) stream.write(firstLine);
    await engine.start(id);
    decide(true);
    return running;
  } catch (error) {
    decide(false);
    await engine.remove(id);
    throw error;
  }
}

function watched(
  { engine, spec, onLeft }: ContainerStart,
  id: string,
  stream: Duplex,
  listener: ContainerListener,
  started: Promise<boolean>,
): RunningContainer {
  let isClosed = false;
  const output = new ContainerOutput({
    output: (bytes) => listener.output(bytes),
    errorOutput: (bytes) => listener.errorOutput(bytes),
    broken: () => stream.destroy(),
  });
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  const tellEnd = async (): Promise<void> => {
    // Whoever started it in vain knows already.
    if (!(await started) || isClosed) return;
    isClosed = true;
    const { reason, cause } = await endOf(engine, id, spec);
    if (cause === 'engine') onLeft(reason);
    listener.ended(reason, cause);
  };
  stream.on('data', (bytes: Buffer) => output.read(bytes));
  stream.on('error', () => undefined);
  stream.once('close', () => {
    finish();
    void tellEnd();
  });
  // The end of the streams is the end of the container; this program has to close the connection.
  stream.once('end', () => stream.destroy());
  return {
    stream,
    async close(graceMs) {
      isClosed = true;
      // Nobody reads what it still writes; what waits to be read would hold up its end.
      stream.resume();
      stream.end();
      const timer = setTimeout(finish, graceMs);
      await over;
      clearTimeout(timer);
      try {
        await engine.stop(id, politeSeconds);
        await engine.remove(id);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        onLeft(goneReason(engine, error));
      }
      stream.destroy();
    },
  };
}

/** Why a container whose streams are over has ended. It is removed. */
async function endOf(
  engine: ContainerEngine,
  id: string,
  { limits }: ContainerSpec,
): Promise<{ readonly reason: string; readonly cause: EndCause }> {
  const byItself = (reason: string): { reason: string; cause: EndCause } => ({ reason, cause: 'server' });
  try {
    await engine.stop(id, politeSeconds);
    const state = await engine.state(id);
    await engine.remove(id);
    if (state === undefined) return byItself('its container was removed');
    if (state.isOutOfMemory)
      return byItself(`it needed more memory than its limit of ${limits.memory / 1_048_576} MiB`);
    return byItself(`it ended with code ${state.exitCode}`);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { reason: goneReason(engine, error), cause: 'engine' };
  }
}

/** Why a container cannot be started, in words for people. */
export function startProblem(engine: ContainerEngine, error: EngineError): string {
  return error.isGone ? goneReason(engine, error) : `its container cannot be started: ${error.message}`;
}

function goneReason({ place }: ContainerEngine, { message }: EngineError): string {
  return `the container engine at ${place} has gone: ${message}`;
}
