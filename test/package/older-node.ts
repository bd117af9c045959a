import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { skippedPart } from '../support/skipped-part.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runTool } from './tool-output.ts';

/**
 * Node 22, the oldest that the package supports, from npm: the path of its program, or undefined if it cannot be installed. That is
 * reported, and is a failure in CI, so that a skipped test cannot pass for a green one.
 */
export async function olderNode(): Promise<string | undefined> {
  const folder = temporaryFolder('svc-node-');
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  // The package of the program itself: the one named "node" would fetch it by a script.
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const { code, stderr } = await runTool(process.execPath, folder, 'npm', 'install', '--prefer-offline', `${name}@22`);
  if (code === 0) return join(folder, 'node_modules', name, 'bin/node');
  skippedPart('the package on Node 22', `npm cannot install Node 22: ${stderr}`);
  return undefined;
}
