import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';

const launcher = resolve(import.meta.dirname, '../../cli/svc.mjs');

/** A registry server in a process of its own, as an operator runs it. */
export interface ServedRegistry {
  /** `http://127.0.0.1:PORT` */
  readonly address: string;
  readonly child: ChildProcess;
  /** What it wrote on standard error so far. */
  stderr(): string;
  /** Sends a signal and resolves with how it ended. */
  end(signal: NodeJS.Signals): Promise<ProcessEnd>;
  /** How it ends, for any cause. */
  readonly ended: Promise<ProcessEnd>;
}

/** How a process ended: its exit code, or the signal that killed it. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

export interface ServeOptions {
  /** Written as JSON, which is YAML. */
  readonly config: RegistryServerConfig;
  readonly configFile: string;
  /** Folder of the embedded database, where the configuration names no PostgreSQL. */
  readonly data?: string;
  /** Further flags, such as `['--shutdown-delay', '1s']`; they win over those that every test gives. */
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** A program that starts it, such as `prlimit --nofile=300`. */
  readonly under?: readonly string[];
}

/** Starts `svc registry serve` and resolves once it listens, or with its end if it ends before. */
export async function serveRegistry(options: ServeOptions): Promise<ServedRegistry | ProcessEnd> {
  writeFileSync(options.configFile, JSON.stringify(options.config));
  const data = options.data === undefined ? [] : ['--data', options.data];
  const own = ['--config', options.configFile, '--address', '127.0.0.1:0', ...data];
  const serve = [launcher, 'registry', 'serve', ...own, ...(options.flags ?? [])];
  const [program = process.execPath, ...args] = [...(options.under ?? []), process.execPath, ...serve];
  const child = spawn(program, args, {
    cwd: dirname(options.configFile),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...options.environment },
  });
  const said: string[] = [];
  const listens = Promise.withResolvers<string>();
  const lines = createInterface({ input: child.stderr });
  lines.on('line', (line) => {
    said.push(line);
    const address = /"address":"(http:[^"]+)"/.exec(line)?.[1];
    if (address !== undefined) listens.resolve(address);
  });
  const ended = once(child, 'close').then(([code, signal]: (number | NodeJS.Signals | null)[]): ProcessEnd => ({
    code: typeof code === 'number' ? code : null,
    signal: typeof signal === 'string' ? signal : null,
    stderr: said.join('\n'),
  }));
  const started = await Promise.race([listens.promise, ended]);
  if (typeof started !== 'string') return started;
  return {
    address: started,
    child,
    ended,
    stderr: () => said.join('\n'),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** The same, for a server that has to listen. Throws its output otherwise. */
export async function servedRegistry(options: ServeOptions): Promise<ServedRegistry> {
  const started = await serveRegistry(options);
  if ('code' in started) throw new Error(`the server ended with ${started.code}: ${started.stderr}`);
  return started;
}
