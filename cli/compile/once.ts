import { compile, validate } from '../../manifests/compile.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { CompileFlags } from '../commands/compile.ts';
import { exitCodeOf, stopsTheWork } from '../exit-codes.ts';
import { findingsOf, judgedFindings } from '../findings.ts';
import { gather, type Job } from '../gather.ts';
import type { Project } from '../project-file/read.ts';
import { describeExternals, remark, reportFindings } from '../report-findings.ts';
import type { Terminal } from '../terminal.ts';
import { deliver } from './deliver.ts';
import type { CompileSettings } from './settings.ts';

/**
 * Compiles inputs once and hands the objects over, unless a finding stops the work (an error, or a warning under --strict): then
 * nothing is written at all. Returns the exit code, or undefined when there is nothing to compile.
 */
export async function compileOnce(
  asked: readonly string[],
  project: Project | undefined,
  settings: CompileSettings,
  flags: CompileFlags,
  terminal: Terminal,
): Promise<number | undefined> {
  const job = await gather(asked, project, terminal);
  if (job === undefined) return undefined;
  const strict = flags.strict === true;
  const result = await compileJob(job, project, settings, strict);
  const stopped = stopsTheWork(result.diagnostics, strict);
  const delivery = stopped
    ? { diagnostics: [], remark: '' }
    : await deliver(result.objects, settings, flags.check === true, terminal);
  const diagnostics = [...result.diagnostics, ...delivery.diagnostics];
  await reportFindings(diagnostics, flags, terminal);
  if (stopped && !result.diagnostics.some(({ severity }) => severity === 'error')) {
    remark('warnings count as errors (--strict), so nothing was written', flags, terminal);
  }
  for (const text of [stopped ? '' : describeExternals(result.externals), delivery.remark]) {
    if (text !== '') remark(text, flags, terminal);
  }
  return exitCodeOf(diagnostics, strict);
}

type Compiled = Pick<Awaited<ReturnType<typeof compile>>, 'objects' | 'externals'> & {
  readonly diagnostics: readonly Diagnostic[];
};

async function compileJob(
  job: Job,
  project: Project | undefined,
  settings: CompileSettings,
  strict: boolean,
): Promise<Compiled> {
  const { target, image, namespace, closed } = settings;
  const options = {
    // An input that could not be read may hold what seems to be missing.
    extent: job.complete ? 'whole' : 'part',
    closed,
    ...(namespace === undefined ? {} : { namespace }),
  } as const;
  // What was found while reading already stops the work; the rest is checked all the same, so that one run shows everything.
  const hopeless = target === 'crds' || stopsTheWork(findingsOf(job.diagnostics, project, job.sources), strict);
  const result = hopeless
    ? { ...(await validate(job.sources, options)), objects: [] }
    : await compile(job.sources, { ...options, target, image });
  const found = [...job.diagnostics, ...result.diagnostics];
  return {
    ...result,
    diagnostics: await judgedFindings(found, project, job.sources),
  };
}
