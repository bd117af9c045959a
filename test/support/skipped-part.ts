import { appendFileSync } from 'node:fs';

/** Where the runner collects what is skipped (skipped-reporter.ts); the name of an environment variable with a file name. */
export const skippedList = 'SVC_TEST_SKIPPED';

/**
 * Whether everything is tested, as in CI and by `npm run test:all`: a part that a test needs beside npm is then installed or built,
 * and one that cannot be had is a failure. Elsewhere nothing is installed on the machine, and the test is skipped.
 */
export function isWholeRun(): boolean {
  return process.env['CI'] === 'true';
}

/**
 * Notes a part that is not there, and why. Returns false, for a test to be skipped; throws in a whole run, so that a skipped test
 * cannot pass for a green one.
 */
export function skippedPart(what: string, reason: string): false {
  if (isWholeRun()) throw new Error(`${what}: ${reason}, and CI needs it`);
  const line = `SKIPPED: ${what}: ${reason}\n`;
  const list = process.env[skippedList];
  if (list === undefined) process.stderr.write(line);
  else appendFileSync(list, line);
  return false;
}
