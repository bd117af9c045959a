import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { configMap, entry, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

describe('svc validate', () => {
  test('says in one line that all is well, on stderr', async () => {
    const cwd = scratchFolder({
      'a.yaml': `${group('a')}---\n${entry('b', 'a')}`,
      'sub/c.yml': entry('c', 'a'),
      'd.json': '{}',
    });
    const [folder, one, stdin] = await Promise.all([
      runSvc(['validate', 'a.yaml', 'sub'], { cwd }),
      runSvc(['validate', 'a.yaml'], { cwd }),
      runSvc(['validate', '-'], { cwd, input: `${group('a')}---\n${configMap('b')}` }),
    ]);
    expect(folder).toEqual({ code: 0, stdout: '', stderr: '3 resources in 2 files, no problems\n' });
    expect(one).toEqual({ code: 0, stdout: '', stderr: '2 resources in 1 file, no problems\n' });
    expect(stdin).toEqual({ code: 0, stdout: '', stderr: '1 resource and 1 other object in 1 file, no problems\n' });
  });

  test('reports every mistake of every file with its place, in the order of the files', async () => {
    const cwd = scratchFolder({
      'a.yaml': group('a', 'specs: 1\n'),
      'b.yaml': 'kind: [\n',
      'c.yaml': group('c', 'stat: 1\n'),
    });
    const { code, stdout, stderr } = await runSvc(['validate', '.'], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const places = [...stderr.matchAll(/^(\S+):(\d+):(\d+) error\[(\S+)\]/gm)].map(([, file, line, , code_]) => [
      file,
      line,
      code_,
    ]);
    expect(places[0]).toEqual(['a.yaml', '5', 'schema/unknown-key']);
    expect(places.at(-1)).toEqual(['c.yaml', '5', 'schema/unknown-key']);
    expect(places.map(([file]) => file)).toContain('b.yaml');
    expect(stderr).toContain('5 | specs: 1');
  });

  test('a folder is a whole, files and stdin are a part, and two flags say it explicitly', async () => {
    const cwd = scratchFolder({ 'all/entry.yaml': entry('e', 'tolls'), 'all/group.yaml': group('tools') });
    const file = 'all/entry.yaml';
    const [folder, part, stdin, closed, partial, strict] = await Promise.all([
      runSvc(['validate', 'all'], { cwd }),
      runSvc(['validate', file], { cwd }),
      runSvc(['validate', '-'], { cwd, input: entry('e', 'tolls') }),
      runSvc(['validate', file, '--closed'], { cwd }),
      runSvc(['validate', 'all', '--partial'], { cwd }),
      runSvc(['validate', file, '--strict'], { cwd }),
    ]);
    expect(folder.code).toBe(1);
    expect(folder.stderr).toContain('error[link/missing-target]');
    expect(folder.stderr).toContain('did you mean "tools"?');
    for (const run of [part, stdin, partial]) {
      expect(run.code).toBe(0);
      expect(run.stderr).toContain('warning[link/not-in-part]');
    }
    expect(closed.code).toBe(1);
    expect(closed.stderr).toContain('error[link/missing-target]');
    expect(strict.code).toBe(1);
    expect(strict.stderr).toContain('warning[link/not-in-part]');
  });

  test('an input that cannot be read is 2, and what could be read is still checked, as a part', async () => {
    const cwd = scratchFolder({
      'servers/a.yaml': group('a', 'specs: 1\n'),
      'servers/e.yaml': entry('e', 'gone'),
      'empty/x.txt': '',
    });
    const [missing, both, empty] = await Promise.all([
      runSvc(['validate', 'server'], { cwd }),
      runSvc(['validate', 'servers', 'nosuch.yaml'], { cwd }),
      runSvc(['validate', 'empty'], { cwd }),
    ]);
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain('did you mean "servers"?');
    expect(both.code).toBe(2);
    expect(both.stderr).toContain('error[input/not-found]');
    expect(both.stderr).toContain('unknown key "specs"');
    expect(both.stderr).toContain('warning[link/not-in-part]');
    expect(empty.code).toBe(2);
    expect(empty.stderr).toContain('error[input/no-documents]');
  });

  test('a file that the system does not let us read is 2', async () => {
    const cwd = scratchFolder();
    symlinkSync('circle.yaml', join(cwd, 'circle.yaml'));
    const { code, stderr } = await runSvc(['validate', 'circle.yaml'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('error[input/unreadable]');
  });

  test('--as checks a configuration document with the validator of the servers', async () => {
    const cwd = scratchFolder({
      'good.json': '{"network": {"outbound": {"insecureAllowAll": true}}}',
      'bad.json': '{"netwrk": {}}',
      'svc.yaml': 'closed: false\n',
    });
    const as = ['validate', '--as', 'permission-profile'];
    const [good, bad, project] = await Promise.all([
      runSvc([...as, 'good.json'], { cwd }),
      runSvc([...as, 'bad.json'], { cwd }),
      runSvc(['validate', '--as', 'project-file', 'svc.yaml'], { cwd }),
    ]);
    expect(good).toMatchObject({ code: 0, stderr: '1 permission-profile document, no problems\n' });
    expect(bad.code).toBe(1);
    expect(bad.stderr).toContain('did you mean "network"?');
    expect(project).toMatchObject({ code: 0, stderr: '1 project-file document, no problems\n' });
  });
});

describe('how findings are shown', () => {
  test('JSON is one object on stdout, with nothing around it', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a', 'specs: 1\n'), 'b.yaml': group('b') });
    const [bad, good] = await Promise.all([
      runSvc(['validate', 'a.yaml', '--diagnostics', 'json'], { cwd }),
      runSvc(['validate', 'b.yaml', '--diagnostics', 'json'], { cwd }),
    ]);
    expect(bad.code).toBe(1);
    expect(JSON.parse(bad.stdout)).toMatchObject({
      diagnostics: [{ code: 'schema/unknown-key', severity: 'error', file: 'a.yaml', line: 5, column: 1 }],
      summary: { errors: 1, warnings: 0 },
    });
    expect(good.code).toBe(0);
    expect(JSON.parse(good.stdout)).toEqual({ diagnostics: [], summary: { errors: 0, warnings: 0 } });
  });

  test('colors follow FORCE_COLOR, NO_COLOR and --no-color; a pipe gets none', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a', 'specs: 1\n') });
    const run = async (args: readonly string[], environment: Readonly<Record<string, string>>): Promise<boolean> =>
      (await runSvc(['validate', 'a.yaml', ...args], { cwd, environment })).stderr.includes('\u001B[');
    const colored = await Promise.all([
      run([], {}),
      run([], { FORCE_COLOR: '1' }),
      run([], { NO_COLOR: '1' }),
      run(['--no-color'], { FORCE_COLOR: '1' }),
    ]);
    expect(colored).toEqual([false, true, false, false]);
  });

  test('names of the input cannot command the terminal', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a', 'specs: 1\n') });
    const { stderr } = await runSvc(['validate', 'a.yaml', 'no\u001B[31msuch'], { cwd });
    expect(stderr).not.toContain('\u001B');
  });
});
