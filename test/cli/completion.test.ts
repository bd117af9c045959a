import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { hasProgram } from '../support/debian-program.ts';
import { runSvc } from '../support/run-svc.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const run = promisify(execFile);

async function scriptOf(shell: string, cwd: string): Promise<string> {
  const { code, stdout, stderr } = await runSvc(['completion', shell], { cwd });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const path = join(cwd, `svc.${shell}`);
  writeFileSync(path, stdout);
  return path;
}

/** What bash offers for each line, with the cursor at its end. */
async function bashAnswers(lines: readonly (readonly string[])[], cwd: string): Promise<string[][]> {
  const script = await scriptOf('bash', cwd);
  const asked = lines.map((words) => {
    const quoted = words.map((word) => `'${word}'`).join(' ');
    return `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; COMPREPLY=(); _svc svc; printf '%s ' "\${COMPREPLY[@]}"; echo`;
  });
  const { stdout, stderr } = await run(
    'bash',
    ['--norc', '-uc', `source ${script}\n${asked.join('\n')}\ncomplete -p svc`],
    { cwd },
  );
  expect(stderr).toBe('');
  const answers = stdout.trimEnd().split('\n');
  expect(answers.pop()).toBe('complete -F _svc svc');
  return answers.map((line) =>
    line
      .split(' ')
      .filter((word) => word !== '')
      .toSorted(),
  );
}

describe('svc completion', () => {
  test.runIf(hasProgram('bash'))('bash completes commands, options, values and paths', async () => {
    const cwd = scratchFolder({ 'servers/a.yaml': '', 'servers/b c.yaml': '', 'service.yaml': '' });
    const answers = await bashAnswers(
      [
        ['svc', ''],
        ['svc', 'co'],
        ['svc', 'compile', '--c'],
        ['svc', 'compile', '--target', ''],
        ['svc', 'compile', 'x', '-t', 'r'],
        ['svc', 'compile', '--target', '=', 'w'],
        ['svc', 'compile', 'serv'],
        ['svc', 'compile', '-o', 'serv'],
        ['svc', 'schema', 'MCPG'],
        ['svc', 'validate', '--as', 'ag'],
        ['svc', 'completion', ''],
        ['svc', 'help', 'va'],
        ['svc', '--v'],
        ['svc', 'compile', '--image', ''],
        ['svc', 'schema', 'agg'],
        ['svc', 'schema', '--crd', 'agg'],
        ['svc', 'schema', '--crd', 'MCPG'],
      ],
      cwd,
    );
    expect(answers).toEqual([
      [
        'aggregator',
        'client',
        'compile',
        'completion',
        'config',
        'doctor',
        'explain',
        'export',
        'group',
        'help',
        'image',
        'import',
        'init',
        'inspect',
        'list',
        'login',
        'logout',
        'logs',
        'plan',
        'registry',
        'restart',
        'rm',
        'run',
        'schema',
        'secret',
        'service',
        'start',
        'status',
        'stop',
        'tools',
        'validate',
        'workflow',
      ],
      ['compile', 'completion', 'config'],
      ['--check', '--closed'],
      ['crds', 'plan', 'resources', 'status', 'workloads'],
      ['resources'],
      ['workloads'],
      ['servers', 'service.yaml'],
      ['servers'],
      ['MCPGroup'],
      ['aggregator'],
      ['bash', 'fish', 'zsh'],
      ['validate'],
      ['--version'],
      [],
      ['aggregator'],
      [],
      ['MCPGroup'],
    ]);
  });

  test.runIf(hasProgram('zsh'))('zsh takes the script', async () => {
    const cwd = scratchFolder();
    const script = await scriptOf('zsh', cwd);
    const { stdout } = await run(
      'zsh',
      ['-f', '-c', `autoload -U compinit; compinit -D; source ${script}; echo $_comps[svc]`],
      { cwd },
    );
    expect(stdout).toBe('_svc\n');
  });

  test.runIf(hasProgram('fish'))('fish completes commands', async () => {
    const cwd = scratchFolder();
    const script = await scriptOf('fish', cwd);
    const { stdout } = await run('fish', ['-N', '-c', `source ${script}; complete -C 'svc co'`], { cwd });
    expect(stdout).toMatch(/^compile\t/m);
    expect(stdout).toMatch(/^completion\t/m);
  });

  test('every shell gets every command, option and choice', async () => {
    const cwd = scratchFolder();
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { stdout } = await runSvc(['completion', shell], { cwd });
      for (const word of [
        'compile',
        'validate',
        'schema',
        'explain',
        'init',
        'completion',
        'target',
        'workloads',
        'partial',
        'MCPServer',
        'force',
      ]) {
        expect(stdout, `${shell} ${word}`).toContain(word);
      }
    }
  });
});
