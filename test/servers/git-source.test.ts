import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gitReader } from '../../runtime/registry/sync/read-git.ts';
import type { SourceReading } from '../../runtime/registry/sync/source-reader.ts';
import { startGitServer, type GitServer } from '../support/git-server.ts';

const entries = (name: string): string => JSON.stringify({ data: { servers: [{ name }] } });
const forever = new AbortController().signal;

let server: GitServer;
let folder: string;
beforeEach(async () => {
  server = await startGitServer();
  folder = mkdtempSync(join(tmpdir(), 'svc-git-test-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const documentsOf = (reading: SourceReading): unknown =>
  reading.outcome === 'read' ? reading.versions.map(({ document }) => document) : reading;

describe('a git source', () => {
  test('reads the file of the default branch, and nothing more until the branch moves', async () => {
    const first = server.commit({ 'registry.json': entries('a/1'), 'big.bin': 'x'.repeat(1_000_000) });
    const reader = gitReader({ repository: server.url });
    const reading = await reader.read({}, forever);
    expect(documentsOf(reading)).toEqual(['{"name":"a/1"}']);
    expect(reading).toMatchObject({ etag: first, contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    server.requests.length = 0;
    expect(await reader.read({ etag: first }, forever)).toEqual({ outcome: 'unchanged', etag: first });
    // The references were asked for, and no content.
    expect(server.requests.filter((request) => request.startsWith('GET'))).toHaveLength(1);
    const second = server.commit({ 'registry.json': entries('a/2') });
    expect(await reader.read({ etag: first }, forever)).toMatchObject({ outcome: 'read', etag: second });
  });

  test('reads a branch, a tag and a commit, and a path inside the repository', async () => {
    const tagged = server.commit({ 'deep/list.json': entries('a/tagged') }, { tag: 'v1' });
    server.commit({ 'deep/list.json': entries('a/branch') }, { branch: 'next' });
    const between = server.commit({ 'deep/list.json': entries('a/between') });
    server.commit({ 'deep/list.json': entries('a/main') });
    const path = 'deep/list.json';
    const read = (more: object): Promise<SourceReading> =>
      gitReader({ repository: server.url, path, ...more }).read({}, forever);
    expect(documentsOf(await read({ branch: 'next' }))).toEqual(['{"name":"a/branch"}']);
    expect(documentsOf(await read({ tag: 'v1' }))).toEqual(['{"name":"a/tagged"}']);
    expect(documentsOf(await read({ commit: tagged }))).toEqual(['{"name":"a/tagged"}']);
    expect(documentsOf(await read({ commit: tagged.slice(0, 12) }))).toEqual(['{"name":"a/tagged"}']);
    const message = `${server.url} has no branch or tag at commit "${between.slice(0, 12)}"; write all its digits, or name a branch or tag`;
    expect(await read({ commit: between.slice(0, 12) })).toEqual({ outcome: 'failed', message });
    expect(documentsOf(await read({ commit: between }))).toEqual(['{"name":"a/between"}']);
    expect(documentsOf(await read({}))).toEqual(['{"name":"a/main"}']);
  });

  const mistakes: readonly (readonly [object, RegExp])[] = [
    [{ branch: 'absent' }, /^URL has no branch "absent"; correct git\.branch, or leave it out/],
    [{ tag: 'absent' }, /^URL has no tag "absent"; correct git\.tag$/],
    [{ commit: 'ab'.repeat(20) }, /^URL has no commit "(ab){20}"; correct git\.commit$/],
    [{ commit: 'abcdef0' }, /^URL has no branch or tag at commit "abcdef0"; write all its digits/],
    [{ path: 'a.json' }, /^there is no file a\.json in the default branch \(commit .{12}\) of URL; correct git\.path$/],
    [{ path: 'a/b.json', branch: 'main' }, /^there is no file a\/b\.json in branch "main"/],
    [{ path: 'linked.json' }, /^linked\.json in .* is a symbolic link, which is not followed; name the file itself/],
    [{ path: 'linked/registry.json' }, /^there is no file linked\/registry\.json in the default branch/],
    [{ path: 'deep' }, /^deep in .* is a folder; name a file in it in git\.path$/],
    [{ path: 'broken.json' }, /^broken\.json: it is not valid JSON$/],
    [{ branch: '--upload-pack=touch x' }, /not a valid Git name/],
    [{ path: '../../etc/passwd' }, /not a valid Git name/],
  ];
  test('says what was looked for, where, and what to do', async () => {
    const files = { 'registry.json': entries('a/b'), 'broken.json': '{', 'deep/registry.json': entries('a/deep') };
    server.commit(files, { links: { 'linked.json': '/etc/passwd', linked: 'deep' } });
    for (const [more, message] of mistakes) {
      const reading = await gitReader({ repository: server.url, ...more }).read({}, forever);
      const said = 'message' in reading && reading.message?.replace(server.url, 'URL');
      expect({ ...reading, message: said }).toEqual({ outcome: 'failed', message: expect.stringMatching(message) });
    }
  });

  test.each(['file:///etc', 'ext::sh -c touch% x', '--upload-pack=x', '/etc', 'http://-x/y'])(
    'refuses %s as a repository',
    async (repository) => {
      expect(await gitReader({ repository }).read({}, forever)).toMatchObject({ outcome: 'failed' });
    },
  );

  test('signs in with the password of a file, which no message holds', async () => {
    server.commit({ 'registry.json': entries('a/b') });
    server.protect('reader', 's3cret-word');
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, 's3cret-word\n');
    const read = (username: string): Promise<SourceReading> =>
      gitReader({ repository: server.url, auth: { username, passwordFile } }).read({}, forever);
    expect(documentsOf(await read('reader'))).toEqual(['{"name":"a/b"}']);
    const refused = await read('somebody');
    expect(refused).toEqual({
      outcome: 'failed',
      message: `${server.url} does not accept user somebody with the password of ${passwordFile}; correct git.auth`,
    });
    const anonymous = await gitReader({ repository: server.url }).read({}, forever);
    const asks = `${server.url} asks for a user and a password; name them in git.auth`;
    expect(anonymous).toEqual({ outcome: 'failed', message: asks });
    server.requests.length = 0;
    writeFileSync(passwordFile, ' \n');
    expect(await read('reader')).toEqual({
      outcome: 'failed',
      message: `the password file ${passwordFile} is empty; write the password or token into it (git.auth)`,
    });
    // Without its password nobody is asked anything.
    expect(server.requests).toEqual([]);
    const missing = await gitReader({
      repository: server.url,
      auth: { username: 'reader', passwordFile: join(folder, 'absent') },
    }).read({}, forever);
    expect(missing).toMatchObject({ outcome: 'failed', message: expect.stringContaining('password file') });
  });

  test.each([
    ['http://registry.invalid/x.git', 'cannot be reached: its host is unknown; correct git.repository'],
    ['http://127.0.0.1:1/x.git', /^cannot be reached: nothing answers there; correct git\.repository/],
    ['http://somebody:s3cret-word@127.0.0.1:1/x.git', /^cannot be reached: nothing answers there/],
  ])('%s is reported with the fix', async (repository, meaning) => {
    const reading = await gitReader({ repository }).read({}, forever);
    const shown = repository.replace('somebody:s3cret-word@', '');
    const message = 'message' in reading ? (reading.message ?? '') : '';
    expect(message.startsWith(`${shown} `)).toBe(true);
    expect(message.slice(shown.length + 1)).toEqual(
      typeof meaning === 'string' ? meaning : expect.stringMatching(meaning),
    );
  });

  test('says that a repository is not there, or not for everybody', async () => {
    server.commit({ 'registry.json': entries('a/b') });
    const repository = server.url.replace('catalog.git', 'openssl.git');
    expect(await gitReader({ repository }).read({}, forever)).toEqual({
      outcome: 'failed',
      message: `${repository} is not there; correct git.repository, or name a user in git.auth if it is private`,
    });
  });

  test('follows no redirect', async () => {
    const other = await startGitServer();
    try {
      other.commit({ 'registry.json': entries('a/other') });
      server.redirect(new URL(other.url).origin);
      expect(await gitReader({ repository: server.url }).read({}, forever)).toEqual({
        outcome: 'failed',
        message: `${server.url} redirects, which is not followed; write the final address as git.repository`,
      });
      expect(other.requests).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test('ends with the signal', async () => {
    const { createServer } = await import('node:net');
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const reading = await gitReader({ repository: `http://127.0.0.1:${port}/x.git` }).read(
      {},
      AbortSignal.timeout(300),
    );
    expect(reading).toEqual({ outcome: 'failed', message: 'git did not answer in time' });
    silent.close();
  });
});

test('a server of plain files is refused, and leaves no process behind', async () => {
  const { execFileSync } = await import('node:child_process');
  const { createServer } = await import('node:http');
  const { readFileSync } = await import('node:fs');
  const [work, bare] = [join(folder, 'work'), join(folder, 'plain.git')];
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      env: { PATH: process.env['PATH'] ?? '', HOME: folder },
      stdio: 'ignore',
    });
  git('init', '--quiet', work);
  writeFileSync(join(work, 'registry.json'), entries('a/b'));
  git('-C', work, 'add', '--all');
  git('-C', work, 'commit', '--quiet', '-m', 'entries');
  git('clone', '--quiet', '--bare', work, bare);
  git('-C', bare, 'update-server-info');
  let asked = 0;
  const plain = createServer((request, response) => {
    asked += 1;
    try {
      response.end(readFileSync(join(folder, (request.url ?? '').split('?')[0] ?? '')));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const address = plain.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const reading = await gitReader({ repository: `http://127.0.0.1:${port}/plain.git` }).read(
    {},
    AbortSignal.timeout(20_000),
  );
  expect(reading).toMatchObject({ outcome: 'failed', message: expect.stringContaining('dumb') });
  const before = asked;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked).toBe(before);
  plain.closeAllConnections();
  plain.close();
});
