import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './source-files.ts';

/** What a command said. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A copy of the project that a test may change. */
export interface ProjectCopy {
  /** Writes a file, by its path in the project. */
  write(path: string, text: string): Promise<void>;
  /** Replaces a string that is in a file exactly once. Throws otherwise. */
  replace(path: string, old: string, text: string): Promise<void>;
  /** Runs Node with arguments in the root of the copy. */
  node(...args: readonly string[]): Promise<Outcome>;
  remove(): Promise<void>;
}

const rooms = ['schemas', 'generator', 'generated', 'manifests', 'runtime', 'package.json', 'tsconfig.json'];

/** Copies what the generator and the compiler need; the packages are those of the project. */
export async function copyProject(): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'svc-copy-'));
  for (const room of rooms) await cp(join(projectRoot, room), join(root, room), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return {
    write: (path, text) => writeFile(join(root, path), text),
    replace: async (path, old, text) => {
      const parts = (await readFile(join(root, path), 'utf8')).split(old);
      if (parts.length !== 2) throw new Error(`${path} holds ${parts.length - 1} times: ${old}`);
      await writeFile(join(root, path), parts.join(text));
    },
    node: (...args) =>
      new Promise((resolve) => {
        execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
          resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
        });
      }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
