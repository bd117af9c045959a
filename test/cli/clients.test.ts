import { existsSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SvcRun } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openWorkloads } from '../support/workloads.ts';

const world = openWorkloads();
let home = '';
let url = '';
/** Each test has a home of its own, and all of them the same workload. */
const svc = (...args: readonly string[]): Promise<SvcRun> =>
  world.svc(args, { environment: { HOME: home, XDG_CONFIG_HOME: join(home, '.config') } });
const at = (path: string): string => join(home, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text, { mode });
}

const files: Readonly<Record<string, string>> = {
  'claude-code': '.claude.json',
  cursor: '.cursor/mcp.json',
  vscode: '.config/Code/User/mcp.json',
  'gemini-cli': '.gemini/settings.json',
  windsurf: '.codeium/windsurf/mcp_config.json',
  zed: '.config/zed/settings.json',
  codex: '.codex/config.toml',
  'claude-desktop': '.config/Claude/claude_desktop_config.json',
};

beforeAll(async () => {
  url = (await world.run('npx://files', '--name', 'files', '--', '--modern')).href;
});
beforeEach(async () => {
  home = temporaryFolder('svc-home-');
  const state = join(world.folder, 'state/svc/clients');
  if (existsSync(state)) for (const client of Object.keys(files)) writeFileSync(join(state, `${client}.json`), '{}');
});

describe('svc client', () => {
  test('finds the clients that are used here', async () => {
    mkdirSync(at('.cursor'));
    write('.claude.json', '{}');
    const { stdout } = await svc('client', 'detect', '--format', 'json');
    const found: { client: string; isUsed: boolean; file: string }[] = JSON.parse(stdout);
    expect(found.filter(({ isUsed }) => isUsed).map(({ client }) => client)).toEqual(['claude-code', 'cursor']);
    expect(Object.fromEntries(found.map(({ client, file }) => [client, file]))).toEqual(
      Object.fromEntries(Object.entries(files).map(([client, file]) => [client, at(file)])),
    );
    const { code, stderr } = await world.svc(['client', 'register', 'files'], {
      environment: { HOME: temporaryFolder('svc-home-'), XDG_CONFIG_HOME: '/nowhere' },
    });
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('no client that svc knows') });
  });

  test('loses no entry where commands change a client at the same time, and no byte of a file that is not UTF-8', async () => {
    await world.run('npx://files', '--name', 'others', '--', '--modern');
    write('.cursor/mcp.json', '{}');
    const both = await Promise.all(
      ['files', 'others'].map((name) => svc('client', 'register', name, '--client', 'cursor')),
    );
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(Object.keys(JSON.parse(read('.cursor/mcp.json')).mcpServers).toSorted()).toEqual(['files', 'others']);
    const latin = Buffer.from('{"name": "Jos\u00e9"}', 'latin1');
    writeFileSync(at('.cursor/mcp.json'), latin);
    const refused = await svc('client', 'register', 'files', '--client', 'cursor');
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('is not UTF-8') });
    expect(readFileSync(at('.cursor/mcp.json'))).toEqual(latin);
  });

  test('registers a workload in each form, makes files that are missing, and takes it out again', async () => {
    const all = Object.keys(files).flatMap((client) => ['--client', client]);
    const registered = await svc('client', 'register', 'files', ...all);
    expect(registered).toMatchObject({ code: 0, stderr: '' });
    const forms = Object.entries(files).map(([client, file]) => [
      client,
      file.endsWith('.toml') ? read(file) : JSON.parse(read(file)),
    ]);
    expect(Object.fromEntries(forms)).toEqual({
      'claude-code': { mcpServers: { files: { type: 'http', url } } },
      cursor: { mcpServers: { files: { url } } },
      vscode: { servers: { files: { type: 'http', url } } },
      'gemini-cli': { mcpServers: { files: { httpUrl: url } } },
      windsurf: { mcpServers: { files: { serverUrl: url } } },
      zed: { context_servers: { files: { url } } },
      codex: `[mcp_servers.files]\nurl = "${url}"\n`,
      'claude-desktop': { mcpServers: { files: { command: 'npx', args: ['-y', 'mcp-remote', url] } } },
    });
    expect(statSync(at('.cursor/mcp.json')).mode & 0o777).toBe(0o600);
    expect((await svc('client', 'detect')).stdout).toMatch(/^zed +yes +files +\//m);
    const again = await svc('client', 'register', 'files', '--client', 'cursor');
    expect(again).toEqual({ code: 0, stdout: `cursor: ${at('.cursor/mcp.json')} (unchanged)\n`, stderr: '' });
    expect(await svc('client', 'remove', 'files')).toMatchObject({ code: 0 });
    for (const file of Object.values(files)) expect(read(file)).not.toContain('files');
  });

  test('leaves comments, order, indentation and everybody else as they are', async () => {
    const text = [
      '// settings of mine',
      '{',
      '\t"theme": "dark", // at night',
      '\t"context_servers": {',
      '\t\t/* of the office */',
      '\t\t"wiki": { "url": "https://wiki.example.com/mcp" },',
      '\t},',
      '\t"font": 12,',
      '}',
      '',
    ].join('\n');
    write('.config/zed/settings.json', text, 0o640);
    await svc('client', 'register', 'files');
    const after = read('.config/zed/settings.json');
    const own = ['\t\t"files": {', `\t\t\t"url": "${url}"`, '\t\t},'];
    const lines = text.split('\n');
    expect(after.split('\n')).toEqual([...lines.slice(0, 4), ...own, ...lines.slice(4)]);
    expect(statSync(at('.config/zed/settings.json')).mode & 0o777).toBe(0o640);
    expect(await svc('client', 'undo', 'zed')).toMatchObject({ code: 0 });
    expect(read('.config/zed/settings.json')).toBe(text);
    await svc('client', 'register', 'files');
    await svc('client', 'remove', 'files');
    expect(read('.config/zed/settings.json')).toBe(text);
  });

  test('takes a server out wherever it is, with one comma and no comment', async () => {
    write('.cursor/mcp.json', '{}');
    await svc('client', 'register', 'files');
    const entry = `"files": { "url": "${url}" }`;
    const cases: readonly (readonly [string, string])[] = [
      [`{ "mcpServers": { ${entry} } }`, '{ "mcpServers": { } }'],
      [`{ "mcpServers": { "a": {}, /* , */ ${entry} } }`, '{ "mcpServers": { "a": {} /* , */ } }'],
      [`{ "mcpServers": { "a": {} // ,\n, ${entry} } }`, '{ "mcpServers": { "a": {} // ,\n } }'],
      [`{ "mcpServers": { "a": {}, ${entry}, "b": {} } }`, '{ "mcpServers": { "a": {}, "b": {} } }'],
    ];
    for (const [before, after] of cases) {
      write('.cursor/mcp.json', before);
      await svc('client', 'register', 'files');
      expect(await svc('client', 'remove', 'files')).toMatchObject({ code: 0 });
      expect(read('.cursor/mcp.json')).toBe(after);
    }
  });

  test('goes through links, and removes with undo a file that it made', async () => {
    write('dotfiles/mcp.json', '{}');
    mkdirSync(at('.cursor'));
    symlinkSync('../dotfiles/mcp.json', at('.cursor/mcp.json'));
    await svc('client', 'register', 'files');
    expect(lstatSync(at('.cursor/mcp.json')).isSymbolicLink()).toBe(true);
    expect(JSON.parse(read('dotfiles/mcp.json'))).toEqual({ mcpServers: { files: { url } } });
    await svc('client', 'register', 'files', '--client', 'windsurf');
    expect(await svc('client', 'undo', 'windsurf')).toMatchObject({ code: 0 });
    expect(existsSync(at(files['windsurf'] ?? ''))).toBe(false);
  });

  test.each([
    ['is no JSON', '{ "mcpServers": ', 'is not JSON'],
    ['holds something else there', '{ "mcpServers": [] }', 'mcpServers is not an object'],
    ['has an entry of somebody else', '{ "mcpServers": { "files": { "command": "x" } } }', 'that svc did not register'],
  ])('leaves a file alone that %s', async (_, text, problem) => {
    write('.cursor/mcp.json', text);
    const { code, stdout, stderr } = await svc('client', 'register', 'files');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(problem);
    expect(read('.cursor/mcp.json')).toBe(text);
  });

  test('edits TOML in place: strings, lists and tables of others stay, and so do their comments', async () => {
    const text = [
      'model = "o4" # of mine',
      'note = """',
      '[mcp_servers.files] is not a table here',
      '"""',
      'list = [ # two',
      '  "a]", \'b\',',
      ']',
      '[mcp_servers.docs] # ours',
      'command = "npx"',
      'env = { "API_KEY" = "x" }',
      '',
      '# the end',
      '',
    ].join('\n');
    write('.codex/config.toml', text);
    expect(await svc('client', 'register', 'files', '--client', 'codex')).toMatchObject({ code: 0 });
    expect(read('.codex/config.toml')).toBe(`${text}\n[mcp_servers.files]\nurl = "${url}"\n`);
    expect(await svc('client', 'undo', 'codex')).toMatchObject({ code: 0 });
    expect(read('.codex/config.toml')).toBe(text);
    await svc('client', 'register', 'files', '--client', 'codex');
    write('.codex/config.toml', `${read('.codex/config.toml')}startup_timeout_sec = 20\n\n[tui]\ntheme = "dark"\n`);
    expect(await svc('client', 'remove', 'files', '--client', 'codex')).toMatchObject({ code: 0 });
    expect(read('.codex/config.toml')).toBe(`${text}\n[tui]\ntheme = "dark"\n`);
    for (const [other, problem] of [
      ['[mcp_servers.files]\ncommand = "x"\n', 'that svc did not register'],
      ['mcp_servers.files.url = "http://127.0.0.1:1/mcp"\n', 'that svc did not register'],
      ['mcp_servers = { }\n', 'mcp_servers is not a table of its own'],
      ['model = "o4\n', 'is not TOML'],
    ] as const) {
      write('.codex/config.toml', other);
      const refused = await svc('client', 'register', 'files', '--client', 'codex');
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(problem)]);
      expect(read('.codex/config.toml')).toBe(other);
    }
  });

  test('keeps nothing of the file but its own entry, and undo leaves what others changed meanwhile', async () => {
    write('.cursor/mcp.json', '{ "mcpServers": { "wiki": { "headers": { "Authorization": "Bearer of-the-wiki" } } } }');
    await svc('client', 'register', 'files');
    expect(world.file('../clients', 'cursor.json')).not.toContain('of-the-wiki');
    write('.cursor/mcp.json', read('.cursor/mcp.json').replace('of-the-wiki', 'another'));
    expect(await svc('client', 'undo', 'cursor')).toMatchObject({ code: 0 });
    expect(JSON.parse(read('.cursor/mcp.json'))).toEqual({
      mcpServers: { wiki: { headers: { Authorization: 'Bearer another' } } },
    });
    // What was taken out is put back.
    await svc('client', 'register', 'files');
    await svc('client', 'remove', 'files');
    expect(await svc('client', 'undo', 'cursor')).toMatchObject({ code: 0 });
    expect(JSON.parse(read('.cursor/mcp.json')).mcpServers.files).toEqual({ url });
  });

  test('undoes and removes nothing that somebody has changed since', async () => {
    mkdirSync(at('.cursor'));
    await svc('client', 'register', 'files');
    const changed = read('.cursor/mcp.json').replace(url, 'http://127.0.0.1:1/mcp');
    write('.cursor/mcp.json', changed);
    expect(await svc('client', 'undo', 'cursor')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('was changed since'),
    });
    expect(await svc('client', 'remove', 'files')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the server "files" has been changed'),
    });
    expect(read('.cursor/mcp.json')).toBe(changed);
  });

  test('says which clients it knows', async () => {
    expect(await svc('client', 'register', 'files', '--client', 'curser')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean "cursor"?'),
    });
    expect(await svc('client', 'register', 'nothing', '--client', 'cursor')).toMatchObject({ code: 1 });
  });
});
