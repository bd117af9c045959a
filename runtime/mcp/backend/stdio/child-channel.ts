import { spawn, type ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';
import { reasonOf } from '../../../config/system-error.ts';
import { ErrorLines } from './error-lines.ts';
import { LineReader } from './line-reader.ts';
import type { ChannelListener, ChannelProblem, OpenChannel, StdioChannel } from './stdio-channel.ts';

/** A program that speaks MCP on its standard streams. */
export interface ChildCommand {
  readonly program: string;
  readonly args: readonly string[];
  /** The whole environment of the program: it inherits no variable of this process. */
  readonly environment: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** The program starts programs of its own, as launchers do: what ends it ends them too. Default: false. */
  readonly leadsGroup?: boolean;
  /** Bytes of one message. */
  readonly messageSize: number;
  /** A line that the program wrote to its standard error. */
  readonly onErrorLine: (line: string) => void;
  /** The program was started, as the process of this number. */
  readonly onStarted?: (pid: number) => void;
}

/** Starts a child process for each channel. */
export function childChannel(command: ChildCommand): OpenChannel {
  return async (listener) => {
    const { program, args, environment, folder, leadsGroup = false } = command;
    const child = spawn(program, args, {
      env: { ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: leadsGroup,
      ...(folder === undefined ? {} : { cwd: folder }),
    });
    const problem = await started(child, program);
    if (child.pid !== undefined && problem === undefined) command.onStarted?.(child.pid);
    return problem ?? new ChildChannel(child, command, listener);
  };
}

const lineEnd = Buffer.from('\n');

function started(child: ChildProcess, program: string): Promise<ChannelProblem | undefined> {
  return new Promise((resolve) => {
    child.once('spawn', () => resolve(undefined));
    child.once('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT' && !program.includes('/');
      const reason = isMissing ? 'it is not installed, or not on the PATH' : reasonOf(error);
      resolve({ problem: `its program ${program} cannot be started: ${reason}` });
    });
  });
}

class ChildChannel implements StdioChannel {
  private readonly child: ChildProcess;
  private readonly listener: ChannelListener;
  private readonly exited: Promise<void>;
  private readonly leadsGroup: boolean;
  private isClosed = false;
  private isGathering = false;

  constructor(child: ChildProcess, command: ChildCommand, listener: ChannelListener) {
    const { messageSize, onErrorLine, leadsGroup = false } = command;
    this.child = child;
    this.leadsGroup = leadsGroup;
    this.listener = listener;
    const output = new LineReader(
      {
        line: (line) => {
          if (!this.isClosed) listener.line(line);
        },
        tooLong: () => this.end(`it wrote a message of more than ${messageSize} bytes`),
      },
      messageSize,
    );
    child.stdout?.on('data', (bytes: Buffer) => output.read(bytes));
    const errors = new ErrorLines(onErrorLine);
    child.stderr?.on('data', (bytes: Buffer) => errors.read(bytes));
    child.stderr?.once('end', () => errors.end());
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.on('error', () => undefined);
    this.exited = new Promise((resolve) => {
      // `close` comes after the last byte of the output, `exit` may come before it.
      child.once('close', (code, signal) => {
        resolve();
        this.end(signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`);
      });
    });
  }

  get unsent(): number {
    return this.child.stdin?.writableLength ?? 0;
  }

  write(message: Buffer): void {
    const { stdin } = this.child;
    if (stdin === null || !stdin.writable) return;
    this.gather(stdin);
    stdin.write(message);
    stdin.write(lineEnd);
  }

  pause(): void {
    this.child.stdout?.pause();
  }

  resume(): void {
    this.child.stdout?.resume();
  }

  async close(graceMs: number): Promise<void> {
    this.isClosed = true;
    this.child.stdout?.resume();
    this.child.stdin?.end();
    const term = setTimeout(() => this.kill('SIGTERM'), graceMs);
    const kill = setTimeout(() => this.kill('SIGKILL'), graceMs + 2000);
    await this.exited;
    clearTimeout(term);
    clearTimeout(kill);
  }

  private kill(signal: 'SIGTERM' | 'SIGKILL'): void {
    const { pid } = this.child;
    if (!this.leadsGroup || pid === undefined) {
      this.child.kill(signal);
      return;
    }
    try {
      process.kill(-pid, signal);
    } catch {
      // Nobody of the group is left.
    }
  }

  /** Lets the messages of one turn of the event loop leave as one write: each write wakes the program. */
  private gather(stdin: Writable): void {
    if (this.isGathering) return;
    this.isGathering = true;
    stdin.cork();
    setImmediate(() => {
      this.isGathering = false;
      stdin.uncork();
    });
  }

  private end(reason: string): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.kill('SIGKILL');
    this.listener.closed(reason);
  }
}
