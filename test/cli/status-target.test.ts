import { describe, expect, test } from 'vitest';
import { apiVersion } from '../../generated/kinds.ts';
import { runSvc } from '../support/run-svc.ts';
import { entry, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const status = (...more: string[]): string[] => ['compile', '.', '--target', 'status', ...more];

describe('svc compile --target status', () => {
  test('prints input that svc validate accepts, without errors about fields that users do not write', async () => {
    const server = `apiVersion: ${apiVersion}\nkind: MCPServer\nmetadata: { name: s }\nspec: { image: 'a:1', groupRef: nobody }\n`;
    const cwd = scratchFolder({ 'a.yaml': `${entry('e', 'g')}---\n${group('g')}---\n${server}` });
    const { stdout } = await runSvc(status(), { cwd });
    expect(stdout).toContain('ReferencesResolved');
    for (const command of ['validate', 'compile']) {
      const { code, stdout: made, stderr } = await runSvc([command, '-'], { cwd, input: stdout });
      expect({ command, code, made }).toEqual({ command, code: 0, made: '' });
      expect(stderr).toContain('warning[document/status-alone]: this is the status of MCPServer "s" without its spec');
      expect(stderr).toMatch(/(?<!error[^]*)\n2 warnings\n/);
    }
    // Of a resource that has both, the status of another program is left out.
    const both = await runSvc(['validate', '-'], { cwd, input: `${server}status: { url: 1 }\n` });
    expect(both.stderr).toContain('warning[document/foreign-status]');
    expect(both.stderr).not.toContain('error[');
  });

  test('prints the head and the status of each resource, as a stream or a list', async () => {
    const cwd = scratchFolder({ 'a.yaml': `${entry('e', 'g')}---\n${group('g')}` });
    const [yaml, json] = await Promise.all([runSvc(status(), { cwd }), runSvc(status('--format', 'json'), { cwd })]);
    expect(yaml.code).toBe(0);
    expect(yaml.stdout).toBe(`apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata:
  name: g
status:
  conditions:
    - message: every check passed
      reason: ChecksPassed
      status: 'True'
      type: Valid
  entries:
    - e
  entryCount: 1
  phase: Ready
  remoteProxyCount: 0
  serverCount: 0
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata:
  name: e
status:
  conditions:
    - message: every check passed
      reason: ChecksPassed
      status: 'True'
      type: Valid
    - message: every reference leads to something in the input
      reason: TargetsFound
      status: 'True'
      type: ReferencesResolved
  phase: Valid
`);
    expect(JSON.parse(json.stdout)).toMatchObject({
      kind: 'List',
      items: [{ kind: 'MCPGroup' }, { kind: 'MCPServerEntry' }],
    });
  });

  test('prints statuses beside errors, and fails', async () => {
    const cwd = scratchFolder({ 'a.yaml': entry('e', 'none') });
    const { code, stdout, stderr } = await runSvc(status(), { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain('error[link/missing-target]');
    expect(stdout).toContain('phase: Failed');
  });

  test('prints them under --strict too, and fails for the warnings', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('g').replace('Tools', 'off') });
    const { code, stdout, stderr } = await runSvc(status('--strict'), { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('kind: MCPGroup');
    expect(stderr).toContain('warning[yaml/ambiguous-scalar]');
    expect(stderr).not.toContain('nothing was written');
  });

  test('prints nothing where a part of the input is unknown', async () => {
    const cwd = scratchFolder({ 'a.yaml': `${group('g')}---\na: [\n` });
    const both = await Promise.all([runSvc(status(), { cwd }), runSvc(status('--format', 'json'), { cwd })]);
    for (const { code, stdout } of both) expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  test('takes neither folder nor labels: from a project file they are left aside, as flags they are refused', async () => {
    const cwd = scratchFolder({ 'a.yaml': group('g'), 'svc.yaml': 'output: out\nlabels: { team: one }\n' });
    const printed = await runSvc(status(), { cwd });
    expect(printed.code).toBe(0);
    expect(printed.stdout).toContain('kind: MCPGroup');
    expect(printed.stdout).not.toContain('team');
    for (const flags of [['-o', 'out'], ['--label', 'a=b'], ['--image', 'x'], ['--check']]) {
      const { code, stderr } = await runSvc(status(...flags), { cwd });
      expect(code, flags.join(' ')).toBe(2);
      expect(stderr).toContain('has no effect with --target status');
    }
  });
});
