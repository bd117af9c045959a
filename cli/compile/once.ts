import { compile, validate, type CompileResult } from '../../manifests/compile.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { hasErrors } from '../../runtime/diagnostics/diagnostic.ts';
import { shownPath } from '../../runtime/config/input/shown-path.ts';
import type { CompileFlags } from './flags.ts';
import { besideInputs } from '../inputs/nearby-resources.ts';
import { documentCount } from '../documents/check-documents.ts';
import { sortSources } from '../documents/sort-sources.ts';
import { stopsTheWork } from '../exit-codes.ts';
import { findingsOf, judgedFindings } from '../output/findings.ts';
import { collectInputs, type Job } from '../inputs/collect-inputs.ts';
import { noResources } from '../inputs/input-diagnostics.ts';
import type { Project } from '../project-file/read.ts';
import { describeExternals, remark, reportFindings } from '../output/report-findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { deliver } from './deliver.ts';
import { reportOverriddenLabels } from './overridden-labels.ts';
import type { CompileSettings } from './compile-settings.ts';

/**
 * Compiles inputs once and hands the objects over, unless a finding stops the work (an error, or a warning under --strict): then
 * nothing is written at all. A status says what is wrong, so it is printed beside errors. Returns the exit code, or undefined when
 * there is nothing to compile.
 */
export async function compileOnce(
  asked: readonly string[],
  project: Project | undefined,
  settings: CompileSettings,
  flags: CompileFlags,
  terminal: Terminal,
): Promise<number | undefined> {
  const job = await collectInputs(asked, project, terminal);
  if (job === undefined) return undefined;
  const strict = flags.strict === true;
  const result = await compileJob(job, project, settings, strict, terminal.cwd);
  const stopped = stopsTheWork(result.diagnostics, strict);
  const isHeldBack = stopped && (settings.target !== 'status' || result.objects.length === 0);
  const delivery = isHeldBack
    ? { diagnostics: [], remark: '' }
    : await deliver(result.objects, settings, flags.check === true, terminal);
  const diagnostics = [...result.diagnostics, ...delivery.diagnostics];
  const code = await reportFindings(diagnostics, flags, terminal);
  if (isHeldBack && !result.diagnostics.some(({ severity }) => severity === 'error')) {
    remark('warnings count as errors (--strict), so nothing was written', flags, terminal);
  }
  for (const text of [stopped ? '' : describeExternals(result.externals), result.aside, delivery.remark]) {
    if (text !== '') remark(text, flags, terminal);
  }
  return code;
}

type Compiled = Pick<CompileResult, 'objects' | 'externals' | 'diagnostics'> & {
  /** What was in the input and is not compiled, in words. */
  readonly aside: string;
};

async function compileJob(
  job: Job,
  project: Project | undefined,
  settings: CompileSettings,
  strict: boolean,
  cwd: string,
): Promise<Compiled> {
  const { target, image, programs, namespace, closed, labels, output } = settings;
  const options = {
    // An input that could not be read may hold what seems to be missing.
    extent: job.complete ? 'whole' : 'part',
    closed,
    programs,
    beside: besideInputs('compile', job.inputs, cwd),
    ...(namespace === undefined ? {} : { namespace }),
  } as const;
  // What was found while reading already stops the work; the rest is checked all the same, so that one run shows everything.
  const stopsEarly =
    target === 'crds' || target === 'plan' || stopsTheWork(findingsOf(job.diagnostics, project, job.sources), strict);
  // Configuration documents are for servers to read, and for `svc validate` to check.
  const { resources, documents } = sortSources(job.sources, job.catalogs);
  const result: CompileResult = stopsEarly
    ? { ...(await validate(resources, options)), objects: [] }
    : await compile(resources, { ...options, target, image });
  const found: Diagnostic[] = [...job.diagnostics, ...result.diagnostics];
  reportOverriddenLabels(result.program, labels, (diagnostic) => found.push(diagnostic));
  // An empty pipe or a wrong folder would remove everything in the output folder.
  const isEmpty = result.program.resources.length + result.program.foreign.length === 0;
  if (output !== undefined && isEmpty && !hasErrors(found)) {
    found.push(noResources({ folder: shownPath(output, cwd) }, undefined));
  }
  return {
    ...result,
    diagnostics: await judgedFindings(found, project, resources, options.extent),
    aside: documents.length === 0 ? '' : `left to svc validate: ${documentCount(documents)}`,
  };
}
