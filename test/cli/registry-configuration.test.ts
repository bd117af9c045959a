import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSvc, type SvcRun } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const served = 'sources: [{ name: a, managed: {} }]\nregistries: [{ name: r, sources: [a] }]\n';
const folder = temporaryFolder('svc-registry-configuration-');
const file = join(folder, 'registry.yaml');

async function run(command: string, text: string, environment = {}): Promise<SvcRun> {
  writeFileSync(file, text);
  const address = command === 'serve' ? ['--address', '127.0.0.1:0', '--data', join(folder, 'data')] : [];
  return runSvc(['registry', command, '--config', 'registry.yaml', ...address], { cwd: folder, environment });
}

/** Mistakes, each with its position and a word that the report has to contain. */
const wrong: readonly (readonly [what: string, text: string, place: string, words: string])[] = [
  ['a word that nobody reads', `${served}auth: { mode: anonymous }\nregistry: []\n`, '4:1', 'registries'],
  [
    'authz in anonymous mode',
    `${served}auth: { mode: anonymous, authz: { roles: { superAdmin: [{ a: b }] } } }\n`,
    '3:9',
    'authz',
  ],
  ['a registry of nothing', `${served.replace('[a] }]', '[b] }]')}auth: { mode: anonymous }\n`, '2:35', '"b"'],
  ['no word about who may call', served, '1:1', 'auth'],
  // Nothing is taken from the environment implicitly: secrets are in files and named variables.
  [
    'a variable where a name belongs',
    `${served.replace('name: r', 'name: "${NAME}"')}auth: { mode: anonymous }\n`,
    '2:22',
    '${NAME}',
  ],
];

describe('a server whose configuration is wrong', () => {
  test.for(wrong)('does not start, and reports the position: %s', async ([, text, place, words]) => {
    const { code, stderr, stdout } = await run('serve', text, { NAME: 'r' });
    expect(stdout).toBe('');
    expect(stderr).toMatch(new RegExp(String.raw`^registry\.yaml:${place} error\[`, 'm'));
    expect(stderr).toContain(words);
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('gets the same report from validate and migrate', async () => {
    const [, text, place] = wrong[1] ?? ['', '', ''];
    const { stderr } = await run('serve', text);
    const validated = await runSvc(['validate', '--as', 'registry-server', 'registry.yaml'], { cwd: folder });
    expect(validated.stderr).toContain(stderr.split('\n')[0]);
    const migrated = await run('migrate', text);
    expect(migrated.stderr).toContain(`registry.yaml:${place} error[`);
    expect(migrated.code).toBe(1);
  });

  test('that cannot be read is named', async () => {
    const { code, stderr } = await runSvc(['registry', 'serve', '--config', 'absent.yaml'], { cwd: folder });
    expect(stderr).toContain('absent.yaml');
    expect(code).toBe(2);
  });
});
