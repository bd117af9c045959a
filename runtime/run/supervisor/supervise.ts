import { setTimeout as delay } from 'node:timers/promises';
import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import type { NamedSecret } from '../../endpoint/named-secret.ts';
import { isRefusal, type RefusedStart } from '../../endpoint/refused-start.ts';
import type { Backend } from '../../mcp/backend/backend.ts';
import type { Log } from '../../observe/log.ts';
import type { RotatingFile } from '../../observe/rotating-file.ts';
import { backendOf } from '../../proxy/backend-of.ts';
import type { RunningProxy } from '../../proxy/proxy-server.ts';
import type { FileLock } from '../../storage/sqlite/sqlite-lock.ts';
import { LastLines } from '../last-lines.ts';
import type { TokenKeeper } from '../login/token-keeper.ts';
import { prepareWorkload } from '../prepare-workload.ts';
import type { PreparedWorkload } from '../prepared-workload.ts';
import type { ServerWatch } from '../server-watch.ts';
import { endpointPathOf, startWorkload } from '../start-workload.ts';
import { withSecretFields } from '../state/workload-record.ts';
import type { StoredWorkload, WorkloadStore } from '../state/workload-store.ts';
import { CrashLoop } from './crash-loop.ts';
import { removeStopMark } from '../state/stop-mark.ts';
import { endProcesses, mayHaveContainer } from './leftovers.ts';
import { ReportWriter } from './report-writer.ts';
import type { SupervisorMessage } from './supervisor-message.ts';

export interface SupervisorParts {
  readonly store: WorkloadStore;
  readonly name: string;
  /** Secrets that the record does not hold, by their path. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Where secrets are that the document names. */
  readonly secretNamed: NamedSecret;
  /** The sign-in of a document at its remote server; undefined where it asks for none. */
  readonly login: (config: RunConfigWithDefaults) => Promise<TokenKeeper | undefined>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Of the proxy and of the supervisor. */
  readonly log: Log;
  /** Takes what the server writes. */
  readonly serverLog: RotatingFile;
  /** Ends in a row after which the server is given up. */
  readonly mostEnds?: number;
  /** Hears how the start goes. */
  readonly tell: (message: SupervisorMessage) => void;
  /** Resolves when somebody asks the workload to end. */
  readonly ended: Promise<void>;
}

/** The last lines of a server are shown when it does not answer. */
const shownLines = 20;
/** Milliseconds that a supervisor waits for another one to go that was killed just now. */
const lockTime = 2000;
/** Milliseconds between two looks at the server. */
const lookEvery = 500;

type End = 'stopped' | 'failed';

/** Runs one workload until it is asked to end, or its server does not stay up; writes down how it is all the time. */
export async function supervise(parts: SupervisorParts): Promise<End> {
  const { store, name, log } = parts;
  const lock = await lockOf(store, name);
  if (lock === undefined)
    return refuse(parts, { problem: `${name} was started by another command, or removed`, hint: '' });
  try {
    const stored = await store.find(name);
    if (stored === undefined) return refuse(parts, { problem: `${name} was removed`, hint: '' });
    return await superviseLocked(stored, parts);
  } finally {
    log.flush();
    lock.release();
  }
}

async function superviseLocked(stored: StoredWorkload, parts: SupervisorParts): Promise<End> {
  const { log, secrets, ended } = parts;
  const { record, report: before, files } = stored;
  if ('problem' in record) return refuse(parts, { problem: `${files.record}: ${record.problem}`, hint: '' });
  await endProcesses(stored);
  removeStopMark(files);
  const report = new ReportWriter(files.report, log, mayHaveContainer(stored));
  const config = withPort(withSecretFields(record.config, secrets), before);
  const lines = new LastLines(shownLines);
  const { watch, gaveUp } = watchServer(report, parts);
  const fail = (refusal: RefusedStart): End => {
    report.now('failed', refusal.problem);
    return refuse(parts, refusal, lines);
  };
  const prepared = await Promise.race([prepare(config, record.id, lines, watch, parts), ended]);
  if (prepared === undefined) return stop(report);
  if (isRefusal(prepared)) return fail(prepared);
  let backend: Backend | undefined;
  const login = await parts.login(config);
  const running = await startWorkload(
    prepared.config,
    async (given) => {
      const opened = await (prepared.openBackend?.() ?? backendOf(given, log, login));
      if (!isRefusal(opened)) backend = opened;
      return opened;
    },
    log,
    parts.secretNamed,
    login,
  );
  if (isRefusal(running)) {
    await login?.close();
    const isKept = config.proxyPort !== record.config.proxyPort && running.problem.startsWith('cannot listen');
    const hint = `clients of ${record.name} know this port: end the program that has it, or remove the workload and run it anew`;
    return fail(isKept ? { ...running, hint } : running);
  }
  const url = `${running.address}${endpointPathOf(prepared.config)}`;
  report.listens(url);
  log.info({ address: running.address }, 'the proxy listens');
  const started = await Promise.race([running.outcome.then((problem) => ({ problem })), ended]);
  const isSignedOut = login?.signedOut !== undefined;
  if (started?.problem !== undefined && !isSignedOut) {
    await running.close();
    await login?.close();
    return fail({ problem: `${record.name} does not answer: ${started.problem}`, hint: '' });
  }
  if (started !== undefined && isSignedOut) {
    const problem = login?.signedOut ?? '';
    report.now('needs-login', problem);
    parts.tell({ kind: 'signed-out', url, problem });
  } else if (started !== undefined) {
    report.now('running');
    if (prepared.notice !== undefined) parts.tell({ kind: 'progress', text: prepared.notice });
    parts.tell({ kind: 'answers', url });
  }
  const looking = setInterval(() => look(report, backend, login), lookEvery);
  const reason = await Promise.race([gaveUp, ended]);
  clearInterval(looking);
  const end = await close(running, report, reason ?? undefined, log);
  await login?.close();
  return end;
}

async function prepare(
  config: RunConfigWithDefaults,
  instance: string,
  lines: LastLines,
  watch: ServerWatch,
  { log, environment, secretNamed, serverLog, tell }: SupervisorParts,
): Promise<PreparedWorkload | RefusedStart> {
  return prepareWorkload(config, {
    log,
    environment,
    secretNamed,
    cwd: process.cwd(),
    instance,
    watch,
    onLine: (line) => {
      lines.add(line);
      serverLog.append(`${line}\n`);
    },
    onProgress: (text) => tell({ kind: 'progress', text }),
  });
}

/** Counts how often the server ends. `gaveUp` resolves with the reason once that was too often. */
function watchServer(
  report: ReportWriter,
  { mostEnds }: SupervisorParts,
): { readonly watch: ServerWatch; readonly gaveUp: Promise<string> } {
  const loop = new CrashLoop(mostEnds);
  const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers<string>();
  let hasStarted = false;
  const watch: ServerWatch = {
    started(pid) {
      loop.started();
      report.started(pid, hasStarted);
      hasStarted = true;
    },
    ended(reason, cause) {
      const isTooOften = loop.ended(cause);
      if (report.phase === 'running') report.now('restarting', reason);
      if (isTooOften) giveUp(`its server ended ${loop.count} times in a row, the last time: ${reason}`);
    },
    left: () => report.left(),
  };
  return { watch, gaveUp };
}

function look(report: ReportWriter, backend: Backend | undefined, login: TokenKeeper | undefined): void {
  if (report.phase !== 'running' && report.phase !== 'restarting' && report.phase !== 'needs-login') return;
  const signedOut = login?.signedOut;
  if (signedOut !== undefined) {
    report.now('needs-login', signedOut);
    return;
  }
  const problem = backend?.problem;
  report.now(problem === undefined ? 'running' : 'restarting', problem ?? null);
}

async function close(running: RunningProxy, report: ReportWriter, reason: string | undefined, log: Log): Promise<End> {
  if (reason !== undefined) log.error({}, reason);
  report.now('stopping', reason ?? null);
  await running.close();
  return stop(report, reason);
}

function stop(report: ReportWriter, reason?: string): End {
  const end = reason === undefined ? 'stopped' : 'failed';
  report.now(end, reason ?? null);
  return end;
}

function refuse({ tell, log }: SupervisorParts, { problem, hint }: RefusedStart, lines = new LastLines(0)): End {
  log.error({}, problem);
  tell({ kind: 'failed', problem, ...(hint === '' ? {} : { hint }), lines: lines.all() });
  return 'failed';
}

/** A workload keeps its port: clients know it. */
function withPort(config: RunConfigWithDefaults, before: StoredWorkload['report']): RunConfigWithDefaults {
  if (config.proxyPort !== undefined || before === undefined || !('url' in before) || before.url === null)
    return config;
  return { ...config, proxyPort: Number(new URL(before.url).port) };
}

async function lockOf(store: WorkloadStore, name: string): Promise<FileLock | undefined> {
  const until = performance.now() + lockTime;
  for (;;) {
    const lock = store.lock(name);
    if (lock !== undefined || performance.now() > until) return lock;
    await delay(lookEvery);
  }
}
