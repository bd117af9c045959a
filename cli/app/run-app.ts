import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recorderVariables, type AppRecord } from './app-record.ts';

/** What became of an app: its record, or how it failed (`ended with exit code 1`). */
export type AppRun = { readonly record: AppRecord } | { readonly failure: string };

/** Milliseconds after which an app is ended: making constructs takes seconds, and an endless program never ends by itself. */
const defaultTimeLimit = 120_000;

/**
 * Runs a cdk8s app (an absolute path) in a process of its own, with this Node, and returns what it made. Whatever it prints goes to
 * standard error, since standard output holds data. Nothing it would write is written. The app runs with the rights of the user: it
 * is their program.
 */
export async function runApp(app: string, cwd: string, timeLimit = defaultTimeLimit): Promise<AppRun> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-app-'));
  try {
    const path = join(folder, 'record.json');
    const env = { ...process.env, [recorderVariables.app]: app, [recorderVariables.record]: path };
    const how = await ended([...nodeOptions(), app], cwd, env, timeLimit);
    if (how !== undefined) return { failure: how };
    return { record: readRecord(JSON.parse(await readFile(path, 'utf8'))) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads the recorder beside this module: as TypeScript in the project, where the package name resolves to its sources, else as JavaScript. */
function nodeOptions(): string[] {
  const extension = extname(fileURLToPath(import.meta.url));
  const { href } = new URL(`recorder${extension}`, import.meta.url);
  return [...(extension === '.ts' ? ['--conditions=svc-source'] : []), `--import=${href}`];
}

/** How a Node process ended, or undefined when it was fine. */
function ended(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  timeLimit: number,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 2, 2, 'ipc'] });
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    const patience = setTimeout(() => writeSync(2, 'the app is still running; ctrl-c ends\n'), 10_000);
    const limit = setTimeout(() => {
      resolve(
        `was still running after ${timeLimit / 1000} seconds: a timer, a server or a watch that it started keeps it from ending`,
      );
      child.kill('SIGKILL');
    }, timeLimit);
    child.once('exit', (code, signal) => {
      clearTimeout(patience);
      clearTimeout(limit);
      if (code === 0) resolve(undefined);
      else resolve(signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`);
    });
  });
}

/** The recorder of this very version wrote the record: a wrong shape is a bug of svc. */
function readRecord(value: unknown): AppRecord {
  if (!isRecord(value)) throw new Error('the recorder wrote no record');
  return value;
}

function isRecord(value: unknown): value is AppRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'objects' in value &&
    Array.isArray(value.objects) &&
    'problems' in value &&
    Array.isArray(value.problems)
  );
}
