import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';

/** Why a registry server could not be used, or what it refused. */
export interface RegistryProblem {
  readonly message: string;
  /** What to do. */
  readonly hint?: string | undefined;
  readonly exitCode: number;
  /** Code of the server's error body, where it is the registry server that answered. */
  readonly code?: string;
}

/** Says a problem on stderr; gives the exit code for it. */
export function sayProblem({ message, hint, exitCode }: RegistryProblem, terminal: Pick<Terminal, 'stderr'>): number {
  say(`error: ${message}${hint === undefined ? '' : `\nHint: ${hint}`}`, terminal);
  return exitCode;
}
