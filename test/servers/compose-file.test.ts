import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasProgram } from '../support/debian-program.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { projectRoot } from '../support/source-files.ts';

test.skipIf(!hasProgram('docker-compose'))('Compose takes the file of examples/registry-compose', () => {
  const folder = scratchFolder();
  cpSync(join(projectRoot, 'examples/registry-compose'), folder, { recursive: true });
  mkdirSync(join(folder, 'secrets'), { recursive: true });
  writeFileSync(join(folder, 'secrets/database-password'), 'password');
  const args = ['--file', join(folder, 'compose.yaml'), 'config', '--services'];
  const services = execFileSync('docker-compose', args, { encoding: 'utf8', stdio: 'pipe' });
  expect(services.split('\n').filter(Boolean).toSorted()).toEqual(['postgres', 'registry-1', 'registry-2']);
});
