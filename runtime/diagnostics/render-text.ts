import { styleText } from 'node:util';
import { codeFrame, type CodeFrame } from './code-frame.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';
import { printable } from './printable-text.ts';
import { shorten, shownFindings } from './shown-findings.ts';
import { positionAt, type Span } from './span.ts';
import { summarize } from './summary.ts';

export interface TextOptions {
  readonly color: boolean;
}

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'cyan';
type Paint = (style: Style | Style[], text: string) => string;

const severityStyle: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'cyan' };

/** Longest message that is shown whole; values in messages can be whole files. */
const maximumMessage = 500;

/** Most findings that are shown: nobody reads more of them on a terminal. */
const maximumShown = 200;

/**
 * The findings for a person, in the order given: place, severity, code and message, the line with the span underlined, related
 * places, a hint, and a summary at the end. Of many findings the first are shown, errors before all others, and the summary counts
 * all. Empty without findings. Control characters of the input are shown as escapes.
 */
export function renderText(diagnostics: readonly Diagnostic[], options: TextOptions): string {
  if (diagnostics.length === 0) return '';
  // Whoever calls has looked at the stream; styleText would look at stdout.
  const paint: Paint = (style, text) => (options.color ? styleText(style, text, { validateStream: false }) : text);
  const { shown, leftOut } = shownFindings(diagnostics, maximumShown);
  const blocks = shown.map((diagnostic) => renderOne(diagnostic, paint));
  const rest = leftOut === 0 ? '' : ` (${leftOut} of them not shown; --diagnostics json has more)`;
  return `${[...blocks, paint('bold', summarize(diagnostics) + rest)].join('\n\n')}\n`;
}

function renderOne(diagnostic: Diagnostic, paint: Paint): string {
  const { code, severity, message, span, source, related, hint } = diagnostic;
  const style = severityStyle[severity];
  const place = span === undefined ? (source === undefined ? '' : printable(source.path)) : placeText(span);
  const title = `${paint([style, 'bold'], `${severity}[${code}]`)}: ${shortened(message)}`;
  const frames = [span, ...related.map((other) => other.span)].map((at) =>
    at === undefined ? undefined : codeFrame(at),
  );
  const digits = String(Math.max(0, ...frames.map((frame) => frame?.line ?? 0))).length;
  const lines = [
    place === '' ? title : `${paint('bold', place)} ${title}`,
    ...frameLines(frames[0], digits, style, paint),
  ];
  for (const [index, other] of related.entries()) {
    lines.push(`  ${paint('bold', placeText(other.span))} ${shortened(other.message)}`);
    lines.push(...frameLines(frames[index + 1], digits, 'cyan', paint));
  }
  if (hint !== undefined) {
    const [first = '', ...rest] = hint.split('\n').map((line) => shortened(line));
    lines.push(`  ${paint('cyan', 'Hint:')} ${first}`, ...rest.map((line) => `        ${line}`));
  }
  return lines.join('\n');
}

function frameLines(frame: CodeFrame | undefined, digits: number, style: Style, paint: Paint): string[] {
  if (frame === undefined) return [];
  const number = String(frame.line).padStart(digits);
  const underline = ' '.repeat(frame.indent) + paint(style, '^'.repeat(frame.length));
  const text = frame.text === '' ? '' : ` ${frame.text}`;
  return [`  ${paint('dim', `${number} |`)}${text}`, `  ${paint('dim', `${' '.repeat(digits)} |`)} ${underline}`];
}

function placeText(span: Span): string {
  const { line, column } = positionAt(span.source, span.start);
  return `${printable(span.source.path)}:${line}:${column}`;
}

function shortened(text: string): string {
  return shorten(printable(text), maximumMessage);
}
