import { cpSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { outputOf } from './tool-output.ts';

/** A project of a user that contains only the package of svc. */
export interface EmptyProject {
  readonly folder: string;
  /** Size of the tarball in bytes. */
  readonly size: number;
  /** The files that came with it, relative to the package. */
  readonly files: readonly string[];
}

/** Folders that a user might have there, each with its folder in this project. */
const visitors: Readonly<Record<string, string>> = {
  '.': 'test/package/project',
  quickstart: 'examples/quickstart',
  typescript: 'examples/typescript',
  full: 'test/fixtures/full',
  mistakes: 'cli/explain/examples',
};

/** Packs this project and installs the tarball into an empty one, with a Node (the path of its program). */
export async function installPackage(node: string): Promise<EmptyProject> {
  const folder = temporaryFolder('svc-project-');
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await outputOf(process.execPath, projectRoot, 'npm', 'pack', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  // A dependency that does not run on this Node is refused.
  await outputOf(node, folder, 'npm', 'install', '--prefer-offline', '--engine-strict', `./${tarball}`);
  for (const [name, origin] of Object.entries(visitors)) {
    cpSync(join(projectRoot, origin), join(folder, name), { recursive: true });
  }
  const installed = join(folder, 'node_modules/svc');
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(installed, file)).isFile(),
  );
  return { folder, size: statSync(join(folder, tarball)).size, files };
}
