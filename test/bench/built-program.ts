import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackage } from '../../tools/package/build-package.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * The launcher of the program as it is shipped, built into a folder of the benchmark the first time: sources cost time and memory
 * for their types, which nobody pays in service.
 */
export async function builtProgram(folder: string): Promise<string> {
  const place = join(folder, 'program');
  const launcher = join(place, 'cli/svc.mjs');
  if (existsSync(launcher)) return launcher;
  await buildPackage(root, join(place, 'dist'));
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  copyFileSync(join(root, 'package.json'), join(place, 'package.json'));
  mkdirSync(join(place, 'cli'));
  copyFileSync(join(root, 'cli/svc.mjs'), launcher);
  return launcher;
}

/** The options that Node gets in the image: servers are measured as they run in service. */
export function imageOptions(): readonly string[] {
  const [, line = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  const words = [...line.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word);
  const node = words.indexOf('/usr/bin/node');
  const end = words.findIndex((word) => word.endsWith('/svc.mjs'));
  if (node < 0 || end < node) throw new Error('the Dockerfile starts the program in another way');
  return words.slice(node + 1, end);
}
