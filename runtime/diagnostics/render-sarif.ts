import { declaredDiagnostics } from './define.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';
import { leftOutText, maximumForMachines, shownFindings } from './shown-findings.ts';
import { positionAt, type SourceFile, type Span } from './span.ts';

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/**
 * The findings as one SARIF 2.1.0 log (OASIS), for code scanning. Each code that occurs is a rule with the summary of its
 * declaration. Columns count UTF-16 code units and the end is exclusive, as SARIF has it; what is unknown is left out.
 */
export function renderSarif(diagnostics: readonly Diagnostic[], options: { readonly version: string }): string {
  const { shown, leftOut } = shownFindings(diagnostics, maximumForMachines);
  const codes = [...new Set(shown.map(({ code }) => code))].toSorted();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'svc', semanticVersion: options.version, rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        ...(leftOut === 0 ? {} : { invocations: [invocationOf(leftOut)] }),
        results: shown.map((diagnostic) => resultOf(diagnostic, codes.indexOf(diagnostic.code))),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

/** How the log says that it is not complete. */
function invocationOf(leftOut: number): object {
  return {
    executionSuccessful: true,
    toolExecutionNotifications: [{ level: 'warning', message: { text: leftOutText(leftOut) } }],
  };
}

function ruleOf(code: string): object {
  const declared = declaredDiagnostics().get(code);
  if (declared === undefined) return { id: code };
  return {
    id: code,
    shortDescription: { text: declared.summary },
    defaultConfiguration: { level: levels[declared.severity] },
  };
}

function resultOf({ code, severity, message, span, source, related, hint }: Diagnostic, ruleIndex: number): object {
  const place = placeOf(span, source);
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    ...(place === undefined ? {} : { locations: [{ physicalLocation: place }] }),
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((other, id) => ({
            id,
            message: { text: other.message },
            physicalLocation: placeOf(other.span, undefined),
          })),
        }),
  };
}

function placeOf(span: Span | undefined, source: SourceFile | undefined): object | undefined {
  const file = span?.source ?? source;
  if (file === undefined) return undefined;
  const artifactLocation = { uri: uriOf(file.path) };
  if (span === undefined) return { artifactLocation };
  const start = positionAt(span.source, span.start);
  const end = positionAt(span.source, span.end);
  return {
    artifactLocation,
    region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
  };
}

/** A path as a URI reference (RFC 3986). A relative one stays relative, and a colon in its first segment does not begin a scheme. */
function uriOf(path: string): string {
  const segments = path.replaceAll('\\', '/').toWellFormed().split('/');
  return segments.map(encodeURIComponent).join('/');
}
