import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Resolve } from '../../runtime/http/outgoing/outgoing-connection.ts';
import { runGit } from '../../runtime/registry/sync/git-command.ts';
import { gitReader } from '../../runtime/registry/sync/read-git.ts';
import { sourceReaders } from '../../runtime/registry/sync/source-readers.ts';
import { startGitServer, type GitServer } from '../support/git-server.ts';

const neverSynced = {
  phase: 'pending',
  attemptCount: 0,
  serverCount: 0,
  skillCount: 0,
  quarantined: [],
  quarantinedCount: 0,
} as const;
const forever = new AbortController().signal;
const answering =
  (...addresses: readonly string[]): Resolve =>
  (_name, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-git-bounds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a git source that was made over the API', () => {
  const path = process.env['PATH'] ?? '';
  afterEach(() => {
    process.env['PATH'] = path;
  });
  /** Puts a fake git on the path, which records how it was called. */
  function standIn(version: string): () => string {
    const calls = join(folder, 'calls');
    writeFileSync(calls, '');
    const lines = ['#!/bin/sh', `printf '%s\\n' "$*" >> ${calls}`, `echo 'git version ${version}'`];
    writeFileSync(join(folder, 'git'), lines.join('\n'));
    chmodSync(join(folder, 'git'), 0o755);
    process.env['PATH'] = `${folder}:${path}`;
    return () => readFileSync(calls, 'utf8');
  }
  const read = (resolve: Resolve) =>
    gitReader({ repository: 'https://git.example.com/x.git' }, { isPublicOnly: true, resolve }).read({}, forever);

  test.each([['127.0.0.1'], ['10.0.0.5'], ['169.254.169.254'], ['::1'], ['::ffff:10.0.0.5'], ['fd00::1']])(
    'is not read where its name leads to %s',
    async (address) => {
      const calls = standIn('2.39.5');
      expect(await read(answering(address))).toEqual({
        outcome: 'failed',
        message: expect.stringContaining('https://git.example.com/x.git is at an address that is not called'),
      });
      expect(calls()).not.toContain('ls-remote');
    },
  );

  test('is read at the public addresses that were looked at, and at no others', async () => {
    const calls = standIn('2.39.5');
    await read(answering('10.0.0.5', '93.184.216.34', '2606:2800:21f:cb07::1'));
    expect(calls()).toMatch(
      /-c http\.curloptResolve=git\.example\.com:443:93\.184\.216\.34,\[2606:2800:21f:cb07::1\] ls-remote /,
    );
  });

  test('needs a git that takes the addresses it is given', async () => {
    const calls = standIn('2.36.9');
    expect(await read(answering('93.184.216.34'))).toMatchObject({ message: expect.stringContaining('git 2.37') });
    expect(calls()).not.toContain('ls-remote');
    standIn('3.0.0');
    expect(await read(answering('93.184.216.34'))).not.toMatchObject({ message: expect.stringContaining('git 2.37') });
  });

  test('is unknown where its name is', async () => {
    standIn('2.39.5');
    const unknown: Resolve = (_name, callback) => callback(new Error('ENOTFOUND'), []);
    expect(await read(unknown)).toMatchObject({ message: expect.stringContaining('is unknown') });
  });
});

test('which sources were made over the API decides which hosts are called', async () => {
  const readers = sourceReaders();
  const definition = { name: 'x', git: { repository: 'https://localhost:1/x.git' }, syncPolicy: { interval: '1h' } };
  const read = (origin: 'API' | 'CONFIG') =>
    readers
      .readerOf({
        name: 'x',
        incarnation: 0,
        origin,
        definition,
        revision: 0,
        sync: neverSynced,
        createdAt: 1,
        updatedAt: 1,
      })
      ?.read({}, forever);
  const refused = { outcome: 'failed', message: expect.stringContaining('at an address that is not called') };
  expect(await read('API')).toEqual(refused);
  expect(await read('CONFIG')).not.toEqual(refused);
  await readers.close();
});

describe('the git program', () => {
  let server: GitServer;
  beforeEach(async () => {
    server = await startGitServer();
  });
  afterEach(() => server.close());

  test('connects to the address that it is given for a name', async () => {
    const commit = server.commit({ 'registry.json': '{}' });
    const url = new URL(server.url);
    url.hostname = 'git.example.com';
    const options = { folder, signal: forever, limit: 10_000, room: 10_000_000, problemOf: (text: string) => text };
    const pin = `git.example.com:${url.port}:127.0.0.1`;
    const pinned = await runGit(['ls-remote', '--', url.href, 'HEAD'], { ...options, pin });
    expect('output' in pinned && pinned.output.toString('utf8')).toBe(`${commit}\tHEAD\n`);
  });

  test('is given so much room and no more', async () => {
    server.commit({ 'registry.json': '{"data":{"servers":[]}}', 'big.bin': randomBytes(2_000_000).toString('base64') });
    const read = (room: number) => gitReader({ repository: server.url }, { room }).read({}, forever);
    expect(await read(10_000_000)).toMatchObject({ outcome: 'read' });
    expect(await read(500_000)).toEqual({
      outcome: 'failed',
      message: 'the repository is larger than 500000 bytes',
    });
  });
});
