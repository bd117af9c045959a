import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { launcher } from '../support/run-svc.ts';
import { projectRoot } from '../support/source-files.ts';

/** Our package as it stands here: what is installed from a tarball is built, and means the same. */
const fromSources = '--conditions=svc-source';

/** What a command of a page did. */
export interface Outcome {
  readonly code: number;
  /** Both streams, as a terminal shows them. */
  readonly output: string;
}

/** A shell as the reader of a page has it: a folder that is empty at first, and `svc` among the programs. */
export interface PageShell {
  /** Where the reader stands: the first folder, until a command goes elsewhere. */
  place(): string;
  /** Runs a command where the one before it left off. */
  run(command: string): Promise<Outcome>;
}

/** Opens a shell in a new folder below `parent`. `npx svc` is `svc`, and a program of the reader's finds our packages. */
export function openShell(parent: string): PageShell {
  const root = mkdtempSync(join(realpathSync(parent), 'page-'));
  const folder = join(root, 'work');
  const programs = join(root, 'bin');
  const placeFile = join(root, 'place');
  for (const path of [folder, programs, join(root, 'node_modules')]) mkdirSync(path);
  program(programs, 'svc', `exec "${process.execPath}" "${launcher}" "$@"`);
  program(programs, 'npx', '[ "$1" = svc ] || exit 127; shift; exec svc "$@"');
  for (const name of ['cdk8s', 'constructs']) {
    symlinkSync(join(projectRoot, 'node_modules', name), join(root, 'node_modules', name));
  }
  symlinkSync(projectRoot, join(root, 'node_modules', 'svc'));
  writeFileSync(placeFile, folder);
  const place = (): string => readFileSync(placeFile, 'utf8').trim();
  return {
    place,
    run: async (command) => {
      const script = `cd "$(cat '${placeFile}')" && { ${command}\n}\ncode=$?; pwd > '${placeFile}'; exit $code`;
      const path = [programs, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
      const child = spawn('bash', ['-c', `exec 2>&1\n${script}`], {
        cwd: place(),
        env: { PATH: path, HOME: root, NO_COLOR: '1', TMPDIR: tmpdir(), NODE_OPTIONS: fromSources },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise<number>((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => resolve(code ?? 1));
      });
      const [output, code] = await Promise.all([text(child.stdout), ended]);
      return { code, output };
    },
  };
}

function program(folder: string, name: string, body: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(folder, name), 0o755);
}
