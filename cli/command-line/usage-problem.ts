import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';

/** Says on stderr what is wrong with a command line, and what to do; gives the exit code for it. */
export function usageProblem(terminal: Terminal, message: string, hint?: string): number {
  say(`error: ${message}${hint === undefined ? '' : `\nHint: ${hint}`}`, terminal);
  return exitCodes.usage;
}
