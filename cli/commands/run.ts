import { loadDocument } from '../../generated/load.ts';
import { createLog, logLevelFrom, logLevels, type LogLevel } from '../../runtime/observe/log.ts';
import { isRefusal, type RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { readOneDocument } from '../documents/read-one-document.ts';
import { delayOf, delayProblem } from '../command-line/shutdown-delay.ts';
import { exitCodes } from '../exit-codes.ts';
import { workloadFlags, keyOf, type GivenFlags } from '../run/flag-options.ts';
import { runDocumentOf, type Invocation } from '../run/run-document.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** The flags of `svc run` that do not describe the workload, as parsed; those of the workload are beside them. */
export interface RunFlags {
  readonly foreground?: boolean;
  readonly fromConfig?: string;
  readonly printResolvedOverlays?: boolean;
  readonly debug?: boolean;
  readonly buildOnly?: boolean;
  readonly rebuild?: boolean;
  readonly shutdownDelay: string;
}

/**
 * Starts a workload in the background, or with `--foreground` runs it until somebody asks it to end. Returns the exit code: 0 once it
 * answers, or after an orderly end; 1 where the server of a command line does not answer, 2 where it cannot be started at all.
 */
export async function run(
  server: string | undefined,
  args: readonly string[],
  flags: RunFlags & GivenFlags,
  terminal: Terminal,
): Promise<number> {
  const problem = problemOf(server, flags);
  if (problem !== undefined) return usageProblem(terminal, problem.problem, problem.hint);
  const shutdownDelay = delayOf(flags.shutdownDelay);
  if (shutdownDelay === undefined) return delayProblem(flags.shutdownDelay, terminal);
  const named = logLevelFrom(terminal.environment);
  if (named === undefined && (terminal.environment['SVC_LOG_LEVEL'] ?? '') !== '')
    return usageProblem(terminal, 'SVC_LOG_LEVEL names no level', `the levels are ${logLevels.join(', ')}`);
  const isDocument = flags.fromConfig !== undefined;
  const invocation: Invocation = { server, args, flags };
  const read = await (flags.fromConfig === undefined
    ? runDocumentOf(invocation, terminal)
    : readOneDocument('run', loadDocument.run, { path: flags.fromConfig, what: 'a proxy' }, terminal));
  if ('exitCode' in read) return read.exitCode;
  if (flags.buildOnly === true || flags.rebuild === true) {
    const { builtImage } = await import('../run/built-image.ts');
    const built = await builtImage(read.config, flags.rebuild === true, terminal);
    if (isRefusal(built)) return usageProblem(terminal, built.problem, built.hint);
    if (flags.buildOnly === true) {
      terminal.stdout.write(`${built.reference}\n`);
      return exitCodes.fine;
    }
  }
  if (flags.printResolvedOverlays === true) {
    const { printOverlays } = await import('../run/print-overlays.ts');
    const refusal = await printOverlays(read.config, terminal);
    if (refusal !== undefined) return usageProblem(terminal, refusal.problem, refusal.hint);
  }
  if (flags.foreground !== true) {
    const { runSupervised } = await import('../run/supervised.ts');
    return runSupervised(read.config, flags.debug === true, terminal);
  }
  // A person at a terminal reads the address; a pod's log holds everything.
  const usual: LogLevel = isDocument ? 'info' : 'warn';
  const log = createLog({ level: flags.debug === true ? 'debug' : (named ?? usual) });
  try {
    // What runs a workload is loaded by whoever runs it: in the background, that is its supervisor.
    const { serveInForeground } = await import('../run/serve-in-foreground.ts');
    return await serveInForeground({ config: read.config, log, shutdownDelay, isDocument }, terminal);
  } finally {
    log.flush();
  }
}

/** What is wrong with the words of a command line, before anything is read. */
function problemOf(server: string | undefined, flags: RunFlags & GivenFlags): RefusedStart | undefined {
  if (flags.foreground !== true && flags.shutdownDelay !== '0s')
    return {
      problem: '--shutdown-delay is for servers behind a load balancer, which run in the foreground',
      hint: 'leave it out, or add --foreground',
    };
  if (flags.fromConfig === undefined) {
    if (server !== undefined || flags['targetPort'] !== undefined) return undefined;
    return {
      problem: 'no server to run',
      hint: 'svc run IMAGE, svc run npx://PACKAGE, svc run URL, or --from-config FILE',
    };
  }
  const others = workloadFlags.filter((flag) => flags[keyOf(flag)] !== undefined).map(({ name }) => `--${name}`);
  const also = [...(server === undefined ? [] : [JSON.stringify(server)]), ...others];
  if (also.length === 0) return undefined;
  return {
    problem: `--from-config says all about the workload, and ${also.join(', ')} would be ignored`,
    hint: `change the document, or leave out --from-config`,
  };
}
