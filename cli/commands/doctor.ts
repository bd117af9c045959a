import { checksOf, type Check } from '../doctor/checks.ts';
import { printableLine } from '../../runtime/diagnostics/printable-text.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { printedData } from '../workloads/printed-data.ts';

/** The flags of `svc doctor`, as they are parsed. */
export interface DoctorFlags {
  readonly format: 'table' | 'json' | 'yaml';
  readonly output?: string;
}

/** Shows what `svc run` finds on this machine, and how to get what is missing. Returns the exit code: 1 where something has failed. */
export async function run({ format }: DoctorFlags, terminal: Terminal): Promise<number> {
  const checks = await checksOf(terminal.environment);
  terminal.stdout.write(format === 'table' ? checks.map(paragraphOf).join('') : await printedData(checks, format));
  return checks.some(({ result }) => result === 'failed') ? exitCodes.findings : exitCodes.fine;
}

/** `ok       npx               /usr/bin/npx`, further lines below the detail. */
function paragraphOf({ name, result, detail, hint }: Check): string {
  const lines = [...detail.split('\n'), ...(hint === null ? [] : [`Hint: ${hint}`])].map(printableLine);
  const head = `${result.padEnd(8)} ${name.padEnd(17)} `;
  return lines.map((line, index) => `${index === 0 ? head : ' '.repeat(head.length)}${line}\n`).join('');
}
