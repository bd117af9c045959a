import { serverDefaults } from '../../manifests/lower/server-defaults.ts';
import { validate, type ValidateOptions } from '../../manifests/compile.ts';
import type { LoadedProgram } from '../../manifests/program/load.ts';
import { collectFindings } from '../../runtime/diagnostics/collect.ts';
import { besideInputs } from '../inputs/nearby-resources.ts';
import { checkDocuments, documentCount } from '../documents/check-documents.ts';
import { checkNamedCatalogs } from '../documents/named-catalogs.ts';
import { checkNamedFiles } from '../documents/named-files.ts';
import { sortSources } from '../documents/sort-sources.ts';
import { judgedFindings } from '../output/findings.ts';
import { collectInputs, holdsFolder, noInputs, projectOf, type Job } from '../inputs/collect-inputs.ts';
import { problemOfFlags } from '../project-file/check-flags.ts';
import { projectFileName, type Project } from '../project-file/read.ts';
import { describeExternals, remark, reportFindings, type FindingFlags } from '../output/report-findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** The flags of `svc validate`, as they are parsed. */
export interface ValidateFlags extends FindingFlags {
  readonly filename?: readonly string[];
  readonly closed?: boolean;
  readonly whole?: true;
  readonly partial?: true;
  readonly namespace?: string;
  readonly as?: string;
}

/**
 * Checks inputs and reports every finding, of resources and of the configuration documents among them. Returns the exit code. A folder is checked as complete, so every
 * reference has to resolve; single files and standard input are checked as a fragment, in which a missing resource is a warning.
 * Findings in a machine format are the data of this command, and go to standard output.
 */
export async function run(named: readonly string[], flags: ValidateFlags, terminal: Terminal): Promise<number> {
  const problem = await problemOfFlags(flags);
  if (problem !== undefined) return usageProblem(terminal, problem);
  const asked = [...named, ...(flags.filename ?? [])];
  const project = await projectOf(asked, terminal.cwd);
  if (flags.as !== undefined) {
    const { validateDocuments } = await import('../inputs/validate-documents.ts');
    return validateDocuments(flags.as, asked, project, flags, terminal);
  }
  const job = await collectInputs(asked, project, terminal);
  if (job === undefined) return noInputs('validate', terminal);
  const options = optionsOf(flags, job, project, terminal.cwd);
  const { resources, documents, diagnostics: reading } = sortSources(job.sources, job.catalogs);
  const result = await validate(resources, options);
  const { findings, report } = collectFindings();
  await checkDocuments(documents, report);
  await checkNamedCatalogs(documents, terminal.cwd, report);
  await checkNamedFiles(documents, terminal.cwd, report);
  const found = [...job.diagnostics, ...reading, ...result.diagnostics, ...findings()];
  const diagnostics = await judgedFindings(found, project, job.sources, options.extent);
  const code = await reportFindings(diagnostics, flags, terminal, 'stdout');
  const externals = options.extent === 'whole' ? describeExternals(result.externals) : '';
  if (externals !== '') remark(externals, flags, terminal, 'stdout');
  if (diagnostics.every(({ severity }) => severity === 'info') && job.complete) {
    const counts = [
      ...(resources.length === 0 ? [] : [summaryOf(result.program, resources.length)]),
      ...(documents.length === 0 ? [] : [documentCount(documents)]),
    ];
    remark(
      `${counts.join(', ') || (project === undefined ? 'nothing to check' : projectFileName)}, no problems`,
      flags,
      terminal,
      'stdout',
    );
  }
  return code;
}

function optionsOf(flags: ValidateFlags, job: Job, project: Project | undefined, cwd: string): ValidateOptions {
  // An input that could not be read may hold what seems to be missing.
  const isWhole =
    job.complete &&
    flags.partial !== true &&
    (flags.whole === true || flags.closed === true || holdsFolder(job.inputs, cwd));
  const namespace = flags.namespace ?? project?.settings.namespace;
  return {
    extent: isWhole ? 'whole' : 'part',
    closed: isWhole && (flags.closed ?? project?.settings.closed ?? false),
    programs: serverDefaults(project?.settings),
    beside: besideInputs('validate', job.inputs, cwd),
    ...(namespace === undefined ? {} : { namespace }),
  };
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

function summaryOf({ resources, foreign }: LoadedProgram, files: number): string {
  const beside = foreign.length === 0 ? '' : ` and ${count(foreign.length, 'other object')}`;
  return `${count(resources.length, 'resource')}${beside} in ${count(files, 'file')}`;
}
