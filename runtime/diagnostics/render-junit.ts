import type { Diagnostic } from './diagnostic.ts';
import { printable } from './printable-text.ts';
import { leftOutText, maximumForMachines, shownFindings } from './shown-findings.ts';
import { positionAt } from './span.ts';
import { countOf } from './summary.ts';

/**
 * The findings as JUnit XML: a suite for each file, a case for each finding. An error is a failure; a warning is a case that
 * passed and says something. Without findings there is one case that passed, since many readers refuse a report without any.
 */
export function renderJunit(diagnostics: readonly Diagnostic[]): string {
  const { shown, leftOut } = shownFindings(diagnostics, maximumForMachines);
  const files = Map.groupBy(shown, ({ source }) => source?.path ?? '');
  const suites = [...files].flatMap(([file, found]) => suite(file === '' ? 'svc' : file, found));
  const none = [
    '  <testsuite name="svc" tests="1" failures="0">',
    '    <testcase classname="svc" name="no problems"/>',
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="svc" tests="${Math.max(1, shown.length)}" failures="${countOf(shown, 'error')}">`,
    ...(leftOut === 0 ? [] : [`  <!-- ${leftOutText(leftOut)} -->`]),
    ...(suites.length === 0 ? [...none, '  </testsuite>'] : suites),
    '</testsuites>',
    '',
  ].join('\n');
}

function suite(file: string, diagnostics: readonly Diagnostic[]): string[] {
  return [
    `  <testsuite name="${text(file)}" tests="${diagnostics.length}" failures="${countOf(diagnostics, 'error')}">`,
    ...diagnostics.flatMap((diagnostic) => testCase(file, diagnostic)),
    '  </testsuite>',
  ];
}

function testCase(file: string, { code, severity, message, span, hint }: Diagnostic): string[] {
  const at = span === undefined ? undefined : positionAt(span.source, span.start);
  const place = at === undefined ? '' : ` ${at.line}:${at.column}`;
  const line = at === undefined ? '' : ` file="${text(file)}" line="${at.line}"`;
  const details = text([`${file}${place} ${severity}[${code}]: ${message}`, hint ?? ''].join(' ').trim());
  return [
    `    <testcase classname="${text(file)}" name="${text(code + place)}"${line}>`,
    severity === 'error'
      ? `      <failure type="${text(code)}" message="${text(message)}">${details}</failure>`
      : `      <system-out>${details}</system-out>`,
    '    </testcase>',
  ];
}

/** Text for XML 1.0, which has no place for most control characters, not even as references. */
function text(value: string): string {
  return printable(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD');
}
