import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../support/answering-server.ts';
import { startQuickServer } from '../support/mcp/quick-server.ts';
import { writeStandInLauncher } from '../support/mcp/stand-in-launcher.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { openWorkloads } from '../support/workloads.ts';

const world = openWorkloads();
writeStandInLauncher(world.folder, 'uvx');

/** A server.json of a package that runs as a process. */
function packaged(name: string, version: string, more: object = {}): object {
  return {
    name,
    version,
    description: 'About it',
    packages: [
      { registryType: 'npm', identifier: 'weather', version, transport: { type: 'stdio' }, ...more },
      { registryType: 'oci', identifier: `registry.invalid/weather:${version}`, transport: { type: 'stdio' } },
    ],
  };
}

const demanding = packaged('com.example/demanding', '1.0.0', {
  environmentVariables: [
    { name: 'REGION', description: 'where', isRequired: true },
    { name: 'API_KEY', description: 'your key', isRequired: true, isSecret: true },
    { name: 'UNITS', default: 'metric' },
    { name: 'PLACE', value: '{city}, {land}', variables: { city: { default: 'Rome' }, land: { value: 'Italy' } } },
  ],
  packageArguments: [
    { type: 'positional', value: '--modern' },
    { type: 'named', name: '--depth', default: '3' },
    { type: 'positional', valueHint: 'folder', isRequired: true },
  ],
});

const servers = [
  packaged('com.example/weather', '1.9.0', { packageArguments: [{ type: 'positional', value: '--modern' }] }),
  packaged('com.example/weather', '1.10.0', { packageArguments: [{ type: 'positional', value: '--modern' }] }),
  demanding,
  {
    name: 'com.example/strange',
    version: '1.0.0',
    description: 'About it',
    packages: [{ registryType: 'nuget', identifier: 'Strange', transport: { type: 'stdio' } }],
  },
];
const catalog = { version: '1.0.0', meta: { last_updated: '2026-01-01T00:00:00Z' }, data: { servers } };

const closings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closings) await close();
});

async function ownRegistry(): Promise<TestRegistry> {
  const registry = await startTestRegistry({
    sources: [{ name: 'reviewed', file: { data: JSON.stringify(catalog) } }],
    registries: [{ name: 'team', sources: ['reviewed'] }],
    auth: { mode: 'anonymous' },
  });
  closings.push(() => registry.close());
  await registry.ready();
  return registry;
}

/** A server that answers as the official API does, for one entry. */
async function officialApi(entry: { readonly name: string }): Promise<AnsweringServer> {
  const path = `/v0.1/servers/${encodeURIComponent(entry.name)}/versions/latest`;
  const server = await startAnsweringServer((request) =>
    request.path === path
      ? { json: { server: entry, _meta: { 'io.modelcontextprotocol.registry/official': { status: 'active' } } } }
      : { status: 404, json: { title: 'Not Found', status: 404, detail: 'Server not found' } },
  );
  closings.push(() => server.close());
  return server;
}

async function setRegistry(value: string): Promise<void> {
  expect(await world.svc(['config', 'set', 'registry', value])).toEqual({ code: 0, stdout: '', stderr: '' });
}

async function exported(name: string): Promise<Readonly<Record<string, unknown>>> {
  const { code, stdout, stderr } = await world.svc(['export', name]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('svc config', () => {
  test('sets, gets, lists and takes back; what is not a registry is refused', async () => {
    expect(await world.svc(['config', 'get', 'registry'])).toMatchObject({ code: 1, stdout: '' });
    await setRegistry('https://registry.example.com/team');
    expect(await world.svc(['config', 'get', 'registry'])).toMatchObject({
      code: 0,
      stdout: 'https://registry.example.com/team\n',
    });
    expect((await world.svc(['config', 'list'])).stdout).toMatch(
      /^SETTING +VALUE\nregistry +https:\/\/registry\.example\.com\/team\n/,
    );
    expect(JSON.parse(readFileSync(join(world.folder, 'config/svc/settings.json'), 'utf8'))).toEqual({
      settingsVersion: 'v1',
      registry: 'https://registry.example.com/team',
    });
    expect(await world.svc(['config', 'unset', 'registry'])).toMatchObject({ code: 0 });
    expect((await world.svc(['config', 'list', '--format', 'json'])).stdout).toBe('{}\n');
    for (const [value, problem] of [
      ['https://user:word@registry.example.com', 'is not a value of registry'],
      ['ftp://registry.example.com', 'is not a value of registry'],
      ['nowhere.json', 'cannot be read: no such file'],
    ] as const) {
      const refused = await world.svc(['config', 'set', 'registry', value]);
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining(problem)]);
    }
    const unknown = await world.svc(['config', 'set', 'registri', 'x']);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('did you mean "registry"?')]);
  });

  test('reports a file that somebody broke, and runs nothing with it', async () => {
    const path = join(world.folder, 'config/svc/settings.json');
    mkdirSync(join(world.folder, 'config/svc'), { recursive: true });
    writeFileSync(path, '{ "settingsVersion": "v1", "registy": "https://example.com" }');
    const { code, stderr } = await world.svc(['run', '--runtime', 'process', 'com.example/weather']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('did you mean "registry"?')]);
    writeFileSync(path, '{ "settingsVersion": "v1" }');
  });
});

describe('svc run NAME', () => {
  test('runs the newest version that our registry server has, under a name made of its own', async () => {
    const registry = await ownRegistry();
    await setRegistry(`${registry.address}/team`);
    const { code, stdout, stderr } = await world.svc(['run', '--runtime', 'process', 'com.example/weather']);
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('com.example/weather 1.10.0 is npx://weather@1.10.0'),
    });
    const answer = await postModern(new URL(stdout.trim()), 'tools/call', { name: 'echo', arguments: { text: 'sun' } });
    expect(await answer.text()).toContain('sun');
    expect(await exported('com-example-weather')).toMatchObject({
      name: 'com-example-weather',
      image: 'npx://weather@1.10.0',
      args: ['--modern'],
      transport: 'stdio',
    });
    // What is exported runs again, though the entry said stdio.
    writeFileSync(join(world.folder, 'again.json'), JSON.stringify(await exported('com-example-weather')));
    await world.svc(['rm', '--force', 'com-example-weather']);
    expect(await world.svc(['run', '--from-config', 'again.json'])).toMatchObject({ code: 0 });
    const older = await world.svc(['run', '--runtime', 'process', '--name', 'older', 'com.example/weather@1.9.0']);
    expect(older.code).toBe(0);
    expect(await exported('older')).toMatchObject({ image: 'npx://weather@1.9.0' });
    const none = await world.svc(['run', '--runtime', 'process', 'com.example/weather@3.0.0']);
    expect([none.code, none.stderr]).toEqual([
      2,
      expect.stringContaining('has no version 3.0.0 of com.example/weather'),
    ]);
    // A registry that is not there must not make an image of a name.
    await setRegistry(`${registry.address}/nobody`);
    const unknown = await world.svc(['run', '--runtime', 'process', 'com.example/weather']);
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      expect.stringContaining('com.example/weather cannot be looked up'),
    ]);
  });

  test('names all that an entry of the official API needs, and takes it', async () => {
    const api = await officialApi({ name: 'com.example/demanding', ...demanding });
    await setRegistry(api.url);
    const words = ['run', '--runtime', 'process', 'com.example/demanding'];
    const refused = await world.svc(words);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(
      'error: com.example/demanding needs REGION (where), API_KEY (your key), folder\n' +
        'Hint: add -e REGION=VALUE --secret SECRET,target=API_KEY -- VALUE, where SECRET was added with svc secret set SECRET',
    );
    writeFileSync(join(world.folder, 'key'), 'password of the store');
    const environment = {
      XDG_DATA_HOME: join(world.folder, 'data'),
      SVC_SECRETS_KEY_FILE: join(world.folder, 'key'),
    };
    expect(await world.svc(['secret', 'set', 'weather-key'], { environment, input: 'k-123' })).toMatchObject({
      code: 0,
    });
    const given = ['-e', 'REGION=eu', '--secret', 'weather-key,target=API_KEY', '--', '/data'];
    const { code, stdout, stderr } = await world.svc([...words, ...given], { environment });
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stdout).toMatch(/^http:/);
    expect(await exported('com-example-demanding')).toMatchObject({
      env: { REGION: 'eu', UNITS: 'metric', PLACE: 'Rome, Italy' },
      args: ['--modern', '/data'],
      secrets: [{ name: 'weather-key', target: 'API_KEY' }],
    });
  });

  test('looks up a catalog file; what is not in it is an image, and what cannot run is explained', async () => {
    writeFileSync(join(world.folder, 'catalog.json'), JSON.stringify(catalog));
    await setRegistry('catalog.json');
    expect((await world.svc(['config', 'get', 'registry'])).stdout).toBe(`${world.folder}/catalog.json\n`);
    const image = await world.svc(['run', '--runtime', 'process', 'com.example/absent']);
    expect([image.code, image.stderr]).toEqual([2, expect.stringContaining('"com.example/absent" is an image')]);
    const strange = await world.svc(['run', 'com.example/strange']);
    expect([strange.code, strange.stderr]).toEqual([
      2,
      expect.stringContaining('nothing of com.example/strange can be run here: Strange is a package of nuget'),
    ]);
    writeFileSync(join(world.folder, 'catalog.json'), '{"data": 1}');
    const broken = await world.svc(['run', 'com.example/weather']);
    expect([broken.code, broken.stderr]).toEqual([2, expect.stringContaining('is not a catalog')]);
  });

  test('proxies the address of an entry with its transport and headers; a required one is asked for', async () => {
    const remote = await startQuickServer();
    closings.push(() => remote.close());
    const entry = {
      name: 'com.example/remote',
      version: '1.0.0',
      description: 'About it',
      remotes: [
        { type: 'sse', url: 'https://{tenant}.example.invalid/sse', variables: { tenant: { isRequired: true } } },
        {
          type: 'streamable-http',
          url: `${remote.address}/mcp`,
          headers: [
            { name: 'X-Region', default: 'eu' },
            { name: 'Authorization', isRequired: true, isSecret: true },
          ],
        },
      ],
    };
    await setRegistry((await officialApi(entry)).url);
    const tenant = await world.svc(['run', 'com.example/remote']);
    expect([tenant.code, tenant.stderr]).toEqual([2, expect.stringContaining('com.example/remote needs tenant')]);
    const words = ['run', 'com.example/remote', '--transport', 'streamable-http'];
    const refused = await world.svc(words);
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining('add --remote-forward-headers-secret Authorization=SECRET'),
    ]);
    writeFileSync(join(world.folder, 'token'), 'secret-token\n');
    const { code, stderr } = await world.svc([
      ...words,
      '--remote-auth-bearer-token-file',
      join(world.folder, 'token'),
    ]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(await exported('com-example-remote')).toMatchObject({
      remoteUrl: `${remote.address}/mcp`,
      transport: 'streamable-http',
      headerForward: { plaintext: { 'X-Region': 'eu' } },
    });
  });
});
