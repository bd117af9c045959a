import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackage } from '../../cli/build/build-package.ts';

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
