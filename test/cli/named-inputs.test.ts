import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const wrong = (name: string): string => group(name, 'specs: 1\n');

describe('findings have one order, whatever the order of the inputs', () => {
  test('by the path that is shown, then by position', async () => {
    const cwd = scratchFolder({ 'b.yaml': wrong('b'), 'a/z.yaml': wrong('z'), 'c.yaml': wrong('c') });
    const orders = [
      ['c.yaml', 'a', 'b.yaml'],
      ['a', 'b.yaml', 'c.yaml'],
      ['b.yaml', 'c.yaml', './a/z.yaml', 'a'],
    ];
    const [first, ...others] = await Promise.all(
      orders.map(async (inputs) => runSvc(['validate', ...inputs], { cwd })),
    );
    expect([...(first?.stderr ?? '').matchAll(/^(\S+?):\d+:\d+ error/gm)].map(([, path]) => path)).toEqual([
      'a/z.yaml',
      'b.yaml',
      'c.yaml',
    ]);
    for (const other of others) expect(other).toEqual(first);
  });

  test('the first of two definitions is the same one', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('tools'), 'b.yaml': group('tools') });
    const [one, other] = await Promise.all([
      runSvc(['validate', 'a.yaml', 'b.yaml'], { cwd }),
      runSvc(['validate', 'b.yaml', 'a.yaml'], { cwd }),
    ]);
    expect(one.stderr).toMatch(/^b\.yaml:\d+:\d+ error\[document\/duplicate\]/);
    expect(other).toEqual(one);
  });

  test('a file that is named itself is judged, in whatever spelling and place it is named', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('a'), 'package.json': '{"name": "x"}' });
    const runs = await Promise.all(
      [
        ['.', './package.json'],
        ['./package.json', '.'],
      ].map(async (inputs) => runSvc(['validate', ...inputs], { cwd })),
    );
    for (const { code, stderr } of runs) {
      expect(code).toBe(1);
      expect(stderr).toContain('package.json:1:1 error[document/not-a-resource]');
    }
  });
});

describe('a pattern that matches programs', () => {
  test('says that each is named itself, and runs none', async () => {
    const program = `import { writeFileSync } from 'node:fs';\nwriteFileSync('ran', '');\n`;
    const cwd = scratchFolder({ 'apps/a.ts': program, 'apps/b.mts': program, 'apps/c.yaml': group('c') });
    const [all, one, open] = await Promise.all([
      runSvc(['compile', 'apps/*.{ts,mts,yaml}'], { cwd }),
      runSvc(['validate', './apps/*.mts'], { cwd }),
      runSvc(['validate', 'apps/*'], { cwd }),
    ]);
    expect({ code: all.code, stdout: all.stdout }).toEqual({ code: 2, stdout: '' });
    expect(all.stderr).toContain('error[input/programs-in-pattern]: "apps/*.{ts,mts,yaml}" matches programs');
    expect(all.stderr).toContain('apps/a.ts, apps/b.mts');
    expect(all.stderr).not.toContain('document/');
    expect(one.stderr).toContain('Hint: name it: apps/b.mts');
    // A pattern without an ending means documents.
    expect(open.code).toBe(0);
    expect(existsSync(join(cwd, 'ran'))).toBe(false);
  });
});

describe('a file that is nearly a project file', () => {
  test('svc.yml is not read, which is reported wherever svc.yaml would be read', async () => {
    const cwd = scratchFolder({ 'svc.yml': 'namespace: team\n', 'in/a.yaml': group('a') });
    const runs = await Promise.all([
      runSvc(['compile', '.'], { cwd }),
      runSvc(['validate', 'in/a.yaml'], { cwd }),
      runSvc(['compile', 'a.yaml'], { cwd: join(cwd, 'in') }),
    ]);
    for (const { code, stdout, stderr } of runs) {
      expect(code).toBe(0);
      expect(stdout).not.toContain('namespace');
      expect(stderr).toMatch(/^(\.\.\/)?svc\.yml warning\[project\/other-name\]/m);
      expect(stderr).not.toContain('input/foreign-json');
    }
    const bare = await runSvc(['validate'], { cwd });
    expect(bare).toMatchObject({ code: 2, stdout: '' });
    expect(bare.stderr).toContain('Hint: rename svc.yml to svc.yaml');
  });

  test('a svc.yml that is a resource, or a file of another program, is not reported', async () => {
    const cwd = scratchFolder({
      'a/svc.yml': 'apiVersion: v1\nkind: Service\nmetadata: { name: namespace }\nspec: {}\n',
      'b/svc.yml': 'services: {}\nimage: x\nvolumes: {}\n',
      'b/b.yaml': group('b'),
    });
    const [service, other] = await Promise.all([
      runSvc(['validate', 'a'], { cwd }),
      runSvc(['validate', 'b'], { cwd }),
    ]);
    expect(service).toMatchObject({ code: 0, stderr: '0 resources and 1 other object in 1 file, no problems\n' });
    expect(other.stderr).toContain('left out, since it is not a resource: b/svc.yml');
    expect(other.stderr).not.toContain('project/other-name');
  });

  test('a svc.yaml that is a link to nothing is an error', async () => {
    const cwd = scratchFolder({ 'in/a.yaml': group('a') });
    symlinkSync('gone.yaml', join(cwd, 'svc.yaml'));
    for (const args of [['validate', 'in'], ['compile', '.'], ['validate']]) {
      const { code, stdout, stderr } = await runSvc(args, { cwd });
      expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: '' });
      expect(stderr).toContain(
        '"svc.yaml" cannot be read: it is a symbolic link to "gone.yaml", which leads to no file',
      );
    }
  });

  test('output "-" is standard output there as in a flag', async () => {
    const cwd = scratchFolder({
      'svc.yaml': 'output: "-"\n',
      'a.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: { name: a }\n',
    });
    const { code, stdout } = await runSvc(['compile'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('kind: Secret');
    expect(existsSync(join(cwd, '-'))).toBe(false);
  });
});

test('a file that is not there is compared by its name, not by its ending', async () => {
  const cwd = scratchFolder({ 'to1.json': '{}', 'servers.yaml': group('a') });
  const hintOf = async (input: string): Promise<string | undefined> =>
    /Hint: (.*)/.exec((await runSvc(['validate', input], { cwd })).stderr)?.[1];
  expect(await hintOf('nope.json')).toBeUndefined();
  expect(await hintOf('server.yaml')).toBe('did you mean "servers.yaml"?');
  expect(await hintOf('servers.json')).toBe('did you mean "servers.yaml"?');
});
