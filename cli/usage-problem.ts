import { exitCodes } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** Says on stderr what is wrong with a command line, and what to do; gives the exit code for it. */
export function usageProblem(terminal: Terminal, message: string, hint?: string): number {
  terminal.stderr.write(`error: ${message}\n${hint === undefined ? '' : `hint: ${hint}\n`}`);
  return exitCodes.usage;
}
