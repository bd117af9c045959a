import type { FindingFlags } from '../output/report-findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { validateDocuments } from '../inputs/validate-documents.ts';

/** The flags of `svc aggregator validate`, as they are parsed. */
export interface AggregatorValidateFlags extends FindingFlags {
  readonly config?: string;
}

/**
 * Checks configurations of aggregators with the validator that `svc aggregator serve` loads them with, and reports what it refuses to
 * start with as well. Returns the exit code.
 */
export async function run(
  inputs: readonly string[],
  flags: AggregatorValidateFlags,
  terminal: Terminal,
): Promise<number> {
  const named = flags.config === undefined ? inputs : [...inputs, flags.config];
  if (named.length === 0) return usageProblem(terminal, 'no configuration is named', 'name files, or "-"');
  return validateDocuments('aggregator', named, undefined, flags, terminal);
}
