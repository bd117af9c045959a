import { suggest } from '../../runtime/config/suggest.ts';
import { everyDiagnostic } from '../every-diagnostic.ts';
import { diagnosticExamples, type DiagnosticExample } from './diagnostic-examples.ts';

/** What a diagnostic code means. */
export interface ExplainedDiagnostic {
  readonly code: string;
  readonly severity: string;
  readonly summary: string;
  /** Which command reports it. */
  readonly reportedBy: 'validate' | 'compile';
  readonly example: DiagnosticExample | undefined;
}

/** What is said about a code, or undefined when no diagnostic has it. */
export async function explainDiagnostic(code: string): Promise<ExplainedDiagnostic | undefined> {
  const { declared, later } = await everyDiagnostic();
  const found = declared.get(code);
  if (found === undefined) return undefined;
  const { severity, summary } = found;
  const reportedBy = later.has(code) ? 'compile' : 'validate';
  return { code, severity, summary, reportedBy, example: diagnosticExamples[code] };
}

/** Every code with its severity and summary, by code. */
export async function listDiagnostics(): Promise<{ code: string; severity: string; summary: string }[]> {
  const { declared } = await everyDiagnostic();
  return [...declared.values()]
    .map(({ code, severity, summary }) => ({ code, severity, summary }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** The code that a mistyped one most likely meant. */
export async function nearestCode(code: string): Promise<string | undefined> {
  return suggest(code, (await everyDiagnostic()).declared.keys());
}
