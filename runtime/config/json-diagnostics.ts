import { defineDiagnostic } from '../diagnostics/define.ts';
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/span.ts';
import { jsonFaultOf, type JsonFault } from './json-fault.ts';

export const notJson = defineDiagnostic<{ what: string; problem: string; remedy: string }>({
  code: 'document/not-json',
  severity: 'error',
  summary:
    'A string that has to be JSON is YAML, or JSON with an extra comma or a comment: its readers refuse all of it.',
  message: ({ what, problem }) => `${what} is not JSON, which its readers need: ${problem}`,
  hint: ({ remedy }) => remedy,
});

/** Reports where a text that has to be JSON is none, and gives what is wrong there. `spanOf` gives the place of a range of it. */
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

/** Whether the reader of YAML has said better what is wrong with a text that should be JSON (the marks of a merge, a key twice). */
export function isExplained(findings: readonly Diagnostic[]): boolean {
  return findings.some(({ severity, code }) => severity === 'error' && code !== 'yaml/syntax');
}
