import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillSystem } from '../../tools/package/image-system.ts';
import { imagePlan } from '../cluster/image-plan.ts';
import { systemOfImage } from '../cluster/own-image.ts';
import { hasProgram } from '../support/debian-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const isThere = process.getuid?.() === 0 && hasProgram('tini') && hasProgram('unshare', 'util-linux');

/** Leaves a grandchild to process 1, waits until that has ended, and prints the states of all processes. */
const orphaning = `
const { execFileSync } = require('node:child_process');
const { readdirSync, readFileSync } = require('node:fs');
const grandchild = "setTimeout(() => undefined, 300)";
const child = "require('node:child_process').spawn(process.execPath, ['-e', " + JSON.stringify(grandchild) +
  "], { detached: true, stdio: 'ignore' }).unref()";
execFileSync(process.execPath, ['-e', child]);
const states = () => readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)).map((id) => {
  const stat = readFileSync('/proc/' + id + '/stat', 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2)[0];
});
const began = states().length;
const end = Date.now() + 20000;
const look = setInterval(() => {
  const now = states();
  if (now.length === began && !now.includes('Z') && Date.now() < end) return;
  clearInterval(look);
  // Whoever waits for it does so at once.
  setTimeout(() => process.stdout.write(states().includes('Z') ? 'zombie' : 'reaped'), 500);
}, 50);
`;

/** Runs words as process 1 of a namespace of its own, in what the image has. */
function runAsFirst(
  root: string,
  words: readonly string[],
): { readonly stdout: string; readonly status: number | null } {
  const mounts = `mount -t proc proc '${root}/proc' && mount --rbind /dev '${root}/dev' && exec chroot '${root}' "$@"`;
  const args = ['--pid', '--fork', '--mount', 'sh', '-c', mounts, 'sh', ...words];
  const { stdout, stderr, status } = spawnSync('unshare', args, { encoding: 'utf8', timeout: 60_000 });
  if (stdout === '' && status !== 7) throw new Error(stderr);
  return { stdout, status };
}

describe.skipIf(!isThere)('the first process of the image', () => {
  const root = join(temporaryFolder('svc-image-processes-'), 'system');
  const { entrypoint } = imagePlan();
  const start = entrypoint.slice(0, -1);
  beforeAll(async () => {
    await fillSystem(join(root, '..'), systemOfImage);
    for (const folder of ['proc', 'dev']) mkdirSync(join(root, folder));
  });

  test('reaps what others left to it, which Node does not', () => {
    expect(runAsFirst(root, [...start, '-e', orphaning]).stdout).toBe('reaped');
    const node = start.slice(start.indexOf('/usr/bin/node'));
    expect(runAsFirst(root, [...node, '-e', orphaning]).stdout).toBe('zombie');
  });

  test('ends as the program ends', () => {
    expect(runAsFirst(root, [...start, '-e', 'process.exit(7)']).status).toBe(7);
  });

  test('passes signals on', () => {
    const told = `process.on('SIGTERM', () => { process.stdout.write('told'); process.exit(0); });
      setInterval(() => undefined, 1000); process.kill(1, 'SIGTERM');`;
    expect(runAsFirst(root, [...start, '-e', told])).toEqual({ stdout: 'told', status: 0 });
  });
});
