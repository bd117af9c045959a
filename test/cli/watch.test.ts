import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { startSvc } from '../support/run-svc.ts';
import { configMap, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** What a process says on stderr, piece by piece. */
class Listener {
  private heard = '';
  private readonly child: ChildProcess;

  constructor(child: ChildProcess) {
    this.child = child;
    child.stderr?.on('data', (chunk) => (this.heard += String(chunk)));
  }

  /** Waits until `text` was printed, and forgets the output up to its end. */
  async until(text: string): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (!this.heard.includes(text)) {
      if (Date.now() > deadline || this.child.exitCode !== null)
        throw new Error(`"${text}" was not said, but:\n${this.heard}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 15);
      });
    }
    this.heard = this.heard.slice(this.heard.indexOf(text) + text.length);
  }
}

test('--watch writes after every change and ends with 0 when it is interrupted', async () => {
  const cwd = scratchFolder({ 'a.yaml': configMap('a'), 'svc.yaml': 'output: out\n' });
  const child = startSvc(['compile', '.', '--watch'], { cwd });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const said = new Listener(child);
  await said.until('out: 2 files (2 new)');
  await said.until('ctrl-c ends');

  writeFileSync(join(cwd, 'a.yaml'), configMap('a', 'second'));
  await said.until('changed: a.yaml');
  await said.until('out: 2 files (1 changed)');
  expect(readFileSync(join(cwd, 'out/configmap-a.yaml'), 'utf8')).toContain('key: second');

  // An error is shown, and the folder stays as it was.
  writeFileSync(join(cwd, 'b.yaml'), group('b', 'specs: 1\n'));
  await said.until('unknown key "specs"');

  // The way editors save: beside it, then over it.
  writeFileSync(join(cwd, '.b.swp'), configMap('b'));
  renameSync(join(cwd, '.b.swp'), join(cwd, 'b.yaml'));
  await said.until('out: 3 files (1 new, 1 changed)');

  // A new folder is watched too, and may go again.
  mkdirSync(join(cwd, 'sub'));
  writeFileSync(join(cwd, 'sub/c.yaml'), configMap('c'));
  await said.until('1 new, 1 changed');
  writeFileSync(join(cwd, 'sub/c.yaml'), configMap('c', 'third'));
  await said.until('1 changed');
  rmSync(join(cwd, 'sub'), { recursive: true });
  await said.until('1 changed, 1 removed');

  // The project file is read again.
  writeFileSync(join(cwd, 'svc.yaml'), 'output: out\nlabels: {team: a}\n');
  await said.until('2 changed');
  writeFileSync(join(cwd, 'svc.yaml'), 'closed: false\n');
  await said.until('--watch needs an output folder');

  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 0, signal: null });
});
