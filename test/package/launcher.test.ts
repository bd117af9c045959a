import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launcher } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runTool, type ToolOutput } from './tool-output.ts';

/** Runs a launcher on a Node that takes itself for another. */
function runOn(version: string, file: string): Promise<ToolOutput> {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  return runTool(process.execPath, join(file, '..'), 'node', '--import', pretend, file, '--version');
}

test('on a Node that is too old, the launcher reports the required version, and in this project how to get it', async () => {
  const { code, stdout, stderr } = await runOn('22.18.0', launcher);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^svc needs Node 22\.19 or newer, this is v/);
  expect(stderr).toContain('Hint: run it as `npx svc` after `npm ci`');
});

test('the package has no Node of its own to point at', async () => {
  const folder = join(temporaryFolder('svc-launcher-'), 'cli');
  mkdirSync(folder);
  cpSync(launcher, join(folder, 'svc.mjs'));
  const { code, stderr } = await runOn('20.11.1', join(folder, 'svc.mjs'));
  expect(code).toBe(2);
  expect(stderr).toContain('\nHint: install a newer Node\n');
});

test('the oldest that is supported is fine', async () => {
  expect(await runOn('22.19.0', launcher)).toMatchObject({ code: 0, stderr: '' });
});
