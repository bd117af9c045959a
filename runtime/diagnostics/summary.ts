import type { Diagnostic, Severity } from './diagnostic.ts';

/** How many findings there are of a severity. */
export function countOf(diagnostics: readonly Diagnostic[], severity: Severity): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}

/** The counts in words: `2 errors, 1 warning`. Severities without a finding are left out; `no problems` without any. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const names = { error: 'error', warning: 'warning', info: 'note' } as const;
  const severities = ['error', 'warning', 'info'] as const;
  const parts = severities.flatMap((severity) => {
    const count = countOf(diagnostics, severity);
    return count === 0 ? [] : [`${count} ${names[severity]}${count === 1 ? '' : 's'}`];
  });
  return parts.length === 0 ? 'no problems' : parts.join(', ');
}
