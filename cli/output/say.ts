import { printableLine } from '../../runtime/diagnostics/printable-text.ts';
import type { Terminal } from './terminal.ts';

/** Writes lines to stderr. They contain file names and values of the input, so control sequences for terminals are escaped. */
export function say(text: string, terminal: Pick<Terminal, 'stderr'>): void {
  terminal.stderr.write(`${text.split('\n').map(printableLine).join('\n')}\n`);
}
