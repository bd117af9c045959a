import { basename, dirname, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from './usage-problem.ts';

/** Words that other programs take for a form after `-o`. */
const forms: ReadonlySet<string> = new Set(['table', 'text', 'json', 'yaml', 'mermaid', 'svg']);

/**
 * Runs a command whose data go to a place: a file, written as a whole when the command has ended, or standard output where no place
 * is named or it is `-`. Nothing is written for a command that gave no data. Returns the exit code of the command, or 2 when the
 * system refused the write.
 */
export async function toPlace(
  output: string | undefined,
  terminal: Terminal,
  run: (terminal: Terminal) => Promise<number>,
): Promise<number> {
  if (output === undefined || output === '-') return run(terminal);
  if (output === '') return usageProblem(terminal, '-o takes a file, and its name is empty');
  if (forms.has(output)) {
    const hint = `write --format ${output}, or -o ./${output} for a file of that name`;
    return usageProblem(terminal, '-o takes a file', hint);
  }
  const chunks: string[] = [];
  const stdout = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  const { cwd, environment, stderr } = terminal;
  const code = await run({
    cwd,
    environment,
    stdout,
    stderr,
    get stdin() {
      return terminal.stdin;
    },
    interrupted: () => terminal.interrupted(),
  });
  if (chunks.length === 0) return code;
  const refused = await writeFileWhole(output, chunks.join(''), cwd);
  if (refused === undefined) return code;
  usageProblem(terminal, `cannot write to ${refused.path}: ${refused.reason}`);
  return exitCodes.usage;
}

/**
 * Writes a file, all of it or nothing, and leaves one that holds the same alone, so that a watch does not see it change. Makes the
 * folders it needs. Returns what the system refused, if it did.
 */
export async function writeFileWhole(
  path: string,
  content: string,
  cwd: string,
): Promise<{ readonly path: string; readonly reason: string } | undefined> {
  const [{ readFile }, { replaceFiles }, { refusedWrite }] = await Promise.all([
    import('node:fs/promises'),
    import('../../manifests/synth/replace-files.ts'),
    import('../output/refused-write.ts'),
  ]);
  const absolute = resolve(cwd, path);
  const present = await readFile(absolute, 'utf8').catch(() => undefined);
  if (present === content) return undefined;
  try {
    replaceFiles(dirname(absolute), [{ path: basename(absolute), content }]);
    return undefined;
  } catch (error) {
    const refused = refusedWrite(error, absolute, cwd);
    if (refused === undefined) throw error;
    return refused;
  }
}
