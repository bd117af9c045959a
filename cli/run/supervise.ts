import { fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLog, logLevelFrom } from '../../runtime/observe/log.ts';
import { openRotatingFile, type RotatingFile } from '../../runtime/observe/rotating-file.ts';
import type { LogDestination } from '../../runtime/observe/standard-error.ts';
import { isJsonObject } from '../../runtime/identity/json-object.ts';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { openLogin } from '../../runtime/run/login/open-login.ts';
import { SecretStore } from '../../runtime/run/secrets/secret-store.ts';
import { secretsFrom } from '../../runtime/run/secrets/stored-secret.ts';
import { WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import { supervise } from '../../runtime/run/supervisor/supervise.ts';
import type { SupervisorMessage } from '../../runtime/run/supervisor/supervisor-message.ts';
import { exitCodes } from '../exit-codes.ts';
import { systemReason } from '../output/system-error.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** Bytes of each of the two files of a log. */
const logSize = 8_388_608;
/** The pipe to whoever started the supervisor. */
const messagePipe = 3;

/**
 * Is the supervisor of a workload: started by `svc run` and `svc start` with secrets on standard input and a pipe for messages. Returns the
 * exit code: 0 after an orderly end, 1 where the server does not stay up.
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...others] = words;
  if (name === undefined || others.length > 0 || !isPipe(messagePipe))
    return usageProblem(
      terminal,
      'supervisors are started by svc',
      'svc run starts a workload, svc start one that was stopped',
    );
  const ended = terminal.interrupted();
  const pipe = new Socket({ fd: messagePipe, readable: false, writable: true });
  // Whoever started it may be gone.
  pipe.on('error', () => undefined);
  const tell = (message: SupervisorMessage): void => {
    if (pipe.writable) pipe.write(`${JSON.stringify(message)}\n`);
    if (message.kind === 'answers' || message.kind === 'signed-out') pipe.end();
  };
  let end: 'stopped' | 'failed' = 'failed';
  try {
    end = await superviseNamed(name, ended, tell, terminal);
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    tell({ kind: 'failed', problem: `its state cannot be written: ${reason}`, lines: [] });
  }
  await new Promise<void>((resolve) => {
    if (!pipe.writable) resolve();
    else pipe.end(resolve);
  });
  // An image that is still being fetched would hold the process.
  return process.exit(end === 'stopped' ? exitCodes.fine : exitCodes.findings);
}

async function superviseNamed(
  name: string,
  ended: Promise<void>,
  tell: (message: SupervisorMessage) => void,
  terminal: Terminal,
): Promise<'stopped' | 'failed'> {
  const store = new WorkloadStore(terminal.environment);
  const job: unknown = JSON.parse(await text(terminal.stdin));
  const secrets = secretsIn(job);
  const secretStore = new SecretStore(terminal.environment);
  const key = storeKeyIn(job);
  const secretNamed = secretsFrom(secretStore, key, terminal.environment);
  const { proxyLog, serverLog } = store.files(name);
  const destination = destinationOf(openRotatingFile(proxyLog, logSize));
  const log = createLog({ level: logLevelFrom(terminal.environment) ?? 'info', destination });
  const output = openRotatingFile(serverLog, logSize);
  const { environment } = terminal;
  const login = (config: RunConfigWithDefaults): ReturnType<typeof openLogin> =>
    openLogin(config, { folder: process.cwd(), name, store: secretStore, key, log });
  return supervise({ store, name, secrets, secretNamed, login, environment, log, serverLog: output, tell, ended });
}

function isPipe(descriptor: number): boolean {
  try {
    const kind = fstatSync(descriptor);
    return kind.isFIFO() || kind.isSocket();
  } catch (error) {
    if (systemReason(error) === undefined) throw error;
    return false;
  }
}

function destinationOf(file: RotatingFile): LogDestination {
  return { write: (line: string) => file.append(line), hurry: () => undefined, flushSync: () => file.flushNow() };
}

/** The key of the store of secrets; undefined where the workload needs none. */
function storeKeyIn(job: unknown): Buffer | undefined {
  const key: unknown = isJsonObject(job) ? job['storeKey'] : undefined;
  return typeof key === 'string' ? Buffer.from(key, 'base64') : undefined;
}

function secretsIn(job: unknown): Readonly<Record<string, string>> {
  const secrets: unknown = isJsonObject(job) ? job['secrets'] : undefined;
  if (!isJsonObject(secrets)) return {};
  return Object.fromEntries(
    Object.entries(secrets).flatMap(([path, each]) => (typeof each === 'string' ? [[path, each]] : [])),
  );
}
