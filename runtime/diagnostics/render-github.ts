import type { Diagnostic, Severity } from './diagnostic.ts';
import { printable } from './printable-text.ts';
import { leftOutText, maximumForMachines, shownFindings } from './shown-findings.ts';
import { positionAt } from './span.ts';

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/**
 * The findings as workflow commands, one a line, which GitHub Actions shows at the lines of a pull request.
 * Columns are given where a finding is on one line, since they have no meaning otherwise. Empty without findings.
 */
export function renderGithub(diagnostics: readonly Diagnostic[]): string {
  const { shown, leftOut } = shownFindings(diagnostics, maximumForMachines);
  const rest = leftOut === 0 ? [] : [`::warning title=svc::${leftOutText(leftOut)}`];
  return [...shown.map(commandOf), ...rest].map((line) => `${line}\n`).join('');
}

function commandOf(diagnostic: Diagnostic): string {
  const { code, severity, message, hint } = diagnostic;
  const properties = [...placeOf(diagnostic), ['title', code] as const]
    .map(([name, value]) => `${name}=${propertyText(String(value))}`)
    .join(',');
  const lines = hint === undefined ? [message] : [message, ...hint.split('\n')];
  return `::${commands[severity]} ${properties}::${lines.map((line) => dataText(printable(line))).join('%0A')}`;
}

function placeOf({ span, source }: Diagnostic): (readonly [name: string, value: string | number])[] {
  if (span === undefined) return source === undefined ? [] : [['file', source.path]];
  const start = positionAt(span.source, span.start);
  const end = positionAt(span.source, span.end);
  const lines = [
    ['file', span.source.path],
    ['line', start.line],
    ['endLine', end.line],
  ] as const;
  return start.line === end.line
    ? [...lines, ['col', start.column], ['endColumn', Math.max(start.column, end.column - 1)]]
    : [...lines];
}

function dataText(text: string): string {
  return text.replaceAll('%', '%25');
}

function propertyText(text: string): string {
  return dataText(printable(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
