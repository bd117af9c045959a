import { describe, expect, test } from 'vitest';
import { runSvc } from '../support/run-svc.ts';
import { apiVersion } from '../../generated/kinds.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const server = `apiVersion: ${apiVersion}
kind: MCPServer
metadata: { name: weather }
spec: { image: 'registry.example.com/weather:1', transport: stdio }
`;

/** A folder with a server and the plan of it. */
async function planned(files: Readonly<Record<string, string>> = {}): Promise<{ cwd: string; plan: string }> {
  const { stdout: plan } = await runSvc(['plan', 'in', '--format', 'yaml'], {
    cwd: scratchFolder({ 'in/a.yaml': server }),
  });
  return { cwd: scratchFolder({ 'in/a.yaml': server, 'plan.yaml': plan, ...files }), plan };
}

describe('a plan among the inputs', () => {
  test('is refused as an input, named or piped; kept beside its resources it is ignored', async () => {
    const { cwd, plan } = await planned();
    const [alone, beside, piped, folder] = await Promise.all([
      runSvc(['plan', 'plan.yaml'], { cwd }),
      runSvc(['plan', 'in', './plan.yaml'], { cwd }),
      runSvc(['plan', '-'], { cwd, input: plan }),
      runSvc(['plan', '.', '--format', 'yaml'], { cwd }),
    ]);
    for (const { code, stdout, stderr } of [alone, beside]) {
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^(\.\/)?plan\.yaml error\[plan\/input-is-plan\]/m);
      expect(stderr).toMatch(/svc plan <resources> --diff (\.\/)?plan\.yaml/);
    }
    expect(piped).toMatchObject({ code: 1, stdout: '' });
    expect(piped.stderr).toContain('--diff -\n');
    expect(folder).toMatchObject({ code: 0, stdout: plan });
  });

  test('documents that no plan is made of are mentioned', async () => {
    const { cwd } = await planned({ 'in/b.yaml': 'auth: { mode: anonymous }\nsources: []\nregistries: []\n' });
    const { code, stderr } = await runSvc(['plan', 'in'], { cwd });
    expect(code).toBe(0);
    expect(stderr).toContain('left to svc validate: 1 registry-server document');
  });
});

describe('what a plan is compared with', () => {
  test('is one plan', async () => {
    const { cwd, plan } = await planned({
      'note.yaml': 'a: 1\n',
      'note.txt': 'hello\n',
      'broken.yaml': 'planVersion: [\n',
    });
    const two = scratchFolder({ 'in/a.yaml': server, 'two.yaml': `${plan}---\n${plan}` });
    const diff = async (old: string, folder = cwd) => runSvc(['plan', 'in', '--diff', old], { cwd: folder });
    const [same, several, note, text, broken] = await Promise.all([
      diff('plan.yaml'),
      diff('two.yaml', two),
      diff('note.yaml'),
      diff('note.txt'),
      diff('broken.yaml'),
    ]);
    expect(same).toMatchObject({ code: 0, stdout: 'no differences\n' });
    for (const { code, stdout } of [several, note, text, broken])
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(several.stderr).toMatch(/two\.yaml:\d+:1 error\[plan\/several-plans\]: this file holds 2 documents/);
    expect(note.stderr).toContain('note.yaml error[plan/not-a-plan]');
    expect(text.stderr).toContain('note.txt error[plan/not-a-plan]');
    // One mistake is reported once.
    expect(broken.stderr).toContain('error[yaml/syntax]');
    expect(broken.stderr).not.toContain('plan/not-a-plan');
  });
});

describe('lists of tools', () => {
  const tools = '[{"name": "forecast", "inputSchema": {}}]';

  test('in the reply of a server have no workload; the hint names a command that adds it', async () => {
    const replies = {
      'list.json': tools,
      'result.json': `{"tools": ${tools}, "nextCursor": "a"}`,
      'message.json': `{"jsonrpc": "2.0", "id": 1, "result": {"tools": ${tools}}}`,
    };
    const { cwd } = await planned(replies);
    const filters = { 'list.json': '.', 'result.json': '.tools', 'message.json': '.result.tools' };
    for (const [file, filter] of Object.entries(filters)) {
      const { code, stdout, stderr } = await runSvc(['plan', 'in', '--tools', file], { cwd });
      expect({ file, code, stdout }).toEqual({ file, code: 1, stdout: '' });
      expect(stderr).toContain(`${file}:1:1 error[plan/tools-of-unnamed-server]`);
      expect(stderr).toContain(`jq '{toolLists: {"<name>": ${filter}}}'`);
    }
  });

  test('for one workload are not given twice', async () => {
    const list = `{"toolLists": {"weather": ${tools}}}`;
    const { cwd } = await planned({ 'a.json': list, 'b.json': list });
    const [one, two] = await Promise.all([
      runSvc(['plan', 'in', '--tools', 'a.json'], { cwd }),
      runSvc(['plan', 'in', '--tools', 'b.json', '--tools', 'a.json'], { cwd }),
    ]);
    expect(one.stdout).toContain('forecast');
    expect(two).toMatchObject({ code: 1, stdout: '' });
    expect(two.stderr).toMatch(/^b\.json:1:\d+ error\[plan\/listed-twice\]: the tools of "weather" are listed twice/m);
    expect(two.stderr).toMatch(/a\.json:1:\d+ first listed here/);
  });
});
