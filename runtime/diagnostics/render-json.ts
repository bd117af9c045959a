import type { Diagnostic } from './diagnostic.ts';
import { maximumForMachines, shownFindings } from './shown-findings.ts';
import { positionAt, type SourceFile, type Span } from './span.ts';
import { countOf } from './summary.ts';

/** What a terminal would act on although JSON allows it as it is. */
const rawInJson = /[\x7F-\x9F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * The findings for a program: one JSON object with `diagnostics`, in the order given, and a `summary` with the counts (of
 * all; `leftOut` are those beyond the first ten thousand). Lines and columns count from one, columns in UTF-16 code units, the end is exclusive; what is unknown is left out.
 */
export function renderJson(diagnostics: readonly Diagnostic[]): string {
  const { shown, leftOut } = shownFindings(diagnostics, maximumForMachines);
  const document = {
    diagnostics: shown.map(({ code, severity, message, span, source, hint, related }) => ({
      code,
      severity,
      message,
      ...place(span, source),
      hint,
      related: related.map((other) => ({ message: other.message, ...place(other.span, undefined) })),
    })),
    summary: {
      errors: countOf(diagnostics, 'error'),
      warnings: countOf(diagnostics, 'warning'),
      ...(leftOut === 0 ? {} : { leftOut }),
    },
  };
  const text = JSON.stringify(document, undefined, 2);
  return `${text.replace(rawInJson, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}

function place(span: Span | undefined, source: SourceFile | undefined): object {
  if (span === undefined) return source === undefined ? {} : { file: source.path };
  const start = positionAt(span.source, span.start);
  const end = positionAt(span.source, span.end);
  return { file: span.source.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
