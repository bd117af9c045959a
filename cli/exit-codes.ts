import type { Diagnostic } from '../runtime/diagnostics/diagnostic.ts';

/** What the exit code of every command means. */
export const exitCodes = {
  fine: 0,
  /** The input has errors, or warnings under --strict, or an output folder is out of date. */
  findings: 1,
  /** The command line is wrong, or the system refused to read or write. */
  usage: 2,
  /** Internal error: a defect of svc itself. */
  bug: 70,
} as const;

/** Findings that are not about the content of an input: the system, or the command line, prevented a check. */
const systemFindings: ReadonlySet<string> = new Set([
  'input/no-name',
  'input/not-found',
  'input/unreadable',
  'input/no-documents',
  'input/all-excluded',
  'input/programs-in-pattern',
  'input/only-output',
  'output/not-ours',
  'output/unwritable',
  'project/several-files',
]);

/** The exit code that findings lead to. */
export function exitCodeOf(diagnostics: readonly Diagnostic[], strict: boolean): number {
  if (diagnostics.some(isSystemFinding)) return exitCodes.usage;
  return stopsTheWork(diagnostics, strict) ? exitCodes.findings : exitCodes.fine;
}

/** Whether findings forbid to write anything: errors, and under --strict warnings too. */
export function stopsTheWork(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || (strict && severity === 'warning'));
}

/** Whether an input could not be read at all, so that what was read is not the whole of it. */
export function isSystemFinding(diagnostic: Diagnostic): boolean {
  return systemFindings.has(diagnostic.code);
}
