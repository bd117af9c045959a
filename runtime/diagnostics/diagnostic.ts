import type { SourceFile, Span } from './span.ts';

export type Severity = 'error' | 'warning' | 'info';

/** A second place that explains the first. */
export interface RelatedPlace {
  readonly message: string;
  readonly span: Span;
}

/** One finding about the input. Never thrown: stages collect them. */
export interface Diagnostic {
  /** `area/kebab-name`, never reused for another meaning. */
  readonly code: string;
  readonly severity: Severity;
  /** What is wrong, in one sentence without a final period. */
  readonly message: string;
  /** Where; absent when the finding has no source (a missing folder). An unknown position stays unknown. */
  readonly span?: Span;
  /** The source, when the place inside it is unknown. */
  readonly source?: SourceFile;
  readonly related: readonly RelatedPlace[];
  /** What to do next. */
  readonly hint?: string;
}

/** Takes findings as they are made. */
export type Report = (diagnostic: Diagnostic) => void;

/** Whether a list of findings stops the work. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
