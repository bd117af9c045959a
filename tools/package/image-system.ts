import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The user and group of the image, as in every emitted pod (manifests/objects/pod-security.ts). */
export const imageUser = 1000;

/** What of the machine goes into an image. */
export interface SystemParts {
  /** Path of Node's own program. */
  readonly node: string;
  /** Path of git's program, or undefined for an image without Git sources. */
  readonly git: string | undefined;
  /** Path of tini's program, which is process 1. */
  readonly init: string;
  /** The certificate authorities that git trusts, in one PEM file. */
  readonly authorities: string;
}

/**
 * Fills `system` in a folder with everything below the program in the image: Node, git with its transport for HTTP, an init, the shared libraries
 * that they load, certificate authorities, and the few files that a C library reads; no shell, no package manager. Beside it, `own` gets
 * the folders that belong to the image's user. The Dockerfile and the tests fill their images with it, on Linux with glibc. Throws where
 * a part is missing or ldd does not know a library.
 */
export async function fillSystem(target: string, { node, git, init, authorities }: SystemParts): Promise<void> {
  const folder = join(target, 'system');
  const programs = new Map([
    ['/usr/bin/node', await realpath(node)],
    ['/usr/bin/tini', await realpath(init)],
  ]);
  if (git !== undefined) {
    const { stdout } = await promisify(execFile)(git, ['--exec-path']);
    const core = stdout.trim();
    programs.set('/usr/bin/git', await realpath(git));
    // A repository over HTTPS is asked for by this name, which is another for the same program.
    programs.set(`${core}/git-remote-http`, await realpath(join(core, 'git-remote-http')));
    await mkdir(join(folder, core), { recursive: true });
    await symlink('git-remote-http', join(folder, core, 'git-remote-https'));
  }
  const libraries = new Set<string>();
  for (const program of programs.values()) for (const library of await librariesOf(program)) libraries.add(library);
  const copied = [
    ...programs,
    ...[...libraries].map((path) => [path, path] as const),
    [caBundle, authorities] as const,
  ];
  for (const [path, source] of copied) await copy(source, join(folder, path));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await mkdir(join(target, 'own', 'data'), { recursive: true });
  await mkdir(join(folder, 'tmp'), { recursive: true });
  // Without a volume there, every user may write, and remove only their own files.
  await chmod(join(folder, 'tmp'), 0o1777);
}

/** Where Debian's git and most others look. */
const caBundle = '/etc/ssl/certs/ca-certificates.crt';

const files: Readonly<Record<string, string>> = {
  '/etc/passwd': `root:x:0:0:root:/:/nologin\nsvc:x:${imageUser}:${imageUser}:svc:/tmp:/nologin\n`,
  '/etc/group': `root:x:0:\nsvc:x:${imageUser}:\n`,
  '/etc/nsswitch.conf': 'hosts: files dns\n',
};

/** The shared libraries that a program loads, and the loader itself, as absolute paths. */
export async function librariesOf(program: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ldd', [program]);
  const unknown = /^\s*(\S+) => not found/m.exec(stdout)?.[1];
  if (unknown !== undefined) throw new Error(`${basename(program)} needs ${unknown}, which is not installed`);
  const paths = [...stdout.matchAll(/(?:=>\s+|^\s+)(\/\S+) \(0x/gm)].map(([, path = '']) => path);
  if (paths.length === 0) throw new Error(`ldd named no library of ${basename(program)}`);
  return paths;
}

/** Copies the file that a path leads to; another name of the same file stays a file of its own. */
async function copy(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await cp(await realpath(source), target);
}
