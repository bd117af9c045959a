import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openRotatingFile } from '../../../runtime/observe/rotating-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('keeps the newest lines in two files, each within its bound', async () => {
  const folder = temporaryFolder('svc-log-');
  const path = join(folder, 'a.log');
  const file = openRotatingFile(path, 1000);
  for (let line = 0; line < 200; line += 1) {
    file.append(`line ${line}\n`);
    // The disk takes what it is given.
    if (line % 50 === 49) await delay(120);
  }
  file.flushNow();
  expect(readdirSync(folder).toSorted()).toEqual(['a.log', 'a.log.1']);
  for (const name of ['a.log', 'a.log.1']) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1000);
  const text = readFileSync(`${path}.1`, 'utf8') + readFileSync(path, 'utf8');
  expect(text).toMatch(/line 198\nline 199\n$/);
});

test('counts what a flood costs, and goes on', async () => {
  const folder = temporaryFolder('svc-log-');
  const path = join(folder, 'a.log');
  const file = openRotatingFile(path, 1000);
  for (let line = 0; line < 10_000; line += 1) file.append(`line ${line}\n`);
  await delay(200);
  file.append('after\n');
  file.flushNow();
  expect(readFileSync(path, 'utf8')).toMatch(/^… \d+ lines were lost here\nafter\n$/m);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1000);
});

test('goes on in the file that is there, and survives its removal', async () => {
  const folder = temporaryFolder('svc-log-');
  const path = join(folder, 'a.log');
  const first = openRotatingFile(path, 100);
  first.append('first\n');
  first.flushNow();
  const second = openRotatingFile(path, 100);
  second.append('second \u009b\n');
  second.flushNow();
  expect(readFileSync(path, 'utf8')).toBe('first\nsecond \\u009b\n');
  rmSync(folder, { recursive: true });
  for (let line = 0; line < 50; line += 1) second.append(`line ${line}\n`);
  await delay(120);
  expect(existsSync(path)).toBe(false);
});
