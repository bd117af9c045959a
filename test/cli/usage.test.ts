import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { launcher, runSvc } from '../support/run-svc.ts';
import { group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('what is asked of svc itself', () => {
  test('the version and help are on standard output, with code 0', async () => {
    const [short, long, help, helpOf, compileHelp] = await Promise.all([
      runSvc(['-v']),
      runSvc(['--version']),
      runSvc(['--help']),
      runSvc(['help', 'compile']),
      runSvc(['compile', '--help']),
    ]);
    expect(short).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
    expect(long).toEqual(short);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const word of ['compile', 'validate', 'schema', 'init', 'completion', 'Exit codes'])
      expect(help.stdout).toContain(word);
    expect(helpOf).toEqual(compileHelp);
    expect(await runSvc(['help', 'help'])).toEqual(help);
    expect(compileHelp.stdout).toContain('svc compile servers/ -o manifests --check');
  });

  test('every command has examples in its help', async () => {
    const commands = ['compile', 'validate', 'schema', 'init', 'completion'];
    const helps = await Promise.all(commands.map(async (command) => runSvc([command, '-h'])));
    for (const { stdout } of helps) expect(stdout).toMatch(/Examples:\n {2}\S.* {2}# \S/);
  });

  test('without a command the help is on stderr, and it is a usage problem', async () => {
    const { code, stdout, stderr } = await runSvc([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: svc');
  });
});

describe('a wrong command line ends with 2 and says what to do', () => {
  const folder = (): string => scratchFolder({ 'group.yaml': group('tools') });
  const wrong: readonly (readonly [args: readonly string[], said: string])[] = [
    [['validat'], '(Did you mean validate?)'],
    [['help', 'foo'], 'there is no command "foo"'],
    [['help', 'validat'], 'did you mean "svc help validate"?'],
    [['compile', ''], 'an input has no name'],
    [['validate', ''], 'an input has no name'],
    [['validate', '-f', ''], 'an input has no name'],
    [['compile', '--chek'], '(Did you mean --check?)'],
    [['compile', '--chek'], 'Hint: svc compile --help'],
    [['compile', '--target', 'plans', '.'], 'did you mean "plan"? the values are workloads, resources, crds'],
    [['compile', '.', '--output'], 'argument missing'],
    [['compile', '.', '-o', ''], 'its name is empty'],
    [['compile', '.', '-o', 'json'], '--format json'],
    [['compile', '.', '-o', 'out', '--format', 'json'], '--format is about the stream'],
    [['compile', '.', '--check'], '--check needs an output folder'],
    [['compile', '.', '--watch'], '--watch needs an output folder'],
    [['compile', '.', '-o', 'out', '--check', '--watch'], 'exclude each other'],
    [['compile', '-', '-o', 'out', '--watch'], 'cannot watch standard input'],
    [['compile', '.', '--target', 'crds'], 'takes no inputs'],
    [['compile', '--target', 'crds', '--image', 'x'], '--image has no effect'],
    [['compile', '.', '--target', 'resources', '--image', 'x'], '--image has no effect'],
    [['compile', '.', '--image', 'two words'], '--image: '],
    [['compile', '.', '--namespace', 'Upper'], '--namespace: '],
    [['compile', '.', '--label', 'novalue'], 'key=value'],
    [['compile', '.', '--label', 'a b=c'], '"a b"'],
    [['compile', '.', '--label', 'a=1', '--label', 'a=2'], '--label gives a two values, "1" and "2"'],
    [['--version', '--json'], '--version goes with nothing else'],
    [['--json', '-v'], '--version goes with nothing else'],
    [['explain', 'link'], '"link" is an area of diagnostics'],
    [['explain', 'link'], 'link/external, link/missing-key'],
    [['explain', 'missing-target'], 'did you mean "link/missing-target"?'],
    [['explain', 'svc.yaml'], 'did you mean "project-file"?'],
    [['compile', '.', '--label', 'app.kubernetes.io/name=x'], 'svc writes app.kubernetes.io/name itself'],
    [['validate', '.', '--closed', '--partial'], 'cannot be used with'],
    [['validate', '.', '--whole', '--partial'], 'cannot be used with'],
    [
      ['validate', '.', '--diagnostics', 'jsno'],
      'did you mean "json"? the values are text, json, sarif, github, junit',
    ],
    [['validate', '.', '--diagnostics', 'html'], '"html" is not a value of --diagnostics\nHint: the values are text'],
    [['plan', '.', '--diff', 'group.yaml', '--format', 'svg'], '--format svg draws one plan, not differences'],
    [['plan', '.', '--format', 'tabel'], 'did you mean "table"?'],
    [['plan', '.', '-o', 'json'], 'write --format json, or -o ./json for a file of that name'],
    [['plan', '.', '-o', ''], '-o takes a file, and its name is empty'],
    [['explain', '-o', 'json'], 'write --format json'],
    [['registry', 'list', 'main', '--type', 'skil'], 'did you mean "skill"?'],
    [
      ['registry', 'status', 's', 'a/b', '1.0.0', 'delete'],
      '"delete" is not a value of <status>\nHint: did you mean "deleted"?',
    ],
    [['validate', '--as', 'agregator', 'group.yaml'], 'did you mean "aggregator"?'],
    [['validate', '--as', 'aggregator'], '--as needs an input'],
    [['schema', 'MCPServr'], 'did you mean "MCPServer"?'],
    [['schema', '--crd', 'aggregator'], '"aggregator" is a configuration document'],
    [['schema', 'MCPServer', '-o', 'x'], 'takes no name'],
    [['completion', 'tcsh'], 'bash, zsh, fish'],
    [['completion'], "missing required argument 'shell'"],
    [['init', 'a', 'b'], 'too many arguments'],
  ];

  test('each of them', async () => {
    const cwd = folder();
    const runs = await Promise.all(
      wrong.map(async ([args, said]) => ({ args, said, ...(await runSvc(args, { cwd })) })),
    );
    for (const { args, said, code, stdout, stderr } of runs) {
      expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: '' });
      expect(stderr).toContain(said);
      expect(stderr, args.join(' ')).not.toMatch(/internal error|bug/);
    }
  });

  test('no input and no project file', async () => {
    const cwd = folder();
    for (const command of ['compile', 'validate']) {
      const { code, stderr } = await runSvc([command], { cwd, input: group('ignored') });
      expect({ command, code }).toEqual({ command, code: 2 });
      expect(stderr).toContain(`svc ${command} .`);
    }
  });
});

test('a label given twice with one value is one label', async () => {
  const cwd = scratchFolder({ 'a.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: { name: a }\n' });
  const { code, stdout } = await runSvc(['compile', 'a.yaml', '--label', 'a=1', '--label', 'a=1'], { cwd });
  expect(code).toBe(0);
  expect(stdout).toContain("a: '1'");
});

test.skipIf(!existsSync('/dev/full'))('output that cannot be written is reported, and the command fails', () => {
  const cwd = scratchFolder({ 'a.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: { name: a }\n' });
  for (const args of ['compile a.yaml', 'plan a.yaml', 'explain', 'schema MCPServer', '--help', '--version']) {
    const command = `"${process.execPath}" "${launcher}" ${args} > /dev/full`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' });
    expect({ args, status }).toEqual({ args, status: 2 });
    expect(stderr).toContain('error: cannot write to standard output: no space left on device');
  }
});

test('options may be anywhere', async () => {
  const cwd = scratchFolder({ 'a.yaml': group('a'), 'b.yaml': group('b') });
  const orders = [
    ['validate', '--strict', '--diagnostics=json', 'a.yaml', 'b.yaml'],
    ['validate', 'a.yaml', '--diagnostics', 'json', 'b.yaml', '--strict'],
    ['validate', '-f', 'a.yaml', '--filename=b.yaml', '--strict', '--diagnostics', 'json'],
  ];
  const [first, ...others] = await Promise.all(orders.map(async (args) => runSvc(args, { cwd })));
  expect(first).toMatchObject({ code: 0, stderr: '2 resources in 2 files, no problems\n' });
  for (const other of others) expect(other).toEqual(first);
});

test('output for machines contains nothing else, whatever variables set about colors', async () => {
  const cwd = scratchFolder({ 'a.yaml': group('a', 'specs: 1\n') });
  const environment = { NO_COLOR: '1', FORCE_COLOR: '1' };
  const { stdout, stderr } = await runSvc(['validate', 'a.yaml', '--diagnostics', 'json'], { cwd, environment });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({ summary: { errors: 1 } });
});

test.each(['MCPServer.__proto__', 'MCPServer.spec.constructor', '__proto__', 'constructor.name'])(
  'svc explain %s: names that every object inherits are not fields',
  async (name) => {
    const { code, stderr } = await runSvc(['explain', name]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: there is no (field|kind or configuration document) /);
  },
);

test('a folder without a name is refused by every command that writes one', async () => {
  const cwd = scratchFolder({ 'a.yaml': group('a') });
  for (const args of [
    ['init', ''],
    ['schema', '-o', ''],
    ['compile', 'a.yaml', '-o', ''],
  ]) {
    expect({ args, code: (await runSvc(args, { cwd })).code }).toEqual({ args, code: 2 });
  }
});
