import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GitSource } from '../../../../generated/types/git-source.ts';
import { runGit, type GitOptions } from '../../../../runtime/registry/sync/git-command.ts';
import { gitReader } from '../../../../runtime/registry/sync/read-git.ts';
import type { SourceReading } from '../../../../runtime/registry/sync/source-reader.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/*
 * What git is started with, seen by a program of that name that writes it down. Whether the real one obeys is seen in
 * test/servers/git-source.test.ts.
 */
const folder = temporaryFolder('svc-git-program-');
const calls = join(folder, 'calls');
const size = join(folder, 'size');
const before = { ...process.env };
const hash = 'a'.repeat(40);
const program = `#!/bin/sh
call=$(ls '${calls}' | wc -l)
mkdir "${calls}/$call"
printf '%s\\0' "$@" > "${calls}/$call/args"
env -0 > "${calls}/$call/env"
while [ "$1" = -c ]; do shift 2; done
case "$1" in
ls-remote) printf '${hash}\\tHEAD\\n' ;;
ls-tree) printf '100644 blob ${hash}\\tregistry.json\\0' ;;
cat-file) if [ "$2" = -s ]; then cat '${size}'; else printf '{"data":{"servers":[]}}'; fi ;;
helper) sleep 600 > /dev/null 2>&1 & printf '%s' $! ;;
esac
`;

beforeAll(() => {
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/git'), program);
  chmodSync(join(folder, 'bin/git'), 0o755);
  process.env['PATH'] = `${join(folder, 'bin')}:${before['PATH'] ?? ''}`;
  // What surrounds the server: none of it is git's business.
  process.env['GIT_DIR'] = '/nowhere';
  process.env['GIT_CONFIG_PARAMETERS'] = "'core.fsmonitor=touch /tmp/never'";
  process.env['DATABASE_PASSWORD'] = 'of-the-server';
});
afterAll(() => {
  for (const name of ['GIT_DIR', 'GIT_CONFIG_PARAMETERS', 'DATABASE_PASSWORD']) delete process.env[name];
  process.env['PATH'] = before['PATH'];
});
beforeEach(() => {
  rmSync(calls, { recursive: true, force: true });
  mkdirSync(calls);
  writeFileSync(size, '100');
});

const read = (source: GitSource): Promise<SourceReading> => gitReader(source).read({}, new AbortController().signal);

/** Arguments and environment of each call, without what a shell adds. */
function started(): { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> }[] {
  const parts = (call: string, file: string): string[] =>
    readFileSync(join(calls, call, file), 'utf8')
      .split('\0')
      .filter((text) => text !== '');
  return readdirSync(calls).map((call) => {
    const variables = parts(call, 'env').map((text): [string, string] => [
      text.slice(0, text.indexOf('=')),
      text.slice(text.indexOf('=') + 1),
    ]);
    const own = variables.filter(([name]) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name));
    return { args: parts(call, 'args'), env: Object.fromEntries(own) };
  });
}

const shut = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'credential.helper=',
  'http.followRedirects=false',
  'protocol.allow=never',
  'submodule.recurse=false',
];

describe('git', () => {
  test('is started with nothing of the machine, and with everything shut that could run or lead elsewhere', async () => {
    expect(await read({ repository: 'https://git.example.com/x.git' })).toMatchObject({ outcome: 'read' });
    const all = started();
    expect(all.length).toBeGreaterThan(3);
    for (const { args, env } of all) {
      expect(env).toEqual({
        PATH: process.env['PATH'],
        HOME: expect.stringContaining('svc-git-'),
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_NO_LAZY_FETCH: '1',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
      });
      for (const setting of shut) expect(args[args.indexOf(setting) - 1], setting).toBe('-c');
      const repository = args.indexOf('https://git.example.com/x.git');
      if (repository !== -1) expect(args.slice(0, repository)).toContain('--');
      // Nothing of it stays on the disk.
      expect(existsSync(env['HOME'] ?? '')).toBe(false);
    }
  });

  test('gets a password in its environment alone, for the one host that it is for', async () => {
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, 'pass-word\n');
    await read({ repository: 'https://git.example.com/x.git', auth: { username: 'ada', passwordFile } });
    const basic = Buffer.from('ada:pass-word').toString('base64');
    for (const { args, env } of started()) {
      expect(args.join(' ')).not.toMatch(new RegExp(`pass-word|${basic}|extraHeader`));
      const { GIT_CONFIG_COUNT, GIT_CONFIG_KEY_0, GIT_CONFIG_VALUE_0 } = env;
      expect([GIT_CONFIG_COUNT, GIT_CONFIG_KEY_0]).toEqual(['1', 'http.https://git.example.com/.extraHeader']);
      expect(GIT_CONFIG_VALUE_0).toBe(`Authorization: Basic ${basic}`);
    }
  });

  test.each([
    [{ repository: 'file:///etc' }],
    [{ repository: 'ext::sh -c true' }],
    [{ repository: '--upload-pack=x' }],
    [{ repository: 'ssh://git@git.example.com/x.git' }],
    [{ repository: 'https://git.example.com/x.git', branch: '--output=x' }],
    [{ repository: 'https://git.example.com/x.git', tag: 'a..b' }],
    [{ repository: 'https://git.example.com/x.git', path: '../x' }],
    [{ repository: 'https://git.example.com/x.git', path: '-x' }],
  ])('is not even started for %j', async (source) => {
    expect(await read(source)).toMatchObject({ outcome: 'failed' });
    expect(started()).toEqual([]);
  });

  test('is not asked for a file that is too large', async () => {
    writeFileSync(size, String(200 * 1024 * 1024));
    const large = await read({ repository: 'https://git.example.com/x.git' });
    expect(large).toMatchObject({ outcome: 'failed', message: expect.stringContaining('larger than') });
    expect(started().some(({ args }) => args.includes('blob'))).toBe(false);
  });
});

describe('one command', () => {
  const options = (limit: number): GitOptions => ({
    folder,
    signal: new AbortController().signal,
    limit,
    room: Number.MAX_SAFE_INTEGER,
    problemOf: (stderr) => stderr,
  });

  test('that says more than it may is ended', async () => {
    expect(await runGit(['cat-file', 'blob', hash], options(10))).toEqual({ problem: 'the file is too large' });
    expect(await runGit(['cat-file', 'blob', hash], options(100))).toHaveProperty('output');
  });

  test('leaves no helper behind', async () => {
    const result = await runGit(['helper'], options(100));
    const helper = 'output' in result ? result.output.toString('utf8') : '';
    expect(helper).toMatch(/^\d+$/);
    // Of one that has ended nothing is left to read, or an empty line where nobody has asked for its end.
    const command = (): string => {
      try {
        return readFileSync(`/proc/${helper}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    };
    await vi.waitFor(() => expect(command()).toBe(''), { timeout: 20_000, interval: 10 });
  });
});
