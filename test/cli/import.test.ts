import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postModern } from '../support/mcp/raw-client.ts';
import type { SvcRun } from '../support/run-svc.ts';
import { openWorkloads } from '../support/workloads.ts';

const world = openWorkloads();
const opened = { XDG_DATA_HOME: join(world.folder, 'data'), SVC_SECRETS_PASSWORD: 'correct horse' };
const svc = (...args: readonly string[]): Promise<SvcRun> => world.svc(args, { environment: opened });
const write = (name: string, value: object | string): void =>
  writeFileSync(join(world.folder, name), typeof value === 'string' ? value : JSON.stringify(value));
const exported = async (name: string): Promise<unknown> => JSON.parse((await svc('export', name)).stdout);

const desktop = `{
  // servers of mine
  "mcpServers": {
    "My files": { "command": "npx", "args": ["-y", "files@1", "--modern"], "env": { "API_KEY": "k-very-secret" } },
    "boxed": { "command": "docker", "args": ["run", "-i", "--rm", "-e", "TOKEN", "-v", "/srv:/srv:ro", "an/image:1", "--flag"], "env": { "TOKEN": "t-very-secret" } },
    "wiki": { "url": "https://wiki.example.com/mcp", "headers": { "Authorization": "Bearer b-very-secret" } },
    "remote": { "command": "npx", "args": ["mcp-remote", "https://docs.example.com/sse"] },
    "own": { "command": "/home/ada/server.sh" },
    "asking": { "command": "npx", "args": ["x"], "env": { "KEY": "\${input:key}" } },
    "odd": { "command": "docker", "args": ["run", "--privileged", "an/image:1"] },
  },
}`;

describe('svc import', () => {
  test('shows what the servers of a client would be, and makes nothing', async () => {
    write('desktop.json', desktop);
    const { code, stdout, stderr } = await svc('import', 'desktop.json', '--dry-run');
    expect(code).toBe(1);
    expect(stdout.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
      'NAME | SERVER | SECRETS',
      'my-files | npx://files@1 | my-files.API_KEY',
      'boxed | an/image:1 | boxed.TOKEN',
      'wiki | https://wiki.example.com/mcp | wiki.Authorization',
      'remote | https://docs.example.com/sse',
      '',
    ]);
    expect(stderr).toContain('error: own is not imported: it starts "server.sh"');
    // oxlint-disable-next-line no-template-curly-in-string -- as the client writes it
    expect(stderr).toContain('error: asking is not imported: its client fills in ${input:key}');
    expect(stderr).toContain('error: odd is not imported: --privileged of the container engine has no counterpart');
    expect((await svc('list', '--quiet')).stdout).toBe('');
    expect((await svc('secret', 'list')).stdout).toBe('');
  });

  test('makes workloads whose values are in the store of secrets alone, and that start', async () => {
    write('desktop.json', desktop);
    const { code, stdout } = await svc('import', 'desktop.json', '--runtime', 'process');
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'my-files\nboxed\nwiki\nremote\n' });
    expect((await svc('secret', 'get', 'my-files.API_KEY')).stdout).toBe('k-very-secret');
    expect((await svc('secret', 'get', 'wiki.Authorization')).stdout).toBe('Bearer b-very-secret');
    for (const name of ['my-files', 'boxed', 'wiki']) {
      expect(readFileSync(world.path(name, 'workload.json'), 'utf8')).not.toContain('very-secret');
    }
    expect(await exported('boxed')).toMatchObject({ image: 'an/image:1', args: ['--flag'], volumes: ['/srv:/srv:ro'] });
    expect(await exported('wiki')).toMatchObject({
      headerForward: { fromSecret: { Authorization: 'wiki.Authorization' } },
    });
    expect(await world.view('my-files')).toMatchObject({ status: 'stopped' });
    const started = await svc('start', 'my-files');
    expect(started).toMatchObject({ code: 0 });
    const environment = await postModern(new URL(started.stdout.trim()), 'tools/call', {
      name: 'environment',
      arguments: {},
    });
    expect(await environment.text()).toContain('k-very-secret');
    write('registered.json', { mcpServers: { mine: { url: started.stdout.trim() } } });
    expect(await svc('import', 'registered.json')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('mine is not imported: it is the address of a workload'),
    });
    const again = await svc('import', 'desktop.json');
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('there is a workload "my-files" already')]);
  });

  test('replaces no secret that is there with another value', async () => {
    await world.svc(['secret', 'set', 'notes.KEY'], { environment: opened, input: 'of somebody' });
    write('notes.json', { servers: { notes: { command: 'npx', args: ['notes'], env: { KEY: 'other' } } } });
    const { code, stderr } = await svc('import', 'notes.json');
    expect([code, stderr]).toEqual([2, expect.stringContaining('there is a secret notes.KEY already')]);
    expect(await world.view('notes')).toBeUndefined();
  });

  test('reads what svc export wrote, and refuses other files', async () => {
    write('again.json', { schemaVersion: 'v1', name: 'again', image: 'npx://files', transport: 'stdio' });
    expect(await svc('import', 'again.json')).toMatchObject({ code: 0, stdout: 'again\n' });
    const document = await exported('again');
    expect(document).toMatchObject({ name: 'again', image: 'npx://files' });
    await svc('rm', 'again');
    write('again.json', document instanceof Object ? document : {});
    expect(await svc('import', 'again.json')).toMatchObject({ code: 0, stdout: 'again\n' });
    write('bad.json', { schemaVersion: 'v1', image: 'x', transport: 'pigeon' });
    expect(await svc('import', 'bad.json')).toMatchObject({ code: 1, stderr: expect.stringContaining('transport') });
    for (const words of [
      ['import'],
      ['import', 'absent.json'],
      ['import', 'x', '--client', 'zed'],
      ['import', '--client', 'codex'],
    ])
      expect(await svc(...words)).toMatchObject({ code: 2 });
    write('other.json', '{ "a": 1 }');
    expect(await svc('import', 'other.json')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is neither a run document'),
    });
  });
});

describe('svc import of a TOML file', () => {
  const codex = `\uFEFFmodel = "a" # a comment\r
[mcp_servers.files]\r
command = "npx"\r
args = ["-y", "files@2", "--modern"]\r
[mcp_servers.files.env]\r
FILES_KEY = "f-very-secret"\r
[mcp_servers."docs of mine"]\r
url = "https://docs.example.com/mcp"\r
bearer_token_env_var = "DOCS_TOKEN"\r
http_headers = { "X-Team" = "blue-very-secret" }\r
env_http_headers = { "X-Region" = "REGION" }\r
`;

  test('makes workloads of the servers of Codex', async () => {
    write('config.toml', codex);
    const { code, stdout, stderr } = await svc('import', 'config.toml', '--runtime', 'process');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'files\ndocs-of-mine\n' });
    expect(stderr).toContain('svc start files docs-of-mine');
    expect((await svc('secret', 'get', 'files.FILES_KEY')).stdout).toBe('f-very-secret');
    expect(await exported('files')).toMatchObject({
      image: 'npx://files@2',
      args: ['--modern'],
      secrets: [{ name: 'files.FILES_KEY', target: 'FILES_KEY' }],
    });
    expect(await exported('docs-of-mine')).toMatchObject({
      remoteUrl: 'https://docs.example.com/mcp',
      remoteAuth: { bearerTokenEnv: 'DOCS_TOKEN' },
      headerForward: { fromEnv: { 'X-Region': 'REGION' }, fromSecret: { 'X-Team': 'docs-of-mine.X-Team' } },
    });
    await svc('rm', '--all');
  });

  test.each([
    [
      'a key twice',
      '[mcp_servers.a]\nurl = "https://a.example.com"\nurl = "https://b.example.com"\n',
      /:3:\d+ is not TOML/,
    ],
    ['a table twice', '[mcp_servers.a]\n[mcp_servers.a]\n', /:2:\d+ is not TOML/],
    ['a string without an end', 'a = "', /is not TOML/],
    ['other things', 'a = 1\n', /is neither a run document nor the file of a client/],
  ])('refuses one with %s', async (_, text, message) => {
    write('bad.toml', text);
    const { code, stdout, stderr } = await svc('import', 'bad.toml');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('makes nothing of names that are those of objects in general', async () => {
    write('names.toml', '[mcp_servers.__proto__]\ncommand = "npx"\nargs = ["x"]\n[mcp_servers.constructor]\nurl = 7\n');
    const { code, stdout, stderr } = await svc('import', 'names.toml', '--dry-run');
    expect(code).toBe(1);
    expect(stdout).not.toContain('function');
    expect(stderr).toContain('constructor is not imported');
  });
});
