import { lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceFiles } from '../../manifests/synth/replace-files.ts';
import { exitCodes } from '../exit-codes.ts';
import { refusedWrite } from '../output/refused-write.ts';
import { say } from '../output/say.ts';
import { starterFiles } from '../starter/files.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** The flags of `svc init`, as they are parsed. */
export interface InitFlags {
  readonly force?: true;
}

/** Writes the starter into a folder, all of it or nothing. Files that exist are left alone unless forced. Returns the exit code. */
export async function run(folder: string, flags: InitFlags, terminal: Terminal): Promise<number> {
  if (folder === '') return usageProblem(terminal, 'the folder has no name', 'write svc init . for this one');
  const root = resolve(terminal.cwd, folder);
  try {
    const present = starterFiles.filter(
      ({ path }) => lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined,
    );
    if (present.length > 0 && flags.force !== true) {
      const names = present.map(({ path }) => join(folder, path));
      return usageProblem(
        terminal,
        `${names.join(', ')} ${names.length === 1 ? 'exists' : 'exist'} already`,
        'choose another folder, or --force to overwrite',
      );
    }
    replaceFiles(root, starterFiles);
  } catch (error) {
    const refused = refusedWrite(error, root, terminal.cwd);
    if (refused === undefined) throw error;
    return usageProblem(terminal, `cannot write to ${refused.path}: ${refused.reason}`);
  }
  const place = /^[\w./-]+$/.test(folder) ? folder : `"${folder}"`;
  const lines = [
    `wrote ${starterFiles.map(({ path }) => join(folder, path)).join(', ')}`,
    'next:',
    `  svc validate ${place}              check it`,
    `  svc compile ${place}               print the manifests`,
    `  svc compile ${place} -o manifests  write them for kubectl apply -k manifests`,
  ];
  say(lines.join('\n'), terminal);
  return exitCodes.fine;
}
