import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runSvc, type SvcOptions, type SvcRun } from './run-svc.ts';
import { scratchFolder } from './scratch-folder.ts';

const recorder = join(import.meta.dirname, 'record-memory.mjs');

/** A run, and the most memory it had in use, in MiB. */
export interface MeasuredRun extends SvcRun {
  readonly peak: number;
}

/**
 * Runs the command line on a bad input and expects what holds for each: it ends by itself with an exit code other than that of a bug, it
 * prints no stack, and its output stays small enough to be read.
 */
export async function runMeasured(args: readonly string[], options: SvcOptions = {}): Promise<MeasuredRun> {
  const log = join(scratchFolder(), 'memory.txt');
  const run = await runSvc(args, {
    ...options,
    node: ['--import', recorder],
    environment: { ...options.environment, SVC_TEST_MEMORY: log },
  });
  expect([0, 1, 2], run.stderr.slice(0, 2000)).toContain(run.code);
  expect(run.stderr).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  expect(run.stderr).not.toContain('bug in svc');
  expect(run.stderr.length).toBeLessThan(8_000_000);
  return { ...run, peak: Number(readFileSync(log, 'utf8')) / 1024 };
}
