import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makePipe } from '../support/named-pipe.ts';
import { runSvc } from '../support/run-svc.ts';
import { configMap, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const registry = 'sources: [{ name: own, managed: {} }]\nauth: { mode: anonymous }\n';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

describe('svc compile -o', () => {
  test('one file per object, folders for namespaces, and a kustomization that lists them', async () => {
    const cwd = scratchFolder({ 'in/a.yaml': `${configMap('a')}---\n${configMap('b', 'x', 'team')}` });
    const { code, stdout, stderr } = await runSvc(['compile', 'in', '-o', 'deep/out'], { cwd });
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: 'deep/out: 3 files (3 new)\n' });
    const out = join(cwd, 'deep/out');
    expect(filesIn(out)).toEqual(['configmap-a.yaml', 'kustomization.yaml', 'team/configmap-b.yaml']);
    expect(readFileSync(join(out, 'kustomization.yaml'), 'utf8')).toMatch(
      /^# Written by svc compile\..*\napiVersion: .*\nkind: Kustomization\nresources:\n {2}- configmap-a\.yaml\n {2}- team\/configmap-b\.yaml\n$/,
    );
    expect(readFileSync(join(out, 'configmap-a.yaml'), 'utf8')).toMatch(
      /^# Written by svc compile\..*\napiVersion: v1\n/,
    );
  });

  test('writes changed files, removes its files of former objects, and leaves other files alone', async () => {
    const cwd = scratchFolder({
      'in/a.yaml': configMap('a'),
      'in/b.yaml': configMap('b', 'x', 'team'),
      'out/notes.yaml': 'not: ours\n',
      'out/other/notes.yaml': 'not: ours\n',
    });
    await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    // The output folder of another compile, inside this one.
    await runSvc(['compile', 'in', '-o', 'out/staging'], { cwd });
    const before = statSync(join(cwd, 'out/configmap-a.yaml')).mtimeMs;
    writeFileSync(join(cwd, 'in/b.yaml'), configMap('c'));
    const check = await runSvc(['compile', 'in', '-o', 'out', '--check'], { cwd });
    expect(check).toMatchObject({ code: 1, stdout: '' });
    const second = await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    expect(second.stderr).toBe('out: 3 files (1 new, 1 changed, 1 removed)\n  removed out/team/configmap-b.yaml\n');
    expect(filesIn(join(cwd, 'out'))).toEqual([
      'configmap-a.yaml',
      'configmap-c.yaml',
      'kustomization.yaml',
      'notes.yaml',
      'other/notes.yaml',
      'staging/configmap-a.yaml',
      'staging/kustomization.yaml',
      'staging/team/configmap-b.yaml',
    ]);
    expect(existsSync(join(cwd, 'out/team'))).toBe(false);
    expect(statSync(join(cwd, 'out/configmap-a.yaml')).mtimeMs).toBe(before);
  });

  test('--check compares and writes nothing', async () => {
    const cwd = scratchFolder({ 'in/a.yaml': `${configMap('a')}---\n${configMap('b')}` });
    const check = ['compile', 'in', '-o', 'out', '--check'];
    const absent = await runSvc(check, { cwd });
    expect(absent.code).toBe(1);
    expect(absent.stderr).toContain('error[output/missing]: out/configmap-a.yaml is missing');
    expect(existsSync(join(cwd, 'out'))).toBe(false);
    await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    const path = join(cwd, 'out/configmap-a.yaml');
    // Git on Windows changes line ends; that is not drift.
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'));
    expect(await runSvc(check, { cwd })).toMatchObject({ code: 0, stderr: 'out: 3 files, all as compiled\n' });
    writeFileSync(path, readFileSync(path, 'utf8').replace('key: x', 'key: edited'));
    writeFileSync(join(cwd, 'in/a.yaml'), configMap('a'));
    const [text, json] = await Promise.all([
      runSvc(check, { cwd }),
      runSvc([...check, '--diagnostics', 'json'], { cwd }),
    ]);
    expect(text).toMatchObject({ code: 1, stdout: '' });
    expect(text.stderr).toContain('error[output/stale]: out/configmap-a.yaml');
    expect(text.stderr).toContain('error[output/orphaned]: out/configmap-b.yaml');
    expect(text.stderr).toContain('-   key: edited\n+   key: x\n');
    expect(JSON.parse(json.stderr).summary).toEqual({ errors: 3, warnings: 0 });
    expect(json.code).toBe(1);
  });

  test('a copy of a written file, and the output of another compile in the same folder, are left alone', async () => {
    const cwd = scratchFolder({ 'in/a.yaml': configMap('a'), 'in/b.yaml': configMap('b') });
    await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    mkdirSync(join(cwd, 'out/patches'));
    const written = readFileSync(join(cwd, 'out/configmap-a.yaml'), 'utf8');
    writeFileSync(join(cwd, 'out/patches/configmap-a.yaml'), written);
    writeFileSync(join(cwd, 'out/configmap-copy.yaml'), written);
    rmSync(join(cwd, 'in/b.yaml'));
    const { code, stderr } = await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'out: 2 files (1 changed, 1 removed)\n  removed out/configmap-b.yaml\n',
    });
    expect(filesIn(join(cwd, 'out'))).toEqual([
      'configmap-a.yaml',
      'configmap-copy.yaml',
      'kustomization.yaml',
      'patches/configmap-a.yaml',
    ]);
  });

  test('a list that was changed by hand leads nowhere else', async () => {
    const cwd = scratchFolder({ 'in/a.yaml': configMap('a') });
    await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    writeFileSync(join(cwd, 'keep.yaml'), readFileSync(join(cwd, 'out/configmap-a.yaml'), 'utf8'));
    const list = join(cwd, 'out/kustomization.yaml');
    writeFileSync(list, `${readFileSync(list, 'utf8')}  - ../keep.yaml\n`);
    expect(await runSvc(['compile', 'in', '-o', 'out'], { cwd })).toMatchObject({ code: 0 });
    expect(existsSync(join(cwd, 'keep.yaml'))).toBe(true);
  });

  test('a list with the conflict of a merge in it is replaced, and the files of either side belong to svc', async () => {
    const cwd = scratchFolder({
      'in/a.yaml': configMap('a'),
      'in/b.yaml': configMap('b'),
      'in/c.yaml': configMap('c'),
    });
    await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    const list = join(cwd, 'out/kustomization.yaml');
    const own = readFileSync(list, 'utf8');
    const conflict = own.replace(
      /( {2}- configmap-b\.yaml\n)( {2}- configmap-c\.yaml\n)/,
      '<<<<<<< HEAD\n$1=======\n$2>>>>>>> main\n',
    );
    expect(conflict).not.toBe(own);
    writeFileSync(list, conflict);
    rmSync(join(cwd, 'in/b.yaml'));
    rmSync(join(cwd, 'in/c.yaml'));
    const check = await runSvc(['compile', 'in', '-o', 'out', '--check'], { cwd });
    expect(check).toMatchObject({ code: 1 });
    expect(check.stderr).toContain('error[output/stale]: out/kustomization.yaml');
    expect(await runSvc(['compile', 'in', '-o', 'out'], { cwd })).toMatchObject({ code: 0 });
    expect(filesIn(join(cwd, 'out'))).toEqual(['configmap-a.yaml', 'kustomization.yaml']);
  });

  test('what a compile that was killed left behind is removed, and that of one that runs is not', async () => {
    const cwd = scratchFolder({
      'in/a.yaml': configMap('a'),
      // No system gives a process this number.
      'out/.svc-999999999-aB3dE6/new-0': 'x',
      'out/.svc-999999998-aB3dE6/new-0': 'x',
      [`out/.svc-${process.pid}-aB3dE6/new-0`]: 'x',
      'out/.svc-notes/mine': 'x',
    });
    const longAgo = new Date('2026-01-01');
    for (const name of ['999999999-aB3dE6', `${process.pid}-aB3dE6`, 'notes']) {
      utimesSync(join(cwd, `out/.svc-${name}`), longAgo, longAgo);
    }
    await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    expect(readdirSync(join(cwd, 'out')).toSorted()).toEqual(
      [
        '.svc-999999998-aB3dE6',
        `.svc-${process.pid}-aB3dE6`,
        '.svc-notes',
        'configmap-a.yaml',
        'kustomization.yaml',
      ].toSorted(),
    );
  });

  test('a file of another program in the way is 2, and then nothing is written', async () => {
    const cwd = scratchFolder({
      'in/a.yaml': `${configMap('a')}---\n${configMap('b')}`,
      'out/configmap-b.yaml': 'mine: 1\n',
    });
    const { code, stderr } = await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('out/configmap-b.yaml was not written by svc compile');
    expect(filesIn(join(cwd, 'out'))).toEqual(['configmap-b.yaml']);
  });

  test('an error of the input leaves the folder as it was', async () => {
    const cwd = scratchFolder({ 'in/a.yaml': configMap('a') });
    await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    writeFileSync(join(cwd, 'in/b.yaml'), `${configMap('b')}---\n${group('g', 'specs: 1\n')}`);
    expect(await runSvc(['compile', 'in', '-o', 'out'], { cwd })).toMatchObject({ code: 1 });
    expect(filesIn(join(cwd, 'out'))).toEqual(['configmap-a.yaml', 'kustomization.yaml']);
  });

  test('a folder that cannot be written is 2, with the reason', async () => {
    const cwd = scratchFolder({ 'in/a.yaml': configMap('a'), out: 'a file\n' });
    symlinkSync('circle', join(cwd, 'circle'));
    const [file, circle, schemas, starter] = await Promise.all([
      runSvc(['compile', 'in', '-o', 'out'], { cwd }),
      runSvc(['compile', 'in', '-o', 'circle/out'], { cwd }),
      runSvc(['schema', '-o', 'out'], { cwd }),
      runSvc(['init', 'out'], { cwd }),
    ]);
    expect(file).toMatchObject({ code: 2, stdout: '' });
    expect(file.stderr).toContain('cannot write to out: not a directory');
    for (const run of [circle, schemas, starter]) {
      expect(run.code).toBe(2);
      expect(run.stderr).toContain('cannot write to');
    }
  });

  test('an output folder inside the sources is not read back, unless a file in it is named', async () => {
    const cwd = scratchFolder({ 'a.yaml': configMap('a'), 'sub/b.yaml': configMap('b') });
    for (const round of [1, 2]) {
      const { code, stderr } = await runSvc(['compile', '.', '-o', 'sub'], { cwd });
      expect({ round, code }).toEqual({ round, code: 0 });
      expect(stderr).toContain(round === 1 ? '3 new' : 'nothing changed');
    }
    await runSvc(['compile', 'a.yaml', '-o', 'only'], { cwd });
    const [stream, only, pattern, named] = await Promise.all([
      runSvc(['compile', '.'], { cwd }),
      runSvc(['compile', 'only', '-o', 'only'], { cwd }),
      runSvc(['validate', 'only/*.yaml'], { cwd }),
      runSvc(['validate', 'only/configmap-a.yaml'], { cwd }),
    ]);
    expect(stream.stdout.match(/kind: ConfigMap/g)).toHaveLength(2);
    for (const run of [only, pattern]) {
      expect(run.code).toBe(2);
      expect(run.stderr).toContain('error[input/only-output]');
    }
    expect(named).toMatchObject({ code: 0, stderr: '0 resources and 1 other object in 1 file, no problems\n' });
  });

  test('an input without a resource empties nothing', async () => {
    const cwd = scratchFolder({ 'in/a.yaml': configMap('a'), 'registry.yaml': registry });
    await runSvc(['compile', 'in', '-o', 'out'], { cwd });
    const before = filesIn(join(cwd, 'out'));
    const runs = await Promise.all([
      runSvc(['compile', '-', '-o', 'out'], { cwd, input: '' }),
      runSvc(['compile', '-', '-o', 'out'], { cwd, input: '# only a comment\n---\n' }),
      runSvc(['compile', '-', '-o', 'out'], { cwd, input: 'apiVersion: v1\nkind: List\nitems: []\n' }),
      runSvc(['compile', '-', '-o', 'out', '--check'], { cwd, input: '' }),
      runSvc(['compile', 'registry.yaml', '-o', 'out'], { cwd }),
    ]);
    for (const { code, stderr } of runs) {
      expect(code).toBe(1);
      expect(stderr).toContain('error[input/no-resources]: the input holds no resource, so out is left as it is');
      expect(stderr).toContain('to empty the folder, delete out');
    }
    expect(filesIn(join(cwd, 'out'))).toEqual(before);
  });

  test('folders that the system does not make are refused at once', async () => {
    const cwd = scratchFolder({ 'a.yaml': configMap('a') });
    const runs = await Promise.all([
      runSvc(['compile', 'a.yaml', '-o', '/proc/none/out'], { cwd }),
      runSvc(['schema', '-o', '/proc/none'], { cwd }),
      runSvc(['init', '/proc/none'], { cwd }),
    ]);
    for (const { code, stderr } of runs) {
      expect(code).toBe(2);
      expect(stderr).toContain('cannot write to /proc/none: no such file or directory');
    }
  });

  test('a pipe in place of a file is refused, and is not waited for', async () => {
    const cwd = scratchFolder({ 'a.yaml': configMap('a') });
    mkdirSync(join(cwd, 'out/sub'), { recursive: true });
    makePipe(join(cwd, 'out/configmap-a.yaml'));
    makePipe(join(cwd, 'out/sub/kustomization.yaml'));
    const { code, stderr } = await runSvc(['compile', 'a.yaml', '-o', 'out'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('error[output/not-ours]: out/configmap-a.yaml');
  });
});
