import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../cluster/cache-folder.ts';
import type { DockerEngine } from '../cluster/docker-engine.ts';
import type { EngineParts } from './parts.ts';

/*
 * Bases that packages are built on, FROM scratch and from what is on this machine: there is no registry of images here.
 */

/** What a build step needs of a shell. */
const applets = [
  'sh',
  'env',
  'mkdir',
  'cat',
  'ls',
  'ln',
  'cp',
  'mv',
  'rm',
  'chmod',
  'uname',
  'dirname',
  'readlink',
  'sed',
];

/** A program in place of the one of Alpine: it writes down what it was asked to install. */
const packageManager = '#!/bin/sh\necho "$@" >> /installed\n';

/** Makes `local/node:1`: Node with npm. */
export async function addNodeBase(engine: DockerEngine, parts: EngineParts, folder: string): Promise<string> {
  const root = baseRoot(folder, parts);
  const node = join(import.meta.dirname, '../../node_modules/node/bin/node');
  copyWithLibraries(node, join(root, 'usr/bin/node'), root);
  const npm = realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim());
  cpSync(join(dirname(npm), '..'), join(root, 'usr/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/bin', name));
  return add(engine, root, 'local/node:1');
}

/** Makes `local/python:1`: the Python of Debian with uv. */
export async function addPythonBase(engine: DockerEngine, parts: EngineParts, folder: string): Promise<string> {
  const root = baseRoot(folder, parts);
  const version = readdirSync('/usr/lib').find((name) => /^python3\.\d+$/.test(name));
  if (version === undefined) throw new Error('there is no Python of Debian');
  copyWithLibraries(`/usr/bin/${version}`, join(root, 'usr/bin', version), root);
  symlinkSync(version, join(root, 'usr/bin/python3'));
  cpSync(`/usr/lib/${version}`, join(root, 'usr/lib', version), { recursive: true, dereference: true });
  const extensions = join('/usr/lib', version, 'lib-dynload');
  for (const name of readdirSync(extensions)) copyLibraries(join(extensions, name), root);
  copyWithLibraries(uvProgram(), join(root, 'usr/bin/uv'), root);
  return add(engine, root, 'local/python:1');
}

/** Makes `local/golang:1`: Go without its tests, with its library compiled. */
export async function addGoBase(engine: DockerEngine, parts: EngineParts, folder: string, go: string): Promise<string> {
  const root = baseRoot(folder, parts);
  const goRoot = execFileSync(go, ['env', 'GOROOT'], { encoding: 'utf8' }).trim();
  for (const part of ['bin', 'pkg/tool', 'pkg/include', 'src', 'go.env', 'VERSION', 'lib'])
    if (existsSync(join(goRoot, part)))
      cpSync(join(goRoot, part), join(root, 'usr/local/go', part), {
        recursive: true,
        filter: (path) => !path.endsWith('_test.go') && !/\/(?:testdata|src\/cmd)$/.test(path),
      });
  cpSync(compiledLibrary(go), join(root, 'root/.cache/go-build'), { recursive: true });
  return add(
    engine,
    root,
    'local/golang:1',
    'ENV PATH=/usr/local/go/bin:/usr/bin:/bin:/sbin GOTOOLCHAIN=local GOCACHE=/root/.cache/go-build',
  );
}

function baseRoot(folder: string, { busybox }: EngineParts): string {
  mkdirSync(folder);
  const root = join(folder, 'root');
  for (const each of ['bin', 'sbin', 'usr/bin', 'usr/lib', 'etc/ssl/certs', 'root'])
    mkdirSync(join(root, each), { recursive: true });
  mkdirSync(join(root, 'tmp'));
  chmodSync(join(root, 'tmp'), 0o1777);
  copyFileSync(busybox, join(root, 'bin/busybox'));
  for (const name of applets) symlinkSync('busybox', join(root, 'bin', name));
  symlinkSync('/bin/env', join(root, 'usr/bin/env'));
  writeFileSync(join(root, 'sbin/apk'), packageManager, { mode: 0o755 });
  writeFileSync(join(root, 'etc/ssl/certs/ca-certificates.crt'), 'of the base\n');
  return root;
}

function copyWithLibraries(from: string, to: string, root: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o755);
  copyLibraries(from, root);
}

/** Copies the shared libraries of a program to where it looks for them. */
function copyLibraries(program: string, root: string): void {
  let listed: string;
  try {
    listed = execFileSync('ldd', [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // A static program has none.
    return;
  }
  for (const [, path = ''] of listed.matchAll(/(?:=> |\t)(\/\S+) \(/g)) {
    const to = join(root, path);
    if (existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(path, to);
    chmodSync(to, 0o755);
  }
}

/** The library of Go as builds without C take it, compiled once into the folder of caches. */
function compiledLibrary(go: string): string {
  const version = execFileSync(go, ['env', 'GOVERSION'], { encoding: 'utf8' }).trim();
  const folder = join(cacheFolder, `go-library-${version}`);
  if (existsSync(join(folder, 'complete'))) return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync(
    go,
    ['build', '-trimpath', '-buildvcs=false', 'net/http', 'encoding/json', 'os/exec', 'os/signal', 'log/slog'],
    {
      cwd: folder,
      env: { ...process.env, GOCACHE: folder, CGO_ENABLED: '0', GOFLAGS: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 600_000,
    },
  );
  writeFileSync(join(folder, 'complete'), '');
  return folder;
}

/** The program uv, which is installed once into the folder of caches. */
function uvProgram(): string {
  const folder = join(cacheFolder, 'uv');
  const program = join(folder, 'bin/uv');
  if (!existsSync(program))
    execFileSync('python3', ['-m', 'pip', 'install', '--quiet', '--target', folder, '--upgrade', 'uv'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 300_000,
    });
  return program;
}

async function add(engine: DockerEngine, root: string, image: string, ...changes: readonly string[]): Promise<string> {
  const archive = `${root}.tar`;
  execFileSync('tar', ['--owner=0', '--group=0', '-C', root, '-cf', archive, '.']);
  await engine.must('docker', ['import', ...changes.flatMap((change) => ['--change', change]), archive, image]);
  return image;
}
