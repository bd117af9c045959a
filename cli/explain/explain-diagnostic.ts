import { suggest } from '../../runtime/config/suggest.ts';
import { positionAt } from '../../runtime/diagnostics/span.ts';
import { everyDiagnostic } from './every-diagnostic.ts';
import { readExample, type DiagnosticExample, type ExampleFile } from './example-files.ts';
import { findingsIn, flagFor } from './example-findings.ts';

/** What a diagnostic code means. */
export interface ExplainedDiagnostic {
  readonly code: string;
  readonly severity: string;
  readonly summary: string;
  /** The command that reports it, with the flag it takes. */
  readonly reportedBy: string;
  /** More about it, in one or two sentences. */
  readonly note: string | undefined;
  readonly bad: ReportedExample | undefined;
  readonly good: Pick<ExampleFile, 'name' | 'text'> | undefined;
}

/** An example with the finding that is reported for it under the code. */
export interface ReportedExample extends Pick<ExampleFile, 'name' | 'text'> {
  /** One-based; absent where the finding is about the whole file. */
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly message: string | undefined;
  /** What to do about it. */
  readonly hint: string | undefined;
}

/** The description of a code, with its examples and their findings; undefined when no diagnostic has the code. */
export async function explainDiagnostic(code: string): Promise<ExplainedDiagnostic | undefined> {
  const declared = await everyDiagnostic();
  const found = declared.get(code);
  if (found === undefined) return undefined;
  const { severity, stage, summary } = found;
  const example = await readExample(code);
  const bad = example.bad === undefined ? undefined : await reported(code, example.bad);
  const good = example.good === undefined ? undefined : { name: example.good.name, text: example.good.text };
  const reportedBy = stage === 'check' ? validationOf(code, example) : laterCommands[stage];
  return { code, severity, summary, reportedBy, note: example.note, bad, good };
}

/** Every code with its severity and summary, by code. */
export async function listDiagnostics(): Promise<{ code: string; severity: string; summary: string }[]> {
  const declared = await everyDiagnostic();
  return [...declared.values()]
    .map(({ code, severity, summary }) => ({ code, severity, summary }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** The code that a mistyped one most likely meant. */
export async function nearestCode(code: string): Promise<string | undefined> {
  return suggest(code, (await everyDiagnostic()).keys());
}

async function reported(code: string, file: ExampleFile): Promise<ReportedExample> {
  const finding = (await findingsIn(code, file)).find((one) => one.code === code);
  const place = finding?.span === undefined ? undefined : positionAt(finding.span.source, finding.span.start);
  return {
    name: file.name,
    text: file.text,
    line: place?.line,
    column: place?.column,
    message: finding?.message,
    hint: finding?.hint,
  };
}

/** The commands that report what a check of the input does not. */
const laterCommands = { write: 'svc compile', plan: 'svc plan', serve: 'svc registry serve' } as const;

function validationOf(code: string, { bad }: DiagnosticExample): string {
  const document = bad?.document;
  // The project file is read by every command that takes inputs.
  const as = document === undefined || document === 'project-file' ? undefined : `--as ${document}`;
  return ['svc validate', flagFor(code), as].filter((part) => part !== undefined).join(' ');
}
