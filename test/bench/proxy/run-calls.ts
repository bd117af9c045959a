import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { coreBusy, loadCore, onCore, serverCore, type PinnedProcess } from '../pinned-process.ts';

export interface Calls {
  readonly address: string;
  readonly token: string;
  readonly connections: number;
  /** The tool that is called. Default: `echo`. */
  readonly tool?: string;
  /** Calls in one session of the legacy era, instead of calls without a session. */
  readonly inSession?: boolean;
  /** Calls over SSE (2024-11-05), one session for each connection. */
  readonly isOverSse?: boolean;
  readonly seconds?: number;
  readonly calls?: number;
}

/** What came of some calls. Times are in microseconds. */
export interface CallsResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for one call. */
  readonly cpu: number;
  /** Share of the server's core that other programs took. */
  readonly foreign: number;
}

/** Calls a server from another core. Throws when one answer is not what it has to be. */
export async function runCalls(folder: string, server: PinnedProcess, calls: Calls): Promise<CallsResult> {
  const file = join(folder, 'calls.json');
  writeFileSync(file, JSON.stringify(calls), { mode: 0o600 });
  const [program, ...rest] = [...onCore(loadCore), process.execPath, join(import.meta.dirname, 'call-load.ts'), file];
  const before = { cpu: server.cpu(), busy: coreBusy(serverCore), at: performance.now() };
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const cpu = server.cpu() - before.cpu;
  const foreign = (coreBusy(serverCore) - before.busy - cpu) / (performance.now() - before.at);
  const { requests, seconds, wrong, p50, p99 } = JSON.parse(output) as {
    readonly requests: number;
    readonly seconds: number;
    readonly wrong: number;
    readonly p50: number;
    readonly p99: number;
  };
  if (wrong > 0 || requests === 0) throw new Error(`${wrong} of ${requests} answers were not what they have to be`);
  return {
    requests,
    perSecond: requests / seconds,
    p50,
    p99,
    cpu: (cpu * 1000) / requests,
    foreign: Math.max(0, foreign),
  };
}
