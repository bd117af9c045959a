import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readSync, fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { reasonOf } from '../../config/system-error.ts';
import type { WorkloadRecord } from '../state/workload-record.ts';
import type { WorkloadFiles } from '../state/state-folder.ts';
import { identityOf, type ProcessIdentity } from '../state/process-identity.ts';
import { readMessage, type SupervisorMessage } from './supervisor-message.ts';

/** How a supervisor is started. */
export interface SupervisorStart {
  readonly record: WorkloadRecord;
  readonly files: WorkloadFiles;
  /** Secrets that the record does not hold. They go through a pipe. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Of the store of secrets; it goes there too. */
  readonly storeKey: Buffer | undefined;
  /** The command line that runs a supervisor, without the name of the workload. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly onProgress: (text: string) => void;
}

/** How a start went. */
export type StartOutcome = Exclude<SupervisorMessage, { kind: 'progress' }>;

/** A supervisor that has been started and may still be at it. */
export interface StartingSupervisor {
  readonly identity: ProcessIdentity | undefined;
  /** Resolves once the server answers, or the start has failed: the supervisor has ended then. */
  readonly outcome: Promise<StartOutcome>;
}

/** Bytes of what a supervisor wrote last that are shown where it ended without a word. */
const shownBytes = 2000;
/** Characters of one message. */
const longestMessage = 1_048_576;

/** Starts the supervisor of a workload as a process that outlives this one. */
export function startSupervisor(start: SupervisorStart): StartingSupervisor {
  const { record, files, secrets, storeKey, command, environment } = start;
  const [program = '', ...args] = command;
  // What it writes before its log is open, and what the runtime writes when it ends badly.
  const log = openSync(files.proxyLog, 'a', 0o600);
  try {
    const child = spawn(program, [...args, record.name], {
      cwd: record.folder,
      env: { ...environment },
      stdio: ['pipe', log, log, 'pipe'],
      detached: true,
    });
    const outcome = outcomeOf(child, start);
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(`${JSON.stringify({ secrets, storeKey: storeKey?.toString('base64') })}\n`);
    return { identity: child.pid === undefined ? undefined : identityOf(child.pid), outcome };
  } finally {
    closeSync(log);
  }
}

function outcomeOf(child: ChildProcess, { files, onProgress, record }: SupervisorStart): Promise<StartOutcome> {
  const pipe = child.stdio[3] as Readable;
  return new Promise((resolve) => {
    let last: StartOutcome | undefined;
    let text = '';
    pipe.setEncoding('utf8').on('data', (piece: string) => {
      const lines = `${text}${piece}`.split('\n');
      text = (lines.pop() ?? '').slice(0, longestMessage);
      for (const line of lines) {
        const message = readMessage(line);
        if (message?.kind === 'progress') onProgress(message.text);
        else if (message !== undefined) last = message;
      }
      if (last !== undefined && last.kind !== 'failed') settle(last);
    });
    pipe.on('error', () => undefined);
    child.once('error', (error) => {
      const problem = `the supervisor of ${record.name} cannot be started in ${record.folder}: ${reasonOf(error)}`;
      settle({ kind: 'failed', problem, lines: [] });
    });
    // Its output arrives before its end is known.
    child.once('close', (code, signal) => {
      const problem = `the supervisor of ${record.name} ended with ${signal ?? `code ${code}`}`;
      settle(last ?? { kind: 'failed', problem, lines: endOf(files.proxyLog) });
    });
    const settle = (outcome: StartOutcome): void => {
      pipe.destroy();
      child.unref();
      resolve(outcome);
    };
  });
}

/** The last lines of a file; none where it cannot be read. */
function endOf(path: string): string[] {
  try {
    const descriptor = openSync(path, 'r');
    try {
      const { size } = fstatSync(descriptor);
      const bytes = Buffer.alloc(Math.min(size, shownBytes));
      readSync(descriptor, bytes, 0, bytes.length, size - bytes.length);
      return bytes.toString('utf8').split('\n').filter(Boolean);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    return [reasonOf(error)];
  }
}
