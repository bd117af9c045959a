import { validate, type ValidateOptions } from '../../manifests/compile.ts';
import { exitCodeOf } from '../exit-codes.ts';
import { findingsOf } from '../findings.ts';
import { gather, holdsFolder, noInputs, projectOf, type Job } from '../gather.ts';
import { problemOfFlags } from '../project-file/check-flags.ts';
import { projectFileName, type Project } from '../project-file/read.ts';
import { describeExternals, remark, reportFindings, type FindingFlags } from '../report-findings.ts';
import type { Terminal } from '../terminal.ts';
import { usageProblem } from '../usage-problem.ts';

/** The flags of `svc validate`, as they are parsed. */
export interface ValidateFlags extends FindingFlags {
  readonly filename?: readonly string[];
  readonly closed?: boolean;
  readonly partial?: true;
  readonly namespace?: string;
  readonly as?: string;
}

/**
 * Checks inputs and reports every finding. Returns the exit code. A folder is a whole, in which every reference has to resolve;
 * single files and standard input are a part, in which a missing resource is a warning (design: compile decisions, references).
 */
export async function run(named: readonly string[], flags: ValidateFlags, terminal: Terminal): Promise<number> {
  const problem = await problemOfFlags(flags);
  if (problem !== undefined) return usageProblem(terminal, problem);
  const asked = [...named, ...(flags.filename ?? [])];
  const project = await projectOf(asked, terminal.cwd);
  if (flags.as !== undefined) {
    const { validateDocuments } = await import('../validate-documents.ts');
    return validateDocuments(flags.as, asked, project, flags, terminal);
  }
  const job = await gather(asked, project, terminal);
  if (job === undefined) return noInputs('validate', terminal);
  const options = optionsOf(flags, job, project, terminal.cwd);
  const result = await validate(job.sources, options);
  const diagnostics = findingsOf([...job.diagnostics, ...result.diagnostics], project, job.sources);
  await reportFindings(diagnostics, flags, terminal);
  const externals = options.extent === 'whole' ? describeExternals(result.externals) : '';
  if (externals !== '') remark(externals, flags, terminal);
  if (diagnostics.length === 0) {
    const { resources, foreign } = result.program;
    const subject =
      job.sources.length === 0 ? projectFileName : summaryOf(resources.length, foreign.length, job.sources.length);
    remark(`${subject}, no problems`, flags, terminal);
  }
  return exitCodeOf(diagnostics, flags.strict === true);
}

function optionsOf(flags: ValidateFlags, job: Job, project: Project | undefined, cwd: string): ValidateOptions {
  // An input that could not be read may hold what seems to be missing.
  const isWhole = job.complete && flags.partial !== true && (flags.closed === true || holdsFolder(job.inputs, cwd));
  const namespace = flags.namespace ?? project?.settings.namespace;
  return {
    extent: isWhole ? 'whole' : 'part',
    closed: isWhole && (flags.closed ?? project?.settings.closed ?? false),
    ...(namespace === undefined ? {} : { namespace }),
  };
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

function summaryOf(resources: number, others: number, files: number): string {
  const beside = others === 0 ? '' : ` and ${count(others, 'other object')}`;
  return `${count(resources, 'resource')}${beside} in ${count(files, 'file')}`;
}
