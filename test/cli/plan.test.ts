import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const gateway = join(import.meta.dirname, '../plans/gateway');
const input = readFileSync(join(gateway, 'input.yaml'), 'utf8');
const tools = readFileSync(join(gateway, 'tools.yaml'), 'utf8');
const broken = input.replace('groupRef: work', 'groupRf: work');

describe('svc plan', () => {
  test('prints a table, YAML or JSON on standard output; lists of tools may be in the folder of the sources', async () => {
    const cwd = scratchFolder({ 'servers/a.yaml': input, 'servers/tools.yaml': tools });
    const plan = (...more: string[]) => runSvc(['plan', 'servers', '--tools', 'servers/tools.yaml', ...more], { cwd });
    const [table, yaml, json] = await Promise.all([plan(), plan('--format', 'yaml'), plan('--format', 'json')]);
    expect(table).toEqual({ code: 0, stdout: readFileSync(join(gateway, 'plan.txt'), 'utf8'), stderr: table.stderr });
    expect(yaml.stdout).toBe(readFileSync(join(gateway, 'plan.yaml'), 'utf8'));
    expect(JSON.parse(json.stdout)).toMatchObject({ planVersion: 'v1', workloads: [{ name: 'work' }, {}, {}, {}] });
  });

  test('prints nothing for an input with errors', async () => {
    const cwd = scratchFolder({ 'servers/a.yaml': broken });
    const { code, stdout, stderr } = await runSvc(['plan', 'servers'], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('servers/a.yaml:13:3 error[schema/unknown-key]');
  });

  test('prints the plan beside what a list of tools shows to be wrong, and fails', async () => {
    const cwd = scratchFolder({ 'a.yaml': input, 'tools.yaml': tools.replace('- { name: fetch }', '- { name: get }') });
    const { code, stdout, stderr } = await runSvc(['plan', 'a.yaml', '--tools', 'tools.yaml'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('VirtualMCPServer team/work');
    expect(stderr).toMatch(/^a\.yaml:\d+:\d+ error\[plan\/unknown-tool\]: "fetch" is not a tool of "web"/m);
  });

  test('refuses malformed lists of tools, and missing files', async () => {
    const cwd = scratchFolder({ 'a.yaml': input, 'tools.yaml': 'toolList: {}\n' });
    const [wrong, missing] = await Promise.all([
      runSvc(['plan', 'a.yaml', '--tools', 'tools.yaml'], { cwd }),
      runSvc(['plan', 'a.yaml', '--registry', 'none.json'], { cwd }),
    ]);
    expect([wrong.code, wrong.stdout, missing.code, missing.stdout]).toEqual([1, '', 2, '']);
    expect(wrong.stderr).toContain('tools.yaml:1:1 error[schema/unknown-key]');
    expect(missing.stderr).toContain('error[input/not-found]');
  });

  test('shows one workload alone', async () => {
    const cwd = scratchFolder({ 'a.yaml': input });
    const [one, kind, none] = await Promise.all([
      runSvc(['plan', 'a.yaml', '--name', 'docs'], { cwd }),
      runSvc(['plan', 'a.yaml', '--kind', 'mcpserverentries'], { cwd }),
      runSvc(['plan', 'a.yaml', '--name', 'dcos'], { cwd }),
    ]);
    expect(one.stdout).toMatch(/^MCPRemoteProxy team\/docs\n/);
    expect(one.stdout).not.toContain('web.example.com');
    expect(kind.stdout).toMatch(/^MCPServerEntry team\/web\n/);
    expect(none).toMatchObject({ code: 2, stdout: '' });
    expect(none.stderr).toContain('Hint: did you mean "docs"?');
  });

  test('is a target of compile too', async () => {
    const cwd = scratchFolder({ 'a.yaml': input });
    const [plan, target] = await Promise.all([
      runSvc(['plan', 'a.yaml', '--format', 'yaml'], { cwd }),
      runSvc(['compile', 'a.yaml', '--target', 'plan'], { cwd }),
    ]);
    expect(target).toEqual(plan);
    const wrong = await runSvc(['compile', 'a.yaml', '--target', 'plan', '--image', 'x'], { cwd });
    expect(wrong.code).toBe(2);
  });
});

describe('svc plan --diff', () => {
  const changed = input.replace('audience: mcp-work', 'audience: mcp-all');

  test('compares with a plan that was written before, or with its inputs', async () => {
    const cwd = scratchFolder({ 'old/a.yaml': input, 'new/a.yaml': changed });
    const written = await runSvc(['plan', 'old', '--format', 'json'], { cwd });
    const folder = scratchFolder({ 'new/a.yaml': changed, 'old.json': written.stdout });
    const [fromInputs, fromPlan] = await Promise.all([
      runSvc(['plan', 'new', '--diff', 'old'], { cwd }),
      runSvc(['plan', 'new', '--diff', 'old.json'], { cwd: folder }),
    ]);
    expect(fromInputs.stdout).toBe(fromPlan.stdout);
    expect(fromInputs.code).toBe(0);
    expect(fromInputs.stdout).toContain(
      '~ authentication.audience  mcp-work → mcp-all\n      ! other tokens are accepted\n',
    );
  });

  test('fails for differences only when it is asked to', async () => {
    const cwd = scratchFolder({ 'old.yaml': input, 'new.yaml': changed });
    const diff = (old: string, ...more: string[]) => runSvc(['plan', 'new.yaml', '--diff', old, ...more], { cwd });
    const [different, same, data, alone] = await Promise.all([
      diff('old.yaml', '--exit-code'),
      diff('new.yaml', '--exit-code'),
      diff('old.yaml', '--format', 'json'),
      runSvc(['plan', 'new.yaml', '--exit-code'], { cwd }),
    ]);
    expect([different.code, same.code, alone.code]).toEqual([1, 0, 2]);
    expect(same.stdout).toBe('no differences\n');
    expect(JSON.parse(data.stdout)).toEqual({
      workloads: [
        {
          name: 'VirtualMCPServer team/work',
          change: 'changed',
          changes: [
            {
              field: 'authentication.audience',
              before: 'mcp-work',
              after: 'mcp-all',
              risk: 'other tokens are accepted',
            },
          ],
        },
      ],
    });
  });

  test('says why there is nothing to compare with', async () => {
    const cwd = scratchFolder({
      'a.yaml': input,
      'broken.yaml': broken,
      'plan.yaml': 'planVersion: v1\nworkloads: 7\nexternals: []\nassumptions: []\n',
    });
    const [inputs, plan] = await Promise.all([
      runSvc(['plan', 'a.yaml', '--diff', 'broken.yaml'], { cwd }),
      runSvc(['plan', 'a.yaml', '--diff', 'plan.yaml'], { cwd }),
    ]);
    expect([inputs.code, inputs.stdout, plan.code, plan.stdout]).toEqual([1, '', 1, '']);
    expect(inputs.stderr).toContain('broken.yaml:13:3 error[schema/unknown-key]');
    expect(plan.stderr).toContain('plan.yaml:2:12 error[schema/wrong-type]');
  });
});

test('svc plan --diff with nothing to compare with is an error, not news about everything', async () => {
  const cwd = scratchFolder({ 'a.yaml': input, 'old.yaml': '' });
  const { code, stdout, stderr } = await runSvc(['plan', 'a.yaml', '--diff', 'old.yaml'], { cwd });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('error[input/no-resources]');
});
