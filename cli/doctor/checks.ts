import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { findEngine } from '../../runtime/run/engine/find-engine.ts';
import { stateOf } from '../../runtime/run/state/workload-status.ts';
import { WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import { systemReason } from '../output/system-error.ts';
import { version } from '../version.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** One thing that `svc` uses on this machine. */
export interface Check {
  readonly name: string;
  /** `missing`: what needs it is not available. `failed`: `svc run` cannot work. */
  readonly result: 'ok' | 'missing' | 'failed';
  readonly detail: string;
  /** What to do; null where nothing is wrong. */
  readonly hint: string | null;
}

/** Milliseconds for a container engine to answer. */
const engineTime = 3000;

/** Launchers of packages: what each is for, and what brings it. */
const launchers = [
  ['npx', 'npx://', 'install Node (https://nodejs.org)'],
  ['uvx', 'uvx://', 'install uv (https://docs.astral.sh/uv)'],
  ['go', 'go://', 'install Go (https://go.dev/dl)'],
] as const;

/** Looks at what `svc run` uses on this machine. Nothing is changed. */
export async function checksOf(environment: Environment): Promise<readonly Check[]> {
  const own = ok('svc', `${version} on Node ${process.versions.node}, ${process.platform} ${process.arch}`);
  const found = await Promise.all([
    engineCheck(environment),
    ...launchers.map((launcher) => launcherCheck(launcher, environment)),
    stateCheck(environment),
    workloadsCheck(environment),
  ]);
  return [own, ...found];
}

async function engineCheck(environment: Environment): Promise<Check> {
  const name = 'container engine';
  const engine = await findEngine(environment, engineTime);
  if (isRefusal(engine)) return { name, result: 'missing', detail: engine.problem, hint: engine.hint };
  return ok(name, `answers at ${engine.place}`);
}

async function launcherCheck(
  [name, form, hint]: (typeof launchers)[number],
  { PATH = '' }: Environment,
): Promise<Check> {
  // A folder that is relative is another one in each working folder.
  for (const folder of PATH.split(delimiter).filter(isAbsolute)) {
    const path = join(folder, name);
    if (await isExecutable(path)) return ok(name, `${path}, for ${form} with --runtime process`);
  }
  return { name, result: 'missing', detail: `not on the PATH: ${form} does not run with --runtime process`, hint };
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch (error) {
    if (systemReason(error) === undefined) throw error;
    return false;
  }
}

/** Whether workloads can be written down. A folder that is not there yet is made by the first of them. */
async function stateCheck(environment: Environment): Promise<Check> {
  const name = 'state folder';
  const { folder } = new WorkloadStore(environment);
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { mode } = await stat(folder);
    if ((mode & 0o077) === 0) return ok(name, folder);
    return { name, result: 'failed', detail: `${folder} is open to others`, hint: `close it: chmod go= ${folder}` };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return ok(name, `${folder}, not made yet`);
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    const hint = 'make it yours, or set XDG_STATE_HOME to a folder that is';
    return { name, result: 'failed', detail: `${folder}: ${reason}`, hint };
  }
}

/** Workloads that do not run although they should. */
async function workloadsCheck(environment: Environment): Promise<Check> {
  const name = 'workloads';
  try {
    const all = (await new WorkloadStore(environment).all()).map((each) => ({ name: each.name, ...stateOf(each) }));
    const broken = all.filter(({ status }) => status === 'failed' || status === 'unknown');
    const running = all.filter(({ status }) => status === 'running').length;
    if (broken.length === 0) return ok(name, `${running} of ${all.length} run`);
    const detail = broken.map((each) => `${each.name} is ${each.status}: ${each.problem ?? 'no reason is known'}`);
    return { name, result: 'failed', detail: detail.join('\n'), hint: 'svc logs NAME shows what it wrote last' };
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    return { name, result: 'failed', detail: reason, hint: 'see the state folder' };
  }
}

function ok(name: string, detail: string): Check {
  return { name, result: 'ok', detail, hint: null };
}
