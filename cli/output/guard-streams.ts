import { systemReason } from './system-error.ts';

/** Looks after the output streams of a process. */
export interface StreamGuard {
  /** Resolves when everything is written: false when some of it could not be. */
  flushed(): Promise<boolean>;
}

/**
 * Keeps a closed pipe (`svc compile | head`) from becoming a crash: the reader has what it wanted, so the rest is dropped quietly.
 * Any other failure to write to stdout (a full disk) is reported on stderr and remembered.
 */
export function guardStreams(process: NodeJS.Process): StreamGuard {
  let failed = false;
  process.stdout.on('error', (error) => {
    if (isClosedPipe(error) || failed) return;
    failed = true;
    process.stderr.write(`error: cannot write to standard output: ${systemReason(error) ?? error.message}\n`);
  });
  // There is no place left to say that stderr is gone.
  process.stderr.on('error', () => undefined);
  return {
    flushed: async () => {
      await drained(process.stdout);
      await drained(process.stderr);
      // A stream tells of its failure one turn after it happened.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      return !failed;
    },
  };
}

function isClosedPipe(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
}

async function drained(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.destroyed || stream.writableLength === 0) return;
  await new Promise<void>((resolve) => {
    stream.write('', () => resolve());
  });
}
