import type { Readable, Writable } from 'node:stream';

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

/** The terminal of a process. Throws the error of the system when its working folder was removed. */
export function terminalOf(process: NodeJS.Process): Terminal {
  return {
    cwd: process.cwd(),
    environment: process.env,
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    interrupted: () =>
      new Promise((resolve) => {
        process.once('SIGINT', () => resolve());
        process.once('SIGTERM', () => resolve());
      }),
  };
}
