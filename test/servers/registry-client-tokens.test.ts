import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOidcProvider, type RunningOidcProvider } from '../support/oidc-provider.ts';
import { runInProcess } from '../support/run-in-process.ts';
import type { SvcRun } from '../support/run-svc.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { serverJson } from '../support/sample-registry.ts';

let folder: string;
let provider: RunningOidcProvider;
let guarded: TestRegistry;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-registry-tokens-'));
  provider = await startOidcProvider();
  guarded = await startTestRegistry({
    sources: [{ name: 'team', managed: {} }],
    registries: [{ name: 'gated', sources: ['team'], claims: { org: 'acme' } }],
    auth: {
      mode: 'oauth',
      oauth: { providers: [{ name: 'login', issuerUrl: provider.issuer, audience: provider.resource }] },
      authz: { roles: { manageEntries: [{ groups: 'authors' }] } },
    },
  });
  await guarded.ready();
  const now = Math.floor(Date.now() / 1000);
  tokens['author'] = await provider.sign({ sub: 'author', org: 'acme', groups: ['authors'], exp: now + 600 });
  tokens['reader'] = await provider.sign({ sub: 'reader', org: 'acme', exp: now + 600 });
  tokens['guest'] = await provider.sign({ sub: 'guest', org: 'other', exp: now + 600 });
  tokens['expired'] = await provider.sign({ sub: 'author', org: 'acme', exp: now - 3600 });
});
afterAll(async () => {
  await guarded.close();
  await provider.stop();
  rmSync(folder, { recursive: true });
});

const onGuarded = (who: string | undefined, ...args: string[]): Promise<SvcRun> =>
  runInProcess(['registry', ...args, '--server', guarded.address], {
    cwd: folder,
    environment: who === undefined ? {} : { SVC_REGISTRY_TOKEN: tokens[who] ?? '' },
  });
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('what people publish with a token', () => {
  test('claims travel beside the document, from the file or the command line', async () => {
    const both = file('c.json', serverJson('com.example/claimed', '1.0.0', ',"claims":{"org":"acme"}'));
    expect(await onGuarded('author', 'publish', 'team', both, '--claim', 'org=acme')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/claims are in .*c\.json and on the command line\nHint: leave out --claim/),
    });
    expect(await onGuarded('author', 'publish', 'gated', both)).toEqual({
      code: 0,
      stdout: '',
      stderr: 'published com.example/claimed 1.0.0\n',
    });
    const shown = await onGuarded('reader', 'show', 'gated', 'com.example/claimed');
    expect(JSON.parse(shown.stdout)).toMatchObject({ server: { version: '1.0.0' } });
    expect(shown.stdout).not.toContain('claims');
    const bare = file('d.json', serverJson('com.example/bare', '1.0.0'));
    expect((await onGuarded('author', 'publish', 'team', bare)).stderr).toMatch(
      /\nwarning: entry without claims: under full authorization only a super-admin sees it\n$/,
    );
  });
});

describe('a caller without access', () => {
  const of = ['show', 'gated', 'com.example/claimed'];
  test('gets a hint about what is missing', async () => {
    expect(await onGuarded(undefined, ...of)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/\nHint: put a token in SVC_REGISTRY_TOKEN/),
    });
    expect(await onGuarded('expired', ...of)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/\nHint: the token expired at \d{4}-\S+Z; get a new one\n$/),
    });
    const foreign = await runInProcess(['registry', ...of, '--server', guarded.address], {
      environment: { SVC_REGISTRY_TOKEN: 'opaque' },
    });
    expect(foreign.stderr).toMatch(/\nHint: get a token from a provider that http\S+oauth-protected-resource names\n$/);
    expect(await onGuarded('guest', ...of)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/claims of the registry "gated"\nHint: use a token that holds them/),
    });
    const entry = file('e.json', serverJson('com.example/never', '1.0.0'));
    expect(await onGuarded('reader', 'publish', 'team', entry, '--claim', 'org=acme')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^error: this needs the role manageEntries .*\nHint: those who run the registry give out roles\n$/,
      ),
    });
    // A caller who may not list the registries gets no names.
    expect((await onGuarded('reader', 'list', 'gatde')).stderr).toMatch(/\nHint: ask those who run the server/);
  });

  test('with an empty token file sends no request', async () => {
    const empty = file('empty.token', '\n');
    expect(await onGuarded(undefined, ...of, '--token-file', empty)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^error: the token file \S+ is empty\nHint: /),
    });
    expect(await onGuarded(undefined, ...of, '--token-file', join(folder, 'none'))).toMatchObject({ code: 2 });
  });
});
