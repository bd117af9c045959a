import { printableLine } from '../runtime/diagnostics/printable-text.ts';
import type { Terminal } from './terminal.ts';

/** Writes lines to stderr. File names and values of the input stand in them, so nothing in them may command the terminal. */
export function say(text: string, terminal: Pick<Terminal, 'stderr'>): void {
  terminal.stderr.write(`${text.split('\n').map(printableLine).join('\n')}\n`);
}
