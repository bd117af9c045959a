import type { Plan } from '../../../generated/types/plan.ts';
import type { PlanWorkload } from '../../../generated/types/plan-workload.ts';
import { printableLine } from '../../../runtime/diagnostics/printable-text.ts';
import { planName } from '../names.ts';
import { columns, labeled, pageWidth, wrapped } from './columns.ts';
import { factsOf, outgoingText } from './facts.ts';

/** A plan as people read it: a section for each workload, then what the cluster provides and what is assumed. */
export function renderTable(plan: Plan): string {
  const sections = [
    ...plan.workloads.map(workloadSection),
    ...section('external inputs', externalRows(plan)),
    ...section('assumptions', assumptionLines(plan)),
  ];
  if (sections.length === 0) return 'nothing to plan\n';
  // It contains values of the input, so nothing in it may command the terminal.
  const lines = sections.flatMap((one, index) => (index === 0 ? one : ['', ...one]));
  return `${lines.map(printableLine).join('\n')}\n`;
}

function workloadSection(workload: PlanWorkload): string[] {
  const facts = factsOf(workload);
  const width = Math.max(...facts.map(([label]) => label.length));
  return [
    planName(workload),
    ...facts.flatMap(([label, text]) => labeled(label, text, width, '  ')),
    ...block(
      `backends, ${workload.discovery === 'discovered' ? 'found at run time' : 'written down'}`,
      backendRows(workload),
    ),
    ...toolLines(workload),
    ...block('hidden tools', hiddenRows(workload)),
    ...block('workflows', workflowRows(workload)),
    ...block('secrets', secretRows(workload)),
  ];
}

function backendRows({ backends = [] }: PlanWorkload): string[] {
  if (backends.length === 0) return [];
  const rows = backends.map(({ name, kind, url, transport, timeout, authentication, toolList }) => [
    name,
    kind ?? 'listed',
    transport,
    timeout ?? '',
    toolList,
    url,
    outgoingText(authentication),
  ]);
  const table = columns(['NAME', 'KIND', 'TRANSPORT', 'TIMEOUT', 'TOOLS FROM'], rows, '    ');
  // Addresses and credentials are long: each has a line of its own below its row.
  const [head = '', ...lines] = table;
  return [
    head,
    ...lines.flatMap((line, index) => {
      const [url = '', auth = ''] = rows[index]?.slice(5) ?? [];
      return [line, ...labeled('at', url, 4, '      '), ...labeled('with', auth, 4, '      ')];
    }),
  ];
}

function toolLines({ tools }: PlanWorkload): string[] {
  if (tools === undefined) return [];
  const { known, conflicts, search, shown = [] } = tools;
  const rows = shown.map(({ name, workload, tool, from }) => [name, workload ?? '', tool ?? '', from]);
  const isOneServer = conflicts === undefined;
  const head = isOneServer ? ['NAME', '', 'TOOL', 'KNOWN FROM'] : ['NAME', 'BACKEND', 'TOOL', 'KNOWN FROM'];
  const cells = isOneServer ? rows.map(([name = '', , tool = '', from = '']) => [name, '', tool, from]) : rows;
  const notes = [
    ...(conflicts === undefined ? [] : [conflicts]),
    ...(search === true ? ['reached by find_tool and call_tool'] : []),
    ...(known === 'all' ? [] : [known === 'none' ? 'tool list unknown' : 'some tool lists unknown']),
  ];
  const title = `tools${notes.length === 0 ? '' : `: ${notes.join('; ')}`}`;
  return rows.length === 0 ? [`  ${title}`] : [`  ${title}`, ...columns(head, cells, '    ')];
}

function hiddenRows({ tools }: PlanWorkload): string[] {
  // The tools of a single server are all its own.
  const isOneServer = tools?.conflicts === undefined;
  const rows = (tools?.hidden ?? []).map(({ workload, tool, because }) => [isOneServer ? '' : workload, tool, because]);
  return rows.length === 0 ? [] : columns(['BACKEND', 'TOOL', 'WHY'], rows, '    ');
}

function workflowRows({ workflows = [] }: PlanWorkload): string[] {
  const rows = workflows.flatMap(({ name, timeout, steps = [] }) =>
    steps.map(({ level, id, type, tool, hidden }, index) => [
      index === 0 ? name : '',
      index === 0 ? (timeout ?? '') : '',
      String(level),
      id,
      type,
      `${tool ?? ''}${hidden === true ? ' (hidden)' : ''}`,
    ]),
  );
  return rows.length === 0 ? [] : columns(['NAME', 'WITHIN', 'LEVEL', 'STEP', 'TYPE', 'CALLS'], rows, '    ');
}

function secretRows({ secrets = [] }: PlanWorkload): string[] {
  const rows = secrets.map(({ secret, key, as, in: where }) => [secret, key ?? '', as, where]);
  const table = columns(['SECRET', 'KEY', 'AS'], rows, '    ');
  const [head = '', ...lines] = table;
  if (rows.length === 0) return [];
  const width = Math.max(...table.map((line) => line.length));
  return [
    `${head.padEnd(width)}  IN`,
    ...lines.map((line, index) => `${line.padEnd(width)}  ${readerOf(rows[index]?.[3])}`),
  ];
}

/** The container alone: its object is one of the workload's, and naming it takes more room than it is worth. */
function readerOf(where: string | undefined): string {
  return where?.split(', container ')[1] ?? '';
}

function externalRows({ externals }: Plan): string[] {
  const rows = externals.map(({ kind, namespace, name, keys = [], usedBy }) => [
    planName({ kind, namespace, name }),
    keys.join(','),
    usedBy.length > 2 ? `${usedBy.slice(0, 2).join(', ')} and ${usedBy.length - 2} more` : usedBy.join(', '),
  ]);
  return rows.length === 0 ? [] : columns(['OBJECT', 'KEYS', 'USED BY'], rows, '  ');
}

function assumptionLines({ assumptions }: Plan): string[] {
  return assumptions.flatMap(({ about, text }) =>
    wrapped(`${about}: ${text}`, pageWidth - 4).map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`),
  );
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`  ${title}`, ...lines];
}

function section(title: string, lines: readonly string[]): string[][] {
  return lines.length === 0 ? [] : [[title, ...lines]];
}
