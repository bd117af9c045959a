import type { Plan } from '../../generated/types/plan.ts';
import { serverDefaults } from '../../manifests/lower/server-defaults.ts';
import type { PlanDiff } from '../../manifests/plan/diff/diff-plans.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { exitCodes, stopsTheWork } from '../exit-codes.ts';
import { judgedFindings } from '../output/findings.ts';
import { collectInputs, noInputs, projectOf } from '../inputs/collect-inputs.ts';
import { besideInputs } from '../inputs/nearby-resources.ts';
import { documentCount } from '../documents/check-documents.ts';
import { sortSources } from '../documents/sort-sources.ts';
import { reportInputPlans } from '../plan/input-plans.ts';
import type { PlanFormat } from '../plan/formats.ts';
import { planResources } from '../plan/make-plan.ts';
import { readOldPlan } from '../plan/old-plan.ts';
import { selected, type Selection } from '../plan/selected.ts';
import { readToolFiles } from '../plan/tool-files.ts';
import { problemOfFlags } from '../project-file/check-flags.ts';
import { remark, reportFindings, type FindingFlags } from '../output/report-findings.ts';
import { subjectOf } from '../command-line/schema-subject.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** The flags of `svc plan`, as they are parsed. */
export interface PlanFlags extends FindingFlags {
  readonly filename?: readonly string[];
  readonly format: PlanFormat;
  readonly output?: string;
  readonly tools?: readonly string[];
  readonly registry?: readonly string[];
  readonly diff?: string;
  readonly exitCode?: true;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly closed?: boolean;
}

/**
 * Prints what inputs resolve to, or what a change does to it. Returns the exit code: differences count only with --exit-code, and
 * nothing is printed for inputs with errors. What a list of tools shows to be wrong is reported beside the plan.
 */
export async function run(named: readonly string[], flags: PlanFlags, terminal: Terminal): Promise<number> {
  const problem = await problemOfFlags(flags.namespace === undefined ? {} : { namespace: flags.namespace });
  if (problem !== undefined) return usageProblem(terminal, problem);
  if (flags.exitCode === true && flags.diff === undefined) {
    return usageProblem(terminal, '--exit-code is about differences', 'add --diff with an older plan or its inputs');
  }
  if (flags.diff !== undefined && isDrawn(flags.format)) {
    return usageProblem(
      terminal,
      `--format ${flags.format} draws one plan, not differences`,
      'leave out --diff or --format',
    );
  }
  const kind = flags.kind === undefined ? undefined : kindOf(flags.kind);
  if (flags.kind !== undefined && kind === undefined) {
    return usageProblem(terminal, `there is no kind "${flags.kind}"`, 'svc schema lists the kinds');
  }
  const asked = [...named, ...(flags.filename ?? [])];
  const project = await projectOf(asked, terminal.cwd);
  const job = await collectInputs(asked, project, terminal);
  if (job === undefined) return noInputs('plan', terminal);
  const files = await readToolFiles(flags.tools ?? [], flags.registry ?? [], terminal);
  // A list of tools may be in the folder that is planned.
  const listed = new Set(files.sources.map(({ path }) => path));
  const sources = job.sources.filter(({ path }) => !listed.has(path));
  const settings = {
    namespace: flags.namespace ?? project?.settings.namespace,
    closed: flags.closed ?? project?.settings.closed ?? false,
    programs: serverDefaults(project?.settings),
    toolLists: files.lists,
  };
  const sorted = sortSources(sources, job.catalogs);
  const beside: Diagnostic[] = [];
  reportInputPlans(sorted, asked, terminal.cwd, (diagnostic) => beside.push(diagnostic));
  const lookedBeside = besideInputs('plan', job.inputs, terminal.cwd);
  const made = await planResources(sorted.resources, { ...settings, beside: lookedBeside });
  const old = flags.diff === undefined ? undefined : await readOldPlan(flags.diff, settings, terminal);
  const before = [...job.diagnostics, ...beside, ...files.diagnostics, ...(old?.diagnostics ?? [])];
  // Comments are judged where warnings are looked for: not in configuration documents, nor in what was before.
  const judged = [...sorted.resources, ...files.sources];
  const diagnostics = await judgedFindings([...before, ...made.diagnostics], project, judged);
  const code = await reportFindings(diagnostics, flags, terminal);
  const left = sorted.documents.filter(({ name }) => name !== 'plan');
  if (left.length > 0) remark(`left to svc validate: ${documentCount(left)}`, flags, terminal);
  // Half of the input or of the lists would make a plan that is wrong.
  const isReadable = !stopsTheWork(before, false);
  if (made.plan === undefined || !isReadable || (old !== undefined && old.plan === undefined)) return code;
  const selection = { kind, name: flags.name };
  const unknown = unknownName(made.plan, old?.plan, selection);
  if (unknown !== undefined) return usageProblem(terminal, unknown.message, unknown.hint);
  const plan = selected(made.plan, selection);
  if (old?.plan === undefined) {
    terminal.stdout.write(await printPlan(plan, flags.format));
    return code;
  }
  const { diffPlans } = await import('../../manifests/plan/diff/diff-plans.ts');
  const diff = diffPlans(selected(old.plan, selection), plan);
  if (!isDrawn(flags.format)) terminal.stdout.write(await printDiff(diff, flags.format));
  return code === exitCodes.fine && flags.exitCode === true && diff.workloads.length > 0 ? exitCodes.findings : code;
}

function kindOf(word: string): string | undefined {
  const subject = subjectOf(word);
  return subject !== undefined && 'kind' in subject ? subject.kind : undefined;
}

/** What to say where nothing is selected. A workload that only the older plan has may be asked for too. */
function unknownName(
  plan: Plan,
  old: Plan | undefined,
  selection: Selection,
): { readonly message: string; readonly hint: string } | undefined {
  const { kind, name } = selection;
  if (kind === undefined && name === undefined) return undefined;
  const workloads = [...plan.workloads, ...(old?.workloads ?? [])];
  const isThere = [plan, ...(old === undefined ? [] : [old])].some(
    (one) => selected(one, selection).workloads.length > 0,
  );
  if (isThere) return undefined;
  const names = workloads.filter((workload) => kind === undefined || workload.kind === kind).map((one) => one.name);
  const near = name === undefined ? undefined : suggest(name, names);
  return {
    message: `the input has no ${kind ?? 'workload'}${name === undefined ? '' : ` named "${name}"`}`,
    hint: near === undefined ? 'svc plan without --kind and --name shows all of them' : `did you mean "${near}"?`,
  };
}

/** Forms that draw a plan. */
type DrawnFormat = 'mermaid' | 'svg';

function isDrawn(format: PlanFormat): format is DrawnFormat {
  return format === 'mermaid' || format === 'svg';
}

async function printPlan(plan: Plan, format: PlanFormat): Promise<string> {
  if (isDrawn(format)) {
    return (await import('../../manifests/plan/diagram/render-diagram.ts')).renderDiagram(plan, format);
  }
  if (format !== 'table') return printData(plan, format);
  return (await import('../../manifests/plan/text/render-table.ts')).renderTable(plan);
}

async function printDiff(diff: PlanDiff, format: Exclude<PlanFormat, DrawnFormat>): Promise<string> {
  if (format !== 'table') return printData(diff, format);
  return (await import('../../manifests/plan/diff/render-diff.ts')).renderDiff(diff);
}

async function printData(value: object, format: 'json' | 'yaml'): Promise<string> {
  if (format === 'json') return `${JSON.stringify(value, undefined, 2)}\n`;
  return (await import('../../manifests/synth/print-document.ts')).printDocument(value);
}
