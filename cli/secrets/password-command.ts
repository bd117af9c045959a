import { spawn } from 'node:child_process';
import { reasonOf } from '../../runtime/config/system-error.ts';
import type { Terminal } from '../output/terminal.ts';
import { canAsk } from './hidden-line.ts';

/** Milliseconds for a program that may ask its person, and characters of what it may print. */
const longestWait = 120_000;
const mostCharacters = 65_536;

/** What a program printed, or why it gave nothing, in words without what it printed. */
export type PrintedPassword = { readonly text: string } | { readonly problem: string };

/**
 * The password that a command of the person prints: of the keyring of the system, or of a password manager. The shell reads it as at a
 * terminal; it may ask its person there. One line end is left out.
 */
export async function passwordFrom(
  command: string,
  terminal: Pick<Terminal, 'cwd' | 'environment' | 'stdin'>,
  waitMs = longestWait,
): Promise<PrintedPassword> {
  const { environment, cwd } = terminal;
  // It stays in our group of processes: in one of its own it could not ask at the terminal.
  const child = spawn('/bin/sh', ['-c', command], {
    cwd,
    env: { ...environment },
    // Without a terminal, standard input holds what the command of svc is given, such as a secret.
    stdio: [canAsk(terminal) ? 'inherit' : 'ignore', 'pipe', 'inherit'],
  });
  let text = '';
  const ended = await new Promise<string | undefined>((resolve) => {
    // The other programs of a pipeline outlive their shell. Those that print on end since nobody reads them; none is waited for.
    const giveUp = (problem: string): void => {
      child.kill();
      child.stdout.destroy();
      child.unref();
      clearTimeout(timer);
      resolve(problem);
    };
    const timer = setTimeout(() => giveUp(`it took longer than ${waitMs / 1000} seconds`), waitMs);
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      if (text.length + piece.length > mostCharacters) giveUp(`it printed more than ${mostCharacters} characters`);
      else text += piece;
    });
    child.once('error', (error) => giveUp(`it cannot be started: ${reasonOf(error)}`));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve(code === 0 ? undefined : `it ended with ${signal ?? `code ${code}`}`);
    });
  });
  if (ended !== undefined) return { problem: ended };
  const password = text.replace(/\r?\n$/, '');
  return password === '' ? { problem: 'it printed nothing' } : { text: password };
}
