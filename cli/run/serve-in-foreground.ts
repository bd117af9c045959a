import { setTimeout as delay } from 'node:timers/promises';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { openLogin } from '../../runtime/run/login/open-login.ts';
import { LastLines } from '../../runtime/run/last-lines.ts';
import { prepareWorkload } from '../../runtime/run/prepare-workload.ts';
import { SecretStore } from '../../runtime/run/secrets/secret-store.ts';
import { secretsFrom } from '../../runtime/run/secrets/stored-secret.ts';
import { endpointPathOf, startWorkload } from '../../runtime/run/start-workload.ts';
import { workloadNameOf } from '../../runtime/run/workload-name.ts';
import { say } from '../output/say.ts';
import { neededKey } from '../secrets/needed-key.ts';
import { isRefusal, type RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import type { Log } from '../../runtime/observe/log.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** How many of the last lines of a server are shown when it does not answer. */
const shownLines = 20;

/** A workload that is run by this process. */
export interface Serving {
  readonly config: RunConfigWithDefaults;
  readonly log: Log;
  /** Milliseconds. */
  readonly shutdownDelay: number;
  /** A document of a file is served whether its server answers or not, as a pod does; a person waits for an answer. */
  readonly isDocument: boolean;
}

/** Runs a workload until somebody asks it to end. Returns the exit code. */
export async function serveInForeground(
  { config, log, shutdownDelay, isDocument }: Serving,
  terminal: Terminal,
): Promise<number> {
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
