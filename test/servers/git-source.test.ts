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
    const message = `no branch or tag is at ${between.slice(0, 12)}; write the commit with all its digits`;
    expect(await read({ commit: between.slice(0, 12) })).toEqual({ outcome: 'failed', message });
    expect(documentsOf(await read({ commit: between }))).toEqual(['{"name":"a/between"}']);
    expect(documentsOf(await read({}))).toEqual(['{"name":"a/main"}']);
  });

  test.each([
    [{ branch: 'absent' }, 'the repository has no branch absent'],
    [{ tag: 'absent' }, 'the repository has no tag absent'],
    [{ path: 'absent.json' }, /^there is no file absent\.json in commit/],
    [{ path: 'broken.json' }, 'broken.json: it is no valid JSON'],
    [{ branch: '--upload-pack=touch x' }, /no name git could use/],
    [{ path: '../../etc/passwd' }, /no name git could use/],
  ])('%j says what is wrong', async (more, message) => {
    server.commit({ 'registry.json': entries('a/b'), 'broken.json': '{' });
    const reading = await gitReader({ repository: server.url, ...more }).read({}, forever);
    expect(reading).toEqual({
      outcome: 'failed',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
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
    expect(refused.outcome).toBe('failed');
    expect(JSON.stringify(refused)).not.toContain('s3cret-word');
    const missing = await gitReader({
      repository: server.url,
      auth: { username: 'reader', passwordFile: join(folder, 'absent') },
    }).read({}, forever);
    expect(missing).toMatchObject({ outcome: 'failed', message: expect.stringContaining('password file') });
  });

  test('follows no redirect', async () => {
    const other = await startGitServer();
    try {
      other.commit({ 'registry.json': entries('a/other') });
      server.redirect(new URL(other.url).origin);
      expect(await gitReader({ repository: server.url }).read({}, forever)).toMatchObject({ outcome: 'failed' });
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
