import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { configMap, entry, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const server = `apiVersion: ${group('x').split('\n')[0]?.split(' ')[1] ?? ''}
kind: MCPServer
metadata:
  name: one
spec:
  image: example.com/one:1
  transport: stdio
`;

describe('svc.yaml', () => {
  test('the nearest one above the first input holds; flags win', async () => {
    const cwd = scratchFolder({
      'svc.yaml': 'image: example.com/outer:1\nnamespace: outer\nlabels: {team: outer, kept: "yes"}\n',
      'a/b/server.yaml': server,
      'c/svc.yaml': 'image: example.com/inner:1\n',
      'c/server.yaml': server,
    });
    const [outer, inner, flags, stdin] = await Promise.all([
      runSvc(['compile', 'a/b'], { cwd }),
      runSvc(['compile', 'c/server.yaml'], { cwd }),
      runSvc(['compile', 'a/b', '--image', 'example.com/flag:1', '-n', 'flag', '--label', 'team=flag'], { cwd }),
      runSvc(['compile', '-'], { cwd: join(cwd, 'c'), input: server }),
    ]);
    expect(outer.stdout).toContain('image: example.com/outer:1');
    expect(outer.stdout).toContain('namespace: outer');
    expect(outer.stdout).toContain('team: outer');
    for (const run of [inner, stdin]) {
      expect(run.stdout).toContain('image: example.com/inner:1');
      expect(run.stdout).not.toContain('outer');
    }
    expect(flags.stdout).toContain('image: example.com/flag:1');
    expect(flags.stdout).toContain('kept: "yes"'.replaceAll('"', "'"));
    expect(flags.stdout).not.toContain('outer');
  });

  test('output and target; its folder is the input when none is named', async () => {
    const cwd = scratchFolder({
      'svc.yaml': 'output: manifests\ntarget: resources\n',
      'group.yaml': group('tools'),
      'sub/entry.yaml': entry('e', 'tools'),
    });
    const below = join(cwd, 'sub');
    const written = await runSvc(['compile'], { cwd: below });
    expect(written).toEqual({ code: 0, stdout: '', stderr: '../manifests: 3 files (3 new)\n' });
    expect(existsSync(join(cwd, 'manifests/mcpgroup-tools.yaml'))).toBe(true);
    const [check, checked, stream, dash] = await Promise.all([
      runSvc(['compile', '--check'], { cwd }),
      runSvc(['validate'], { cwd: below }),
      runSvc(['compile', '--format', 'yaml', '--target', 'workloads'], { cwd }),
      runSvc(['compile', '-o', '-'], { cwd }),
    ]);
    expect(check).toMatchObject({ code: 0, stderr: 'manifests: 3 files, all as compiled\n' });
    expect(checked.stderr).toBe('2 resources in 2 files, no problems\n');
    expect(stream).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(dash.stdout).toContain('kind: MCPGroup');
  });

  test('closed holds for a whole, and a flag takes it back', async () => {
    const withSecret = `${server}  secrets:\n    - name: s\n      key: k\n      targetEnvName: S\n`;
    const cwd = scratchFolder({ 'svc.yaml': 'closed: true\n', 'server.yaml': withSecret });
    const codes = await Promise.all(
      [
        ['compile', '.'],
        ['compile', '.', '--no-closed'],
        ['validate', '.'],
        ['validate', '.', '--no-closed'],
        ['validate', 'server.yaml'],
      ].map(async (args) => (await runSvc(args, { cwd })).code),
    );
    expect(codes).toEqual([1, 0, 1, 0, 0]);
  });

  test('ignore leaves out warnings, and nothing else', async () => {
    const cwd = scratchFolder({
      'good/svc.yaml': 'ignore: [input/empty]\n',
      'good/a.yaml': configMap('a'),
      'good/b.yaml': '',
      'bad/svc.yaml': 'ignore:\n  - input/empty\n  - schema/unknown-key\n  - input/emty\n',
      'bad/a.yaml': group('a', 'specs: 1\n'),
    });
    const [good, bad] = await Promise.all([
      runSvc(['compile', 'good', '--strict'], { cwd }),
      runSvc(['validate', 'bad'], { cwd }),
    ]);
    expect(good).toMatchObject({ code: 0, stderr: '' });
    expect(bad.code).toBe(1);
    expect(bad.stderr).toContain('bad/svc.yaml:3:5 error[project/ignored-error]');
    expect(bad.stderr).toContain('bad/svc.yaml:4:5 error[project/unknown-code]');
    expect(bad.stderr).toContain('did you mean "input/empty"?');
    expect(bad.stderr).toContain('bad/a.yaml:5:1 error[schema/unknown-key]');
  });

  test('its own mistakes have a place, and stop a compile', async () => {
    const cwd = scratchFolder({
      'svc.yaml': 'imge: x\ntarget: plans\nlabels:\n  app.kubernetes.io/name: x\n',
      'labels/svc.yaml': 'labels:\n  app.kubernetes.io/name: x\n',
      'labels/a.yaml': configMap('a'),
      'two/svc.yaml': 'closed: false\n---\nclosed: true\n',
      'two/a.yaml': configMap('a'),
      'a.yaml': configMap('a'),
    });
    const [wrong, labels, two, crds, named] = await Promise.all([
      runSvc(['compile', 'a.yaml'], { cwd }),
      runSvc(['compile', 'labels'], { cwd }),
      runSvc(['compile', 'two'], { cwd }),
      runSvc(['compile', '--target', 'crds'], { cwd }),
      runSvc(['validate', 'svc.yaml'], { cwd }),
    ]);
    for (const run of [wrong, labels, two, crds, named]) expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(wrong.stderr).toContain('svc.yaml:1:1 error[schema/unknown-key]');
    expect(wrong.stderr).toContain('svc.yaml:2:9 error[schema/enum]');
    expect(labels.stderr).toContain('labels/svc.yaml:2:3 error[project/generated-label]');
    expect(two.stderr).toContain('two/svc.yaml:3:1 error[project/several-documents]');
  });

  test('the pods of our own programs have what it says, in manifests and in the plan', async () => {
    const settings = `resources: { requests: { cpu: 50m, memory: 96Mi } }
podDisruptionBudget: { maxUnavailable: 1 }
topologySpread: [{ topologyKey: topology.kubernetes.io/zone }]
preStop: { delaySeconds: 20 }
`;
    const remote = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: wiki }
spec: { remoteUrl: https://wiki.example.com/mcp }
`;
    const cwd = scratchFolder({
      'svc.yaml': settings,
      'wiki.yaml': remote,
      'over/svc.yaml': 'resources:\n  requests: { memory: 1Gi }\n  limits: { memory: 512m }\n',
      'over/wiki.yaml': remote,
      'more/svc.yaml': 'resources:\n  requests: { memory: 1Gi }\n  limits: { memory: 512Mi }\n',
      'more/wiki.yaml': remote,
    });
    const [compiled, planned, over, more] = await Promise.all([
      runSvc(['compile', 'wiki.yaml'], { cwd }),
      runSvc(['plan', 'wiki.yaml'], { cwd }),
      runSvc(['validate', 'over'], { cwd }),
      runSvc(['compile', 'more'], { cwd }),
    ]);
    for (const part of ['cpu: 50m', 'kind: PodDisruptionBudget', 'topology.kubernetes.io/zone', '- 20s']) {
      expect(compiled.stdout).toContain(part);
    }
    expect(planned.stdout.replaceAll(/\s+/g, ' ')).toContain(
      'asks for cpu 50m, memory 96Mi; at most 1 away at a time; spread over topology.kubernetes.io/zone; answers 20s more when it stops',
    );
    expect(over.stderr).toContain('over/svc.yaml:3:21 error[resources/forgotten-unit]');
    expect(more).toMatchObject({ code: 1, stdout: '' });
    expect(more.stderr).toContain('more/svc.yaml:2:23 error[resources/request-over-limit]');
  });

  test('a target that takes no inputs is a usage problem when there are some', async () => {
    const cwd = scratchFolder({ 'svc.yaml': 'target: crds\n', 'a.yaml': configMap('a') });
    const run = await runSvc(['compile', 'a.yaml'], { cwd });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('add --target workloads');
  });

  test('the order of the inputs decides nothing: two projects are refused, one holds for what has none', async () => {
    const cwd = scratchFolder({
      'one/svc.yaml': 'namespace: one\noutput: out\n',
      'one/a.yaml': configMap('a'),
      'two/svc.yaml': 'namespace: two\n',
      'two/b.yaml': configMap('b'),
      'none/c.yaml': configMap('c'),
    });
    const runs = await Promise.all(
      [
        ['compile', 'one', 'two'],
        ['compile', 'two', 'one/a.yaml', '-o', 'out'],
        ['compile', 'two', 'one', '--check'],
        ['validate', 'none', 'two', 'one'],
      ].map(async (args) => runSvc(args, { cwd })),
    );
    for (const { code, stdout, stderr } of runs) {
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('error[project/several-files]');
      expect(stderr).toContain('one/svc.yaml and two/svc.yaml');
      expect(stderr).toContain('1 error\n');
    }
    expect(existsSync(join(cwd, 'out'))).toBe(false);
    const [first, second, piped] = await Promise.all([
      runSvc(['compile', 'none', 'two'], { cwd }),
      runSvc(['compile', 'two', 'none'], { cwd }),
      runSvc(['compile', '-', 'two'], { cwd: join(cwd), input: configMap('c') }),
    ]);
    expect(first.stdout.match(/namespace: two/g)).toHaveLength(2);
    expect(second).toEqual(first);
    expect(piped.stdout).toBe(first.stdout);
  });

  test('below a folder of the inputs has no effect, which is reported', async () => {
    const cwd = scratchFolder({
      'svc.yaml': 'namespace: outer\n',
      'a.yaml': configMap('a'),
      'sub/svc.yaml': 'namespace: inner\n',
      'sub/b.yaml': configMap('b'),
    });
    const [outer, inner, ignored, document] = await Promise.all([
      runSvc(['compile', '.'], { cwd }),
      runSvc(['compile', 'sub'], { cwd }),
      runSvc(['validate', 'sub/b.yaml'], { cwd }),
      runSvc(['validate', '--as', 'aggregator', '.'], { cwd }),
    ]);
    expect(outer.stdout.match(/namespace: outer/g)).toHaveLength(2);
    expect(outer.stderr).toContain('sub/svc.yaml warning[project/nested]');
    expect(outer.stderr).toContain('name "sub" by itself');
    expect(inner).toMatchObject({ code: 0, stderr: '' });
    expect(ignored.stderr).not.toContain('project/nested');
    expect(document.stderr).not.toContain('project/nested');
  });

  test('is not read if it is a folder', async () => {
    const cwd = scratchFolder({ 'svc.yaml/x.yaml': 'namespace: x\n', 'a.yaml': configMap('a') });
    expect(await runSvc(['validate', 'a.yaml'], { cwd })).toMatchObject({ code: 0 });
  });
});
