import { describe, expect, test } from 'vitest';
import { runInProcess } from '../support/run-in-process.ts';
import { configMap, group } from '../support/sample-resources.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

describe('a resource that is beside the folder', () => {
  const files = {
    'team/app/a.yaml': `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: example.com/a, groupRef: tools }
`,
    'team/shared/groups.yaml': `${group('others')}---\n${group('tools')}`,
    'team/other.yaml': configMap('tools'),
  };

  test('is named in the hint, with both folders and --partial', async () => {
    const cwd = scratchFolder(files);
    const hintOf = async (...args: readonly string[]): Promise<string | undefined> => {
      const { code, stderr } = await runInProcess(args, { cwd });
      expect(code).toBe(1);
      return /Hint: (.*)/.exec(stderr)?.[1];
    };
    expect(await hintOf('validate', 'team/app')).toBe(
      'it is in team/shared/groups.yaml: name both (svc validate team/app team/shared), or check this part alone with --partial',
    );
    expect(await hintOf('compile', 'team/app/')).toContain('name both (svc compile team/app/ team/shared)');
    expect(await hintOf('plan', 'team/app')).toContain('name both (svc plan team/app team/shared)');
    for (const args of [
      ['validate', 'team/app', 'team/shared'],
      ['validate', '--partial', 'team/app'],
    ])
      expect((await runInProcess(args, { cwd })).code).toBe(0);
  });

  test('is not to be named with a copy of the input', async () => {
    const app = files['team/app/a.yaml'];
    const copy = { 'app/a.yaml': app, 'app-old/a.yaml': app, 'app-old/groups.yaml': group('tools') };
    const hintOf = async (more: Readonly<Record<string, string>>): Promise<string | undefined> => {
      const { stderr } = await runInProcess(['validate', 'app'], { cwd: scratchFolder({ ...copy, ...more }) });
      return /Hint: (.*)/.exec(stderr)?.[1];
    };
    expect(await hintOf({})).toBe(
      'it is in app-old/groups.yaml, beside resources that the input has too: copy only what is missing',
    );
    expect(await hintOf({ 'shared/g.yaml': group('tools') })).toContain('name both (svc validate app shared)');
  });

  test('is not suggested if it has another API group', async () => {
    const other = group('tools').replace(/apiVersion: \S+/, 'apiVersion: other.example.com/v1');
    const cwd = scratchFolder({
      'app/a.yaml': files['team/app/a.yaml'],
      'shared/g.yaml': `${group('b')}---\n${other}`,
    });
    expect((await runInProcess(['validate', 'app'], { cwd })).stderr).toContain('Hint: add the MCPGroup to the input');
  });

  test('is looked for only where it may be', async () => {
    const cwd = scratchFolder({ 'app/a.yaml': files['team/app/a.yaml'], 'deep/node_modules/a.yaml': group('tools') });
    expect((await runInProcess(['validate', 'app'], { cwd })).stderr).toContain('Hint: add the MCPGroup to the input');
  });
});
