import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { hasProgram } from '../support/debian-program.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { launcher, type SvcRun } from '../support/run-svc.ts';
import { openWorkloads } from '../support/workloads.ts';

const world = openWorkloads();
const data = join(world.folder, 'data');
const password = 'correct horse';
const opened = { XDG_DATA_HOME: data, SVC_SECRETS_PASSWORD: password };

function svc(args: readonly string[], input = '', environment: Record<string, string> = opened): Promise<SvcRun> {
  return world.svc(args, { input, environment });
}

const environmentOf = async ({ stdout }: SvcRun): Promise<string> =>
  (await postModern(new URL(stdout.trim()), 'tools/call', { name: 'environment', arguments: {} })).text();

describe('svc secret', () => {
  test('keeps a value that comes from standard input, and gives it back byte for byte', async () => {
    const kept = await svc(['secret', 'set', 'api-key'], 'väl "ue"\nof two lines\n');
    expect(kept).toEqual({ code: 0, stdout: '', stderr: `api-key is kept in ${data}/svc/secrets.json\n` });
    expect(await svc(['secret', 'get', 'api-key'])).toEqual({ code: 0, stdout: 'väl "ue"\nof two lines', stderr: '' });
    await svc(['secret', 'set', 'another'], 'x');
    expect((await svc(['secret', 'list'])).stdout).toBe('another\napi-key\n');
    expect(JSON.parse((await svc(['secret', 'list', '--format', 'json'])).stdout)).toEqual(['another', 'api-key']);
    expect(await svc(['secret', 'delete', 'another', 'nothing'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('there is no secret "nothing", and none was removed'),
    });
    expect(await svc(['secret', 'delete', 'another'])).toMatchObject({ code: 0 });
    expect((await svc(['secret', 'list'])).stdout).toBe('api-key\n');
    expect(await svc(['secret', 'get', 'another'])).toMatchObject({ code: 1, stdout: '' });
  });

  test('reads no more of an input without end than shows that it is too long', async () => {
    const child = spawn(process.execPath, [launcher, 'secret', 'set', 'endless'], {
      env: { PATH: process.env['PATH'] ?? '', ...opened },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    // The input stays open: whoever waits for its end never answers.
    child.stdin.on('error', () => undefined);
    child.stdin.write('x'.repeat(1_048_576));
    expect(await text(child.stderr)).toContain('endless has more than 65536 characters');
    expect((await svc(['secret', 'get', 'endless'])).code).toBe(1);
  });

  test('takes no value as an argument, and no bad name', async () => {
    expect(await svc(['secret', 'set', 'api-key', 'value'])).toMatchObject({ code: 2 });
    expect(await svc(['secret', 'set', '../a'], 'x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not the name of a secret'),
    });
    expect(await svc(['secret', 'set', 'empty'], '\n')).toMatchObject({ code: 2 });
  });

  test('says how to open it where nobody can be asked, and refuses another password', async () => {
    const closed = await svc(['secret', 'list'], '', { XDG_DATA_HOME: data });
    expect(closed).toMatchObject({ code: 2, stdout: '' });
    expect(closed.stderr).toContain('SVC_SECRETS_KEY_FILE');
    const other = await svc(['secret', 'get', 'api-key'], '', { ...opened, SVC_SECRETS_PASSWORD: 'another one' });
    expect(other).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('does not open') });
    const file = join(world.folder, 'key');
    writeFileSync(file, `${password}\n`);
    const byFile = { XDG_DATA_HOME: data, SVC_SECRETS_KEY_FILE: file };
    expect((await svc(['secret', 'list'], '', byFile)).stdout).toBe('api-key\n');
    const program = join(world.folder, 'op');
    writeFileSync(program, `#!/bin/sh\n[ "$*" = "read op://vault/svc/password" ] && cat ${file}\n`, { mode: 0o755 });
    const command = 'SVC_SECRETS_PASSWORD_COMMAND';
    const byCommand = { XDG_DATA_HOME: data, PATH: `${world.folder}:/usr/bin:/bin` };
    const asked = { ...byCommand, [command]: 'op read op://vault/svc/password' };
    expect((await svc(['secret', 'list'], '', asked)).stdout).toBe('api-key\n');
    expect(await svc(['secret', 'list'], '', { ...byCommand, [command]: 'op read other' })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('gives no password: it ended with code 1'),
    });
    const short = { XDG_DATA_HOME: join(world.folder, 'new'), SVC_SECRETS_PASSWORD: 'short' };
    expect(await svc(['secret', 'set', 'a'], 'x', short)).toMatchObject({ code: 2 });
    expect(existsSync(join(world.folder, 'new'))).toBe(false);
  });
});

describe('svc run --secret', () => {
  test('takes values of the store, which are in no file, argument or view', async () => {
    await svc(['secret', 'set', 'stored'], 's3cr3t-of-store');
    const words = ['run', '--runtime', 'process', 'npx://keeper', '--secret', 'stored,target=KEY', '--', '--modern'];
    const run = await svc(words);
    expect(run).toMatchObject({ code: 0 });
    expect(await environmentOf(run)).toContain('s3cr3t-of-store');
    const { pid } = world.report('keeper').supervisor;
    const views = await Promise.all(
      [
        ['inspect', 'keeper'],
        ['export', 'keeper'],
        ['status', 'keeper'],
      ].map((args) => svc(args)),
    );
    const files = readdirSync(world.path('keeper', '')).map((each) => world.file('keeper', each));
    const shown = [...views.map(({ stdout }) => stdout), readFileSync(`/proc/${pid}/cmdline`, 'utf8'), ...files];
    expect(shown.join('\n')).toContain('keeper');
    expect(shown.join('\n')).not.toContain('s3cr3t');
    // The server gets the secret, and not what opens all of them.
    expect(await environmentOf(run)).not.toContain(password);
    await svc(['secret', 'set', 'stored'], 's3cr3t-of-later');
    expect(await svc(['restart', 'keeper'], '', { XDG_DATA_HOME: data })).toMatchObject({ code: 2 });
    expect(await world.view('keeper')).toMatchObject({ status: 'running' });
    const again = await svc(['restart', 'keeper']);
    expect(await environmentOf(again)).toContain('s3cr3t-of-later');
    await svc(['rm', '--force', 'keeper']);
  });

  test('is refused before anything starts where the secret is nowhere, and takes the environment first', async () => {
    const start = ['run', '--runtime', 'process', 'npx://sought'];
    const words = (name: string): string[] => [...start, '--secret', `${name},target=KEY`, '--', '--modern'];
    const missing = await svc(words('missing'));
    expect(missing).toMatchObject({ code: 2, stdout: '' });
    expect(missing.stderr).toContain('there is no secret "missing" in');
    expect(missing.stderr).toContain('svc secret set missing');
    expect(await world.view('sought')).toBeUndefined();
    const named = { XDG_DATA_HOME: data, SVC_SECRET_STORED: 'of the shell' };
    const run = await svc(words('stored'), '', named);
    expect(await environmentOf(run)).toContain('of the shell');
    await svc(['rm', '--force', 'sought']);
  });
});

test.runIf(hasProgram('script', 'bsdutils'))('at a terminal nothing that is typed is shown', async () => {
  const environment = { ...process.env, XDG_DATA_HOME: join(world.folder, 'typed'), SVC_SECRETS_PASSWORD: '' };
  const command = `'${process.execPath}' '${launcher}' secret set typed`;
  const child = spawn('script', ['--quiet', '--echo', 'never', '--return', '--command', command, '/dev/null'], {
    env: environment,
    stdio: 'pipe',
  });
  const answers = [password, `${password}x\u007f`, 'the value'];
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    shown += piece;
    if (/(?:: )$/.test(shown) && answers.length > 0) child.stdin.write(`${answers.shift() ?? ''}\r`);
  });
  const errors = text(child.stderr);
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, errors: await errors }).toEqual({ code: 0, errors: '' });
  expect(shown).toContain('new password for');
  expect(shown).toContain('value of typed:');
  expect(shown).not.toMatch(/horse|the value\b/);
  const got = await svc(['secret', 'get', 'typed'], '', { ...opened, XDG_DATA_HOME: join(world.folder, 'typed') });
  expect(got.stdout).toBe('the value');
});
