import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runSvc, startSvc, type SvcOptions, type SvcRun } from './run-svc.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { writeStandInLauncher } from './mcp/stand-in-launcher.ts';

/** The workloads of a person of their own, seen through the command line. */
export interface WorkloadsOfOne {
  /** Where launchers are found first, and commands run. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  svc(args: readonly string[], options?: SvcOptions): Promise<SvcRun>;
  start(args: readonly string[]): ReturnType<typeof startSvc>;
  /** `svc run --runtime process npx://…` with these words; the address. Throws with what was written where there is none. */
  run(...words: readonly string[]): Promise<URL>;
  /** What `svc list --format json` says of a workload. */
  view(name: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** The file of a workload, as text. */
  file(name: string, file: string): string;
  path(name: string, file: string): string;
  /** What its supervisor wrote down. */
  report(name: string): { supervisor: { pid: number }; servers: { pid: number }[]; [key: string]: unknown };
}

/** Opens a world of workloads with a stand-in for npx. Everything that runs in it ends with the tests of the file. */
export function openWorkloads(): WorkloadsOfOne {
  const folder = temporaryFolder('svc-workloads-');
  writeStandInLauncher(folder, 'npx');
  const environment = {
    PATH: `${folder}:${process.env['PATH']}`,
    XDG_STATE_HOME: join(folder, 'state'),
    XDG_CONFIG_HOME: join(folder, 'config'),
  };
  const svc = (args: readonly string[], options: SvcOptions = {}): Promise<SvcRun> =>
    runSvc(args, { cwd: folder, ...options, environment: { ...environment, ...options.environment } });
  const path = (name: string, file: string): string => join(folder, 'state/svc/workloads', name, file);
  const file = (name: string, each: string): string => readFileSync(path(name, each), 'utf8');
  afterAll(async () => void (await svc(['rm', '--force', '--all', '--timeout', '5'])));
  return {
    folder,
    environment,
    svc,
    start: (args) => startSvc(args, { cwd: folder, environment }),
    async run(...words) {
      const { code, stdout, stderr } = await svc(['run', '--runtime', 'process', ...words]);
      if (code !== 0) throw new Error(`svc run ended with ${code}: ${stderr}`);
      return new URL(stdout.trim());
    },
    async view(name) {
      const { stdout } = await svc(['list', '--format', 'json']);
      const all: { name: string }[] = JSON.parse(stdout);
      return all.find((each) => each.name === name);
    },
    file,
    path,
    report: (name) => JSON.parse(file(name, 'supervisor.json')),
  };
}

/** Whether a process runs. */
export function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !/^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
