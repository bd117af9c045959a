import { fstatSync } from 'node:fs';
import { Readable, type Writable } from 'node:stream';

/** What a command sees of the process it runs in. */
export interface Terminal {
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable;
  /** Data only. */
  readonly stdout: Writable & { readonly isTTY?: boolean };
  /** Diagnostics, summaries, usage problems. */
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Resolves when somebody asks the process to end; from the first call on, that no longer kills it. */
  interrupted(): Promise<void>;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** What a terminal needs of a process. */
type OwnProcess = Pick<NodeJS.Process, 'cwd' | 'env' | 'pid' | 'stdin' | 'stdout' | 'stderr' | 'exit'> & {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  once(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  off(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
};

/** The terminal of a process. Throws the error of the system when its working folder was removed. */
export function terminalOf(process: OwnProcess): Terminal {
  const leave = { SIGINT: () => process.exit(130), SIGTERM: () => process.exit(143) };
  // To the first process of a container, signals that nobody listens for do nothing: it would live on until it is killed.
  if (process.pid === 1) for (const signal of signals) process.on(signal, leave[signal]);
  return {
    cwd: process.cwd(),
    environment: process.env,
    get stdin() {
      return isFolder(0) ? refusedFolder() : process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    interrupted: () =>
      new Promise((resolve) => {
        for (const signal of signals) {
          process.off(signal, leave[signal]);
          process.once(signal, () => resolve());
        }
      }),
  };
}

/** Whether a descriptor is open on a folder (`svc validate - < folder`), which Node gives out as an empty stream. */
function isFolder(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isDirectory();
  } catch (error) {
    // Closed, or none of the system's business: reading says more.
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

/** What reading a folder gives elsewhere: a refusal. */
function refusedFolder(): Readable {
  return new Readable({
    read() {
      this.destroy(Object.assign(new Error('standard input is a folder'), { code: 'EISDIR' }));
    },
  });
}
