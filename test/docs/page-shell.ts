import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { launcher } from '../support/run-svc.ts';
import { projectRoot } from '../support/source-files.ts';
import { asWritten, type PagePorts } from './page-ports.ts';
import { startServer, type PageServer } from './page-server.ts';

/** Runs the package from its sources; the package in a tarball is built from the same sources. */
const fromSources = '--conditions=svc-source';

/** What a command of a page did. */
export interface Outcome {
  readonly code: number;
  /** Both streams, as a terminal shows them. */
  readonly output: string;
}

/** A shell as the reader of a page has it: a folder that is empty at first, and `svc` among the programs. */
export interface PageShell {
  /** The current folder: the first one, until a command changes it. */
  place(): string;
  /** Runs a command where the one before it left off, with what it exported. */
  run(command: string): Promise<Outcome>;
  /** Writes a file below that place. */
  write(path: string, content: string): void;
  /** Starts a server in another terminal at the same place; it answers at `url`. */
  serve(command: string, url: string): PageServer;
}

/** A cluster that the commands of a page ask. */
export interface PageCluster {
  readonly kubectl: string;
  readonly kubeconfig: string;
}

/**
 * Opens a shell in a new folder below `parent`. `npx svc` is `svc`, and a program of the reader's finds our packages; with a cluster,
 * kubectl asks it. With ports, everything runs on those that are free here, and says those of the page.
 */
export function openShell(parent: string, cluster?: PageCluster, ports: PagePorts = asWritten): PageShell {
  const root = mkdtempSync(join(realpathSync(parent), 'page-'));
  const folder = join(root, 'work');
  const programs = join(root, 'bin');
  const placeFile = join(root, 'place');
  const exportsFile = join(root, 'exports');
  for (const path of [folder, programs, join(root, 'node_modules')]) mkdirSync(path);
  program(programs, 'svc', `exec "${process.execPath}" "${launcher}" "$@"`);
  program(programs, 'npx', 'case "$1" in svc|node) exec "$@" ;; *) exit 127 ;; esac');
  if (cluster !== undefined) {
    program(programs, 'kubectl', `exec "${cluster.kubectl}" --kubeconfig "${cluster.kubeconfig}" "$@"`);
  }
  for (const name of ['cdk8s', 'constructs', 'oidc-provider']) {
    symlinkSync(join(projectRoot, 'node_modules', name), join(root, 'node_modules', name));
  }
  symlinkSync(projectRoot, join(root, 'node_modules', 'svc'));
  writeFileSync(placeFile, folder);
  writeFileSync(exportsFile, '');
  const place = (): string => readFileSync(placeFile, 'utf8').trim();
  const searchPath = [programs, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  const env = { PATH: searchPath, HOME: root, NO_COLOR: '1', TMPDIR: tmpdir(), NODE_OPTIONS: fromSources };
  return {
    place,
    run: async (command) => {
      const before = `. '${exportsFile}'; cd "$(cat '${placeFile}')"`;
      const after = `pwd > '${placeFile}'; export -p > '${exportsFile}'`;
      const script = `${before} && { ${ports.command(command)}\n}\ncode=$?; ${after}; exit $code`;
      const child = spawn('bash', ['-c', `exec 2>&1\n${script}`], {
        cwd: place(),
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise<number>((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => resolve(code ?? 1));
      });
      const [output, code] = await Promise.all([text(child.stdout), ended]);
      return { code, output: ports.there(output) };
    },
    write: (path, content) => {
      const file = join(place(), path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, ports.here(content));
    },
    serve: (command, url) => startServer(ports.command(command), ports.here(url), { cwd: place(), env }),
  };
}

function program(folder: string, name: string, body: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(folder, name), 0o755);
}
