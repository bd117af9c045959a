import { openSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadAll } from 'js-yaml';
import { kinds } from '../../generated/kinds.ts';
import { launcher, runSvc, startSvc } from '../support/run-svc.ts';
import { configMap, entry, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** Kind, name and labels of every object of a stream. */
function heads(yaml: string): unknown[] {
  return loadAll(yaml).map((object) => {
    const { kind, metadata } = Object(object);
    return { kind, ...metadata };
  });
}

describe('svc compile to standard output', () => {
  test('data on stdout, nothing on stderr; files, -f, stdin and a folder give the same bytes', async () => {
    const cwd = scratchFolder({
      'all/a.yaml': configMap('a'),
      'all/b.yaml': `${configMap('b')}---\n${group('tools')}`,
    });
    const runs = await Promise.all([
      runSvc(['compile', 'all'], { cwd }),
      runSvc(['compile', 'all/b.yaml', 'all/a.yaml'], { cwd }),
      runSvc(['compile', '-f', 'all/b.yaml', '-f', 'all/a.yaml'], { cwd }),
      runSvc(['compile', '-'], { cwd, input: `${group('tools')}---\n${configMap('b')}---\n${configMap('a')}` }),
      runSvc(['compile', 'all/*.yaml'], { cwd }),
    ]);
    expect(heads(runs[0].stdout)).toEqual([
      { kind: 'ConfigMap', name: 'a' },
      { kind: 'ConfigMap', name: 'b' },
    ]);
    for (const run of runs) expect(run).toEqual({ code: 0, stdout: runs[0].stdout, stderr: '' });
  });

  test('--format json is a List; -o - is the stream', async () => {
    const cwd = scratchFolder({ 'a.yaml': configMap('a') });
    const [json, dash] = await Promise.all([
      runSvc(['compile', 'a.yaml', '--format', 'json'], { cwd }),
      runSvc(['compile', 'a.yaml', '-o', '-'], { cwd }),
    ]);
    expect(JSON.parse(json.stdout)).toMatchObject({ kind: 'List', items: [{ kind: 'ConfigMap' }] });
    expect(heads(dash.stdout)).toEqual([{ kind: 'ConfigMap', name: 'a' }]);
  });

  test('targets: the checked resources, and the definitions of every kind', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('tools', 'status:\n  phase: Ready\n') });
    const [resources, crds, json] = await Promise.all([
      runSvc(['compile', 'a.yaml', '--target', 'resources'], { cwd }),
      runSvc(['compile', '-t', 'crds'], { cwd }),
      runSvc(['compile', '--target', 'crds', '--format', 'json'], { cwd }),
    ]);
    expect(heads(resources.stdout)).toEqual([{ kind: 'MCPGroup', name: 'tools' }]);
    expect(resources.stdout).not.toContain('status');
    expect(crds).toMatchObject({ code: 0, stderr: '' });
    expect(loadAll(crds.stdout)).toHaveLength(Object.keys(kinds).length);
    expect(JSON.parse(json.stdout).items).toEqual(loadAll(crds.stdout));
  });

  test('--namespace fills in what is absent, --label labels everything', async () => {
    const cwd = scratchFolder({ 'a.yaml': `${configMap('a')}---\n${configMap('b', 'x', 'other')}` });
    const args = ['compile', 'a.yaml', '--namespace', 'here', '--label', 'team=two', '--label', 'a/b=c'];
    const { stdout } = await runSvc(args, { cwd });
    const labels = { team: 'two', 'a/b': 'c' };
    expect(heads(stdout)).toEqual([
      { kind: 'ConfigMap', name: 'a', namespace: 'here', labels },
      { kind: 'ConfigMap', name: 'b', namespace: 'other', labels },
    ]);
  });

  test('a label for all wins over that of one object, which is warned of at its place', async () => {
    const own = `${configMap('a').trimEnd().replace('name: a', 'name: a\n  labels: {team: own, kept: "1"}')}\n`;
    const cwd = scratchFolder({
      'a.yaml': `${own}---\n${configMap('b')}`,
      'with/svc.yaml': 'labels: {team: all}\n',
      'with/a.yaml': own,
    });
    const [flag, same, file, strict] = await Promise.all([
      runSvc(['compile', 'a.yaml', '--label', 'team=all'], { cwd }),
      runSvc(['compile', 'a.yaml', '--label', 'team=own'], { cwd }),
      runSvc(['compile', 'with'], { cwd }),
      runSvc(['compile', 'with', '--strict'], { cwd }),
    ]);
    expect(heads(flag.stdout)[0]).toMatchObject({ name: 'a', labels: { team: 'all', kept: '1' } });
    expect(flag.stderr).toContain('a.yaml:5:18 warning[labels/overridden]: ConfigMap "a" sets the label team to "own"');
    expect(flag.stderr).toContain('1 warning');
    expect(same.stderr).toBe('');
    expect(file.stderr).toContain('with/a.yaml:5:18 warning[labels/overridden]');
    expect(strict).toMatchObject({ code: 1, stdout: '' });
  });

  test('configuration documents and files of other programs in a folder do not stop the command', async () => {
    const cwd = scratchFolder({
      'in/a.yaml': configMap('a'),
      'in/registry.yaml': 'sources: []\nauth: { mode: anonymus }\n',
      'in/profile.json': '{ "$schema": "../config/permission-profile.json", "network": {} }',
      'in/package.json': '{ "name": "x", "scripts": { "kind": "y" } }',
      'in/tsconfig.json': '{\n  // a comment\n  "compilerOptions": {},\n}\n',
      'in/kustomization.yaml': 'resources: [a.yaml]\n',
      'only/package.json': '{}',
      'typo/a.json': '{ "apiversion": "v1", "kind": "ConfigMap" }',
    });
    const [run, checked, named, list, only, typo] = await Promise.all([
      runSvc(['compile', 'in'], { cwd }),
      runSvc(['validate', 'in'], { cwd }),
      runSvc(['validate', 'in/package.json'], { cwd }),
      runSvc(['validate', 'in/kustomization.yaml'], { cwd }),
      runSvc(['validate', 'only'], { cwd }),
      runSvc(['validate', 'typo'], { cwd }),
    ]);
    expect(run.code).toBe(0);
    expect(heads(run.stdout)).toEqual([{ kind: 'ConfigMap', name: 'a' }]);
    expect(run.stderr).toContain('left to svc validate: 2 configuration documents');
    expect(run.stderr).toContain('they are not resources: in/package.json, in/tsconfig.json');
    expect(checked.code).toBe(1);
    expect(checked.stderr).toContain('in/registry.yaml:2:15 error[schema/enum]');
    expect(named).toMatchObject({ code: 1, stderr: expect.stringContaining('error[document/not-a-resource]') });
    expect(list).toMatchObject({ code: 0, stderr: expect.stringContaining('info[input/kustomization]') });
    expect(only).toMatchObject({ code: 1, stderr: expect.stringContaining('error[input/no-resources]') });
    expect(typo).toMatchObject({ code: 1, stderr: expect.stringContaining('did you mean "apiVersion"?') });
  });

  test('YAML of other programs and patches of a kustomization are passed over in a folder, and judged when named', async () => {
    const cwd = scratchFolder({
      'in/a.yaml': configMap('a'),
      'in/docker-compose.yaml': 'services: { web: { image: a, kind: b } }\n',
      'in/.github/b.yaml': 'on: push\n',
      'in/mkdocs.yml': 'site_name: a\nnav: [index.md]\n',
      'in/kustomization.yaml':
        'resources: [a.yaml]\npatches:\n  - path: patches/more.yaml\n  - patch: |-\n      kind: A\n',
      'in/patches/more.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a }\n',
      'typo/a.yaml': 'apiversion: v1\nKind: ConfigMap\n',
      'broken/a.yaml': 'services: [\n',
    });
    const [folder, compose, patch, typo, broken] = await Promise.all([
      runSvc(['validate', 'in'], { cwd }),
      runSvc(['validate', 'in/mkdocs.yml'], { cwd }),
      runSvc(['validate', 'in/a.yaml', 'in/patches/more.yaml'], { cwd }),
      runSvc(['validate', 'typo'], { cwd }),
      runSvc(['validate', 'broken'], { cwd }),
    ]);
    expect(folder.code).toBe(0);
    expect(folder.stderr).toContain(
      'info[input/foreign-json]: left out, since they are not resources: in/docker-compose',
    );
    expect(folder.stderr).toContain(
      'info[input/kustomize-patch]: left out, since it is a patch of a kustomization: in/pa',
    );
    expect(compose).toMatchObject({ code: 1, stderr: expect.stringContaining('error[document/not-a-resource]') });
    expect(patch).toMatchObject({ code: 1, stderr: expect.stringContaining('error[document/duplicate]') });
    expect(typo.stderr).toContain('did you mean "apiVersion"?');
    expect(broken.stderr).toContain('error[yaml/syntax]');
  });

  test('--image reaches the workloads', async () => {
    const run = async (...args: string[]): Promise<string> =>
      (await runSvc(['compile', 'examples/quickstart', ...args])).stdout;
    const [named, standard] = await Promise.all([run('--image', 'example.com/svc:9'), run()]);
    expect(named).toContain('image: example.com/svc:9');
    expect(standard).not.toContain('example.com/svc:9');
    expect(standard).toMatch(/image: registry\.svc\.internal\/svc:\d/);
  });

  test('an error stops everything: no data, code 1', async () => {
    const cwd = scratchFolder({
      'a.yaml': configMap('a'),
      'b.yaml': entry('e', 'gone'),
      'c.yaml': group('c', 'specs: 1\n'),
    });
    const { code, stdout, stderr } = await runSvc(['compile', '.'], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('link/missing-target');
    expect(stderr).toContain('schema/unknown-key');
  });

  test('warnings pass, and stop everything under --strict', async () => {
    const cwd = scratchFolder({ 'a.yaml': configMap('a'), 'b.yaml': '\n' });
    const [lenient, strict] = await Promise.all([
      runSvc(['compile', '.'], { cwd }),
      runSvc(['compile', '.', '--strict'], { cwd }),
    ]);
    expect(lenient.code).toBe(0);
    expect(heads(lenient.stdout)).toHaveLength(1);
    expect(lenient.stderr).toContain('warning[input/empty]');
    expect(strict).toMatchObject({ code: 1, stdout: '' });
    expect(strict.stderr).toContain('nothing was written');
  });

  test('what the cluster has to provide is listed; --closed refuses it, --no-closed and nothing allow it', async () => {
    const cwd = scratchFolder({
      'a.yaml': configMap('a'),
    });
    const input = 'examples/quickstart';
    const [open, closed] = await Promise.all([runSvc(['compile', input]), runSvc(['compile', input, '--closed'])]);
    expect(open.code).toBe(0);
    expect(open.stderr).toBe(
      'not in the input, so the cluster has to provide:\n  Secret "weather-api" with key token\n',
    );
    expect(closed).toMatchObject({ code: 1, stdout: '' });
    expect(closed.stderr).toContain('error[link/external]');
    expect(await runSvc(['compile', 'a.yaml', '--closed'], { cwd })).toMatchObject({ code: 0, stderr: '' });
  });

  test('an input that is missing is 2, and nothing is written', async () => {
    const cwd = scratchFolder({ 'a.yaml': configMap('a') });
    expect(await runSvc(['compile', 'a.yaml', 'b.yaml'], { cwd })).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('streams that fail', () => {
  test('a reader that leaves early ends it quietly', async () => {
    const cwd = scratchFolder({
      'many.yaml': Array.from({ length: 3000 }, (_, index) => configMap(`c${index}`)).join('---\n'),
    });
    const child = startSvc(['compile', '.'], { cwd });
    child.stdin?.end();
    child.stdout?.once('data', () => child.stdout?.destroy());
    let stderr = '';
    child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
    const code = await new Promise((resolve) => {
      child.once('close', resolve);
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test.runIf(readdirSync('/').includes('dev') && readdirSync('/dev').includes('full'))('a full disk is 2', async () => {
    const cwd = scratchFolder({ 'a.yaml': configMap('a') });
    const child = spawn(process.execPath, [launcher, 'compile', '.'], {
      cwd,
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    let stderr = '';
    child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
    const code = await new Promise((resolve) => {
      child.once('close', resolve);
    });
    expect(code).toBe(2);
    expect(stderr).toContain('no space left on device');
  });
});
