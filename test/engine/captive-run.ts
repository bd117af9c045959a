import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { postModern } from '../support/mcp/raw-client.ts';
import { startSvc } from '../support/run-svc.ts';

/** A workload that `svc run --foreground` has started, seen from outside. */
export interface CaptiveRun {
  readonly child: ChildProcess;
  readonly endpoint: URL;
  /** What it has written to standard error so far. */
  errors(): string;
  /** Calls a tool of the server and gives what it answers. */
  attempt(tool: string, args?: Readonly<Record<string, string>>): Promise<string>;
  /** Presses Ctrl-C, and gives the exit code. */
  end(): Promise<number | null>;
}

/** Starts `svc run` and waits for the address. Throws with what it wrote where it ends without one. */
export async function startCaptive(
  socket: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd?: string,
): Promise<CaptiveRun> {
  const child = startSvc(['run', '--foreground', ...args], {
    environment: { DOCKER_HOST: `unix://${socket}`, ...environment },
    ...(cwd === undefined ? {} : { cwd }),
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close');
  const first: unknown = await Promise.race([
    once(child.stdout?.setEncoding('utf8') ?? child, 'data').then(([text]: unknown[]) => text),
    ended.then(() => undefined),
  ]);
  if (typeof first !== 'string') throw new Error(`svc run ended: ${errors}`);
  const endpoint = new URL(first.trim());
  return {
    child,
    endpoint,
    errors: () => errors,
    attempt: (tool, parameters) => attemptAt(endpoint, tool, parameters),
    async end() {
      child.kill('SIGINT');
      await ended;
      return child.exitCode;
    },
  };
}

/** Calls a tool of the server at an address and gives what it answers. */
export async function attemptAt(
  endpoint: URL,
  name: string,
  parameters: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await postModern(endpoint, 'tools/call', { name, arguments: parameters });
  const { result, error } = await answer.message();
  const content: unknown = Reflect.get(Object(result), 'content');
  const text: unknown = Array.isArray(content) ? Reflect.get(Object(content[0]), 'text') : undefined;
  return typeof text === 'string' ? text : `no answer: ${JSON.stringify(error)}`;
}
