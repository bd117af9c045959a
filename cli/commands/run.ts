import { setTimeout as delay } from 'node:timers/promises';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { loadDocument } from '../../generated/load.ts';
import { createLog, logLevelFrom, logLevels, type Log, type LogLevel } from '../../runtime/observe/log.ts';
import { isRefusal, type RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { openLogin } from '../../runtime/run/login/open-login.ts';
import { LastLines } from '../../runtime/run/last-lines.ts';
import { prepareWorkload } from '../../runtime/run/prepare-workload.ts';
import { SecretStore } from '../../runtime/run/secrets/secret-store.ts';
import { secretsFrom } from '../../runtime/run/secrets/stored-secret.ts';
import { endpointPathOf, startWorkload } from '../../runtime/run/start-workload.ts';
import { workloadNameOf } from '../../runtime/run/workload-name.ts';
import { readOneDocument } from '../documents/read-one-document.ts';
import { delayOf, delayProblem } from '../command-line/shutdown-delay.ts';
import { exitCodes } from '../exit-codes.ts';
import { workloadFlags, keyOf, type GivenFlags } from '../run/flag-options.ts';
import { runDocumentOf, type Invocation } from '../run/run-document.ts';
import { say } from '../output/say.ts';
import { neededKey } from '../secrets/needed-key.ts';
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

/** How many of the last lines of a server are shown when it does not answer. */
const shownLines = 20;

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
    return await serve({ config: read.config, log, shutdownDelay, isDocument }, terminal);
  } finally {
    log.flush();
  }
}

interface Serving {
  readonly config: RunConfigWithDefaults;
  readonly log: Log;
  /** Milliseconds. */
  readonly shutdownDelay: number;
  /** A document of a file is served whether its server answers or not, as a pod does; a person waits for an answer. */
  readonly isDocument: boolean;
}

async function serve({ config, log, shutdownDelay, isDocument }: Serving, terminal: Terminal): Promise<number> {
  const signedIn = await signedInKey(config, terminal);
  if (isRefusal(signedIn)) return usageProblem(terminal, signedIn.problem, signedIn.hint);
  const needed = await neededKey(config, terminal);
  if (isRefusal(needed)) return usageProblem(terminal, needed.problem, needed.hint);
  const store = new SecretStore(terminal.environment);
  const secretNamed = secretsFrom(store, needed.key, terminal.environment);
  const place = { folder: terminal.cwd, name: loginNameOf(config), store, key: signedIn.key, log };
  const login = await openLogin(config, place);
  const lines = new LastLines(shownLines);
  const prepared = await prepareWorkload(config, {
    log,
    environment: terminal.environment,
    secretNamed,
    cwd: terminal.cwd,
    onLine: (line, stream) => {
      lines.add(line);
      log.info({ backend: config.name ?? 'backend', stream }, line);
    },
    onProgress: (line) => say(line, terminal),
  });
  if (isRefusal(prepared)) return usageProblem(terminal, prepared.problem, prepared.hint);
  // Until now nothing runs that would have to be ended in order.
  const ended = terminal.interrupted();
  const started = await startWorkload(prepared.config, prepared.openBackend, log, secretNamed, login);
  if (isRefusal(started)) return usageProblem(terminal, started.problem, started.hint);
  log.info({ address: started.address }, 'the proxy listens');
  if (prepared.notice !== undefined) say(prepared.notice, terminal);
  if (!isDocument) {
    const outcome = await Promise.race([started.outcome, ended.then(() => 'ended' as const)]);
    if (outcome !== undefined && outcome !== 'ended') {
      await started.close();
      const tail = lines.all().map((line) => `  ${line}`);
      say([`error: ${config.name ?? 'the server'} does not answer: ${outcome}`, ...tail].join('\n'), terminal);
      return exitCodes.findings;
    }
    if (outcome === undefined) terminal.stdout.write(`${started.address}${endpointPathOf(prepared.config)}\n`);
  }
  await ended;
  log.info({}, 'the proxy ends');
  void terminal.interrupted().then(() => {
    log.warn({}, 'ended at once by a second signal');
    log.flush();
    return process.exit(exitCodes.findings);
  });
  if (shutdownDelay > 0) {
    started.drain();
    await delay(shutdownDelay);
  }
  await started.close();
  return exitCodes.fine;
}

/** Signs in at the remote server where the document asks for it and nobody has; the key of the store then. */
async function signedInKey(
  config: RunConfigWithDefaults,
  terminal: Terminal,
): Promise<{ readonly key: Buffer | undefined } | RefusedStart> {
  if (config.remoteUrl === undefined || config.remoteAuth?.enabled !== true) return { key: undefined };
  const { signInAt } = await import('../login/sign-in-at.ts');
  return signInAt({ name: loginNameOf(config), config, folder: terminal.cwd }, false, terminal);
}

function loginNameOf(config: RunConfigWithDefaults): string {
  return config.name ?? workloadNameOf(config);
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
