import { settingsOf } from '../compile/settings.ts';
import type { CompileSettings } from '../compile/compile-settings.ts';
import { problemOf, type FlagProblem } from '../compile/flag-problem.ts';
import { exitCodeOf, exitCodes } from '../exit-codes.ts';
import { noInputs, projectOf } from '../inputs/collect-inputs.ts';
import { labelsOf, problemOfFlags } from '../project-file/check-flags.ts';
import type { Project } from '../project-file/read.ts';
import { remark, reportFindings } from '../output/report-findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { PlanFlags } from './plan.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import type { CompileFlags } from '../compile/flags.ts';

/** Compiles inputs to standard output or into a folder, once or after every change. Returns the exit code. */
export async function run(named: readonly string[], flags: CompileFlags, terminal: Terminal): Promise<number> {
  const asked = [...named, ...(flags.filename ?? [])];
  const labels = labelsOf(flags.label ?? []);
  if ('wrong' in labels) return usageProblem(terminal, labels.wrong);
  const wrong = await problemOfFlags({ ...flags, ...(flags.label === undefined ? {} : labels) });
  if (wrong !== undefined) return usageProblem(terminal, wrong);
  const prepare = async (): Promise<Prepared> => {
    const project = await projectOf(asked, terminal.cwd);
    const settings = settingsOf(flags, labels.labels, project, terminal.cwd);
    // Whose settings hold is open: that is the finding to report, and no other.
    const problem = project?.isContested === true ? undefined : problemOf(asked, flags, settings);
    return { project, settings, problem };
  };
  const first = await prepare();
  if (first.problem !== undefined) return usageProblem(terminal, first.problem.message, first.problem.hint);
  if (first.settings.target === 'crds') return compileDefinitions(first, flags, terminal);
  if (first.settings.target === 'plan') {
    const { run: runPlan } = await import('./plan.ts');
    return runPlan(named, { ...planFlags(flags), format: first.settings.format }, terminal);
  }
  const { compileOnce } = await import('../compile/once.ts');
  const code = await compileOnce(asked, first.project, first.settings, flags, terminal);
  if (code === undefined) return noInputs('compile', terminal);
  if (flags.watch !== true || code === exitCodes.usage) return code;
  const { watchSources } = await import('../watch/watch-sources.ts');
  let current = first;
  return watchSources({
    places: () => ({ inputs: asked, projectFile: current.project?.path, output: current.settings.output }),
    round: async () => {
      current = await prepare();
      const { problem, project, settings } = current;
      if (problem === undefined) await compileOnce(asked, project, settings, flags, terminal);
      else usageProblem(terminal, problem.message, problem.hint);
    },
    say: (text) => remark(text, flags, terminal),
    terminal,
  });
}

/** The flags of a compile that a plan has too. */
function planFlags({
  filename,
  namespace,
  closed,
  diagnostics,
  diagnosticsFile,
  color,
  strict,
}: CompileFlags): Omit<PlanFlags, 'format'> {
  return {
    diagnostics,
    color,
    ...(diagnosticsFile === undefined ? {} : { diagnosticsFile }),
    ...(filename === undefined ? {} : { filename }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(closed === undefined ? {} : { closed }),
    ...(strict === undefined ? {} : { strict }),
  };
}

interface Prepared {
  readonly project: Project | undefined;
  readonly settings: CompileSettings;
  readonly problem: FlagProblem | undefined;
}

async function compileDefinitions(
  { project, settings }: Prepared,
  flags: CompileFlags,
  terminal: Terminal,
): Promise<number> {
  const [{ definitionsOf }, { deliver }, { findingsOf }] = await Promise.all([
    import('../compile/definitions.ts'),
    import('../compile/deliver.ts'),
    import('../output/findings.ts'),
  ]);
  const own = findingsOf(project?.diagnostics ?? [], project, []);
  const mayWrite = exitCodeOf(own, false) === 0;
  const delivery = mayWrite
    ? await deliver(await definitionsOf(), settings, flags.check === true, terminal)
    : undefined;
  const diagnostics = [...own, ...(delivery?.diagnostics ?? [])];
  const code = await reportFindings(diagnostics, flags, terminal);
  if (delivery !== undefined && delivery.remark !== '') remark(delivery.remark, flags, terminal);
  return code;
}
