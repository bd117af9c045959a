import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { signal } from '../../runtime/run/state/process-identity.ts';
import { SecretStore } from '../../runtime/run/secrets/secret-store.ts';
import { withoutSecretFields, withSecretFields, type WorkloadRecord } from '../../runtime/run/state/workload-record.ts';
import type { WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import { startSupervisor } from '../../runtime/run/supervisor/start-supervisor.ts';
import { workloadNameOf } from '../../runtime/run/workload-name.ts';
import { exitCodes } from '../exit-codes.ts';
import { unknownGroup } from '../groups/known-group.ts';
import { launcherPath } from '../launcher-path.ts';
import { say } from '../output/say.ts';
import { neededKey } from '../secrets/needed-key.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { withStore } from '../workloads/open-store.ts';

/** The word that makes `svc` a supervisor. People start one with `svc run` and `svc start`. */
const supervisorWord = 'supervise';

/**
 * A supervisor is there for days and mostly idle: young objects get little room and code is small, which costs a busy one some collections.
 * The C library keeps one pool of memory instead of one for each thread.
 */
const frugal = {
  options: ['--max-semi-space-size=1', '--optimize-for-size'],
  environment: { MALLOC_ARENA_MAX: '1' },
};

/**
 * Adds a workload and starts it in the background. Prints its address once the server answers. Where it does not, the last lines of the
 * server are printed and nothing is left. `isDebugged`: its log holds everything until it is stopped. Returns the exit code.
 */
export async function runSupervised(
  config: RunConfigWithDefaults,
  isDebugged: boolean,
  terminal: Terminal,
): Promise<number> {
  const group = unknownGroup(config.group, terminal);
  if (group !== undefined) return usageProblem(terminal, group.problem, group.hint);
  const name = config.name ?? workloadNameOf(config);
  const { config: kept, secrets } = withoutSecretFields({ ...config, name });
  const record: WorkloadRecord = {
    format: 1,
    name,
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    folder: terminal.cwd,
    config: kept,
    withheld: Object.keys(secrets).filter((path) => !keptWithLogin(path, config)),
  };
  return withStore(terminal, async (store) => {
    if (store.create(record) === 'exists') {
      const hint = `svc start ${name} starts it, svc rm ${name} removes it, and --name gives the new one another name`;
      return usageProblem(terminal, `there is a workload ${JSON.stringify(name)} already`, hint);
    }
    const level = isDebugged ? { SVC_LOG_LEVEL: 'debug' } : {};
    const code = await signedInAndStarted({ record, secrets, level, isFirst: true }, store, terminal);
    if (code !== exitCodes.fine) await removeFailed(record, store);
    return code;
  });
}

/** The secret of a client is kept with the sign-in that it is for. */
function keptWithLogin(path: string, { remoteAuth }: RunConfigWithDefaults): boolean {
  return path === 'remoteAuth.clientSecret' && remoteAuth?.enabled === true;
}

/** Starts a new workload, where it asks for that after its person has signed in at the remote server. Nobody stays signed in for one that fails. */
async function signedInAndStarted(parts: StartParts, store: WorkloadStore, terminal: Terminal): Promise<number> {
  const { record, secrets = {} } = parts;
  if (record.config.remoteAuth?.enabled !== true) return startAndWait(parts, store, terminal);
  const { signInAt } = await import('../login/sign-in-at.ts');
  const place = { name: record.name, config: withSecretFields(record.config, secrets), folder: record.folder };
  const login = await signInAt(place, true, terminal);
  if (isRefusal(login)) {
    say(`error: ${login.problem}\nHint: ${login.hint}`, terminal);
    return exitCodes.findings;
  }
  const code = await startAndWait({ ...parts, key: login.key }, store, terminal);
  if (code === exitCodes.fine) return code;
  const { forgetLogin } = await import('../login/forget-login.ts');
  await forgetLogin(record.name, new SecretStore(terminal.environment), login.key);
  return code;
}

/** What is started, and with what beside its record. */
interface StartParts {
  readonly record: WorkloadRecord;
  /** Secrets that the record does not hold. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Of the store of secrets; looked up where it is not given. */
  readonly key?: Buffer | undefined;
  /** The variable of the level of its log. */
  readonly level?: Readonly<Record<string, string>>;
  /** A first start that fails leaves nothing. */
  readonly isFirst?: boolean;
}

/** Starts the supervisor of a workload and waits for the server. Returns the exit code: 1 where it does not answer, 2 where it cannot start. */
export async function startAndWait(
  { record, secrets = {}, level = {}, key: known, isFirst = false }: StartParts,
  store: WorkloadStore,
  terminal: Terminal,
): Promise<number> {
  const needed = known === undefined ? await neededKey(record.config, terminal) : { key: known };
  if (isRefusal(needed)) return usageProblem(terminal, needed.problem, needed.hint);
  const interrupted = terminal.interrupted();
  const { identity, outcome } = startSupervisor({
    record,
    files: store.files(record.name),
    secrets,
    storeKey: needed.key,
    command: [process.execPath, ...frugal.options, launcherPath(), supervisorWord],
    environment: { ...frugal.environment, ...terminal.environment, ...level },
    onProgress: (text) => say(text, terminal),
  });
  const first = await Promise.race([outcome, interrupted]);
  if (first === undefined && identity !== undefined) signal(identity, 'SIGTERM');
  const found = first ?? (await outcome);
  if (found.kind === 'answers') {
    terminal.stdout.write(`${found.url}\n`);
    return exitCodes.fine;
  }
  if (found.kind === 'signed-out') {
    say(`error: ${record.name} needs a sign-in: ${found.problem}\nHint: svc login ${record.name}`, terminal);
    if (isFirst && identity !== undefined) signal(identity, 'SIGTERM');
    return exitCodes.findings;
  }
  const tail = found.lines.map((line) => `  ${line}`);
  const problem = first === undefined ? `interrupted before ${record.name} answered` : found.problem;
  say([`error: ${problem}`, ...tail].join('\n'), terminal);
  if (found.hint === undefined) return exitCodes.findings;
  say(`Hint: ${found.hint}`, terminal);
  return exitCodes.usage;
}

/** Forgets a workload that has never answered, so that the command can be tried again. */
async function removeFailed({ name }: WorkloadRecord, store: WorkloadStore): Promise<void> {
  // A supervisor lets its lock go with its last breath.
  for (let left = 100; left > 0; left -= 1) {
    const lock = store.lock(name);
    if (lock !== undefined) {
      store.remove(name);
      lock.release();
      return;
    }
    await delay(20);
  }
}
