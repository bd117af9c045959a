import { explainDiagnostic, listDiagnostics, type ExplainedDiagnostic } from '../../cli/explain/explain-diagnostic.ts';
import { anchorOf } from './fields-markdown.ts';
import { code, fenced, notice, table, words } from './markdown-text.ts';
import { openTable } from '../../runtime/diagnostics/open-table.ts';

/** A page of the reference: path below its folder, and text. */
export interface ReferencePage {
  readonly path: string;
  readonly content: string;
}

/** How a severity begins a sentence. */
const titles: Readonly<Record<string, string>> = openTable({ error: 'Error', warning: 'Warning', info: 'Note' });

/** The list of all diagnostics, and a page for each area with what they mean and an example that gives them. */
export async function diagnosticPages(): Promise<ReferencePage[]> {
  const listed = await listDiagnostics();
  const areas = Map.groupBy(listed, ({ code: name }) => areaOf(name));
  const pages: ReferencePage[] = [];
  for (const [area, codes] of areas) {
    const explained: ExplainedDiagnostic[] = [];
    for (const { code: name } of codes) explained.push(await known(name));
    pages.push({ path: `diagnostics/${area}.md`, content: areaPage(area, explained) });
  }
  const rows = listed.map(({ code: name, severity, summary }) => [
    `[${code(name)}](diagnostics/${areaOf(name)}.md#${anchorOf(name)})`,
    severity,
    words(summary),
  ]);
  const head = [
    '# Diagnostics',
    '',
    ...notice('the declared diagnostics'),
    'Everything that `svc` may say about its input. `svc explain <code>` prints the same in the terminal.',
    '',
    'Errors stop a compile. A warning can be answered where it occurs with `# svc-ignore <code> <reason>` on its line, or everywhere with',
    '`ignore` in [svc.yaml](documents/project-file.md); `--strict` counts warnings as errors.',
    '',
  ];
  return [
    { path: 'diagnostics.md', content: [...head, ...table(['Code', 'Severity', 'Meaning'], rows)].join('\n') },
    ...pages,
  ];
}

async function known(name: string): Promise<ExplainedDiagnostic> {
  const explained = await explainDiagnostic(name);
  if (explained === undefined) throw new Error(`the listed diagnostic ${name} has no explanation`);
  return explained;
}

function areaOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}

function areaPage(area: string, explained: readonly ExplainedDiagnostic[]): string {
  return [
    `# Diagnostics: ${area}`,
    '',
    ...notice('the declared diagnostics and their examples'),
    ...explained.flatMap(sectionOf),
  ].join('\n');
}

function sectionOf({ code: name, severity, summary, reportedBy, note, bad, good }: ExplainedDiagnostic): string[] {
  return [
    `## ${code(name)}`,
    '',
    `${titles[severity] ?? severity} of ${code(reportedBy)}. ${words(summary)}`,
    '',
    ...(note === undefined
      ? []
      : note
          .split(/\n{2,}/)
          .map(words)
          .flatMap((part) => [part, ''])),
    ...(bad === undefined ? [] : [`Output for ${code(bad.name)}:`, '', ...fenced('yaml', bad.text), ...findingOf(bad)]),
    ...(good === undefined ? [] : ['Corrected:', '', ...fenced('yaml', good.text)]),
  ];
}

function findingOf({ line, column, message, hint }: NonNullable<ExplainedDiagnostic['bad']>): string[] {
  const place = line === undefined ? 'the whole file' : `${line}:${column}`;
  const lines = [
    ...(message === undefined ? [] : [`${place} ${message}`]),
    ...(hint === undefined ? [] : [`hint: ${hint}`]),
  ];
  return lines.length === 0 ? [] : fenced('text', lines.join('\n'));
}
