import { defineDiagnostic } from '../../diagnostics/define.ts';
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import { jsonFaultOf, type JsonFault } from './json-fault.ts';

export const notJson = defineDiagnostic<{ what: string; problem: string; remedy: string }>({
  code: 'document/not-json',
  severity: 'error',
  summary:
    'A string that has to be JSON is YAML, or JSON with an extra comma or a comment: its readers refuse all of it.',
  message: ({ what, problem }) => `${what} is not JSON, which its readers need: ${problem}`,
  hint: ({ remedy }) => remedy,
});

/** Reports and returns the first place where a string that has to be JSON is not. `spanOf` returns the place of a range of it. */
export function reportNotJson(
  what: string,
  text: string,
  spanOf: (start: number, end: number) => Span | undefined,
  report: Report,
): JsonFault | undefined {
  const fault = jsonFaultOf(text);
  if (fault === undefined) return undefined;
  const { start, end, problem, remedy } = fault;
  report(notJson({ what, problem, remedy }, spanOf(start, end)));
  return fault;
}

/** Whether the YAML reader already reported a more specific error in a string that should be JSON (merge markers, a duplicate key). */
export function isExplained(findings: readonly Diagnostic[]): boolean {
  return findings.some(({ severity, code }) => severity === 'error' && code !== 'yaml/syntax');
}
