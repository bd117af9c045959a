import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasProgram } from '../support/debian-program.ts';
import { loadCore, onCore } from './pinned-process.ts';

/** What is asked for, over and over, and what every reply has to be. */
export interface Load {
  readonly url: string;
  readonly token: string;
  readonly connections: number;
  readonly seconds: number;
  /** Bytes of the body of every reply, whose status is 200. */
  readonly length: number;
}

/** What came of it. */
export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
}

/**
 * Asks one address from another core, with wrk where it can be had, else from Node. Every reply's status and length are looked
 * at; throws when one is wrong.
 */
export async function runLoad(folder: string, load: Load): Promise<LoadResult> {
  const result = await (hasProgram('wrk') ? runWrk(folder, load) : runNodeLoad(folder, load));
  if (result.wrong > 0 || result.requests === 0)
    throw new Error(`${result.wrong} of ${result.requests} replies were not what they have to be`);
  return { requests: result.requests, perSecond: result.requests / result.seconds };
}

interface Counted {
  readonly requests: number;
  readonly seconds: number;
  readonly wrong: number;
}

/** The token is in a file: every user can see arguments. */
function runWrk(folder: string, { url, token, connections, seconds, length }: Load): Promise<Counted> {
  const script = join(folder, 'load.lua');
  writeFileSync(
    script,
    `wrk.headers["Authorization"] = "Bearer ${token}"
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init(args) wrong = 0 end
function response(status, headers, body)
  if status ~= 200 or #body ~= ${length} then wrong = wrong + 1 end
end
function done(summary)
  local errors = summary.errors
  local wrong = errors.connect + errors.read + errors.write + errors.timeout
  for _, thread in ipairs(threads) do wrong = wrong + thread:get("wrong") end
  print(string.format('{"requests":%d,"seconds":%f,"wrong":%d}', summary.requests, summary.duration / 1e6, wrong))
end
`,
    { mode: 0o600 },
  );
  return lastLine('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url]);
}

function runNodeLoad(folder: string, load: Load): Promise<Counted> {
  const file = join(folder, 'load.json');
  writeFileSync(file, JSON.stringify({ ...load, tokens: [load.token] }), { mode: 0o600 });
  return lastLine(process.execPath, [join(import.meta.dirname, 'node-load.ts'), file]);
}

/** Asks each of some paths with its token, once in all, over 16 connections. Throws when a reply is not 200. */
export async function askEach(
  folder: string,
  url: string,
  questions: readonly { readonly path: string; readonly token: string }[],
): Promise<void> {
  const file = join(folder, 'questions.json');
  writeFileSync(file, JSON.stringify({ url, connections: 16, questions }), { mode: 0o600 });
  const { requests, wrong } = await lastLine(process.execPath, [join(import.meta.dirname, 'node-load.ts'), file]);
  if (wrong > 0 || requests !== questions.length) throw new Error(`${wrong} of ${requests} replies were not 200`);
}

/** Runs a program on the core of the load, and reads the line of JSON that it prints last. */
async function lastLine(program: string, args: readonly string[]): Promise<Counted> {
  const [first = program, ...rest] = [...onCore(loadCore), program, ...args];
  const child = spawn(first, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(child, 'close');
  const line = text.trim().split('\n').at(-1) ?? '';
  if (child.exitCode !== 0 || !line.startsWith('{'))
    throw new Error(`${program} ended with ${child.exitCode}: ${text}`);
  return JSON.parse(line) as Counted;
}
