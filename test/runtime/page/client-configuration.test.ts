import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDocument } from '../../../generated/load.ts';
import type { ServerEntry } from '../../../generated/types/server-entry.ts';
import type { ServerPackage } from '../../../generated/types/server-package.ts';
import { guidesFor } from '../../../runtime/page/client/guides.ts';
import { isCopyable, packageSetup, remoteSetup, serverKey, type Setup } from '../../../runtime/page/client/setup.ts';
import { shellWord } from '../../../runtime/page/client/shell-line.ts';

const weather = { name: 'com.example/weather' };
const stdio = { type: 'stdio' } as const;

const folder = join(import.meta.dirname, 'servers');
const documents = readdirSync(folder);

/** Every guide of a setup, as a person would read it. */
function shown(setup: Setup | undefined, key = 'weather'): string {
  if (setup === undefined) throw new Error('there is a setup');
  expect(isCopyable(setup)).toBe(true);
  return guidesFor(key, setup)
    .map(({ client, notes, snippets }) => {
      const texts = snippets.map(({ caption, text }) => `--- ${caption}\n${text}`);
      return [`=== ${client}`, ...notes, ...texts].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

const setups: Readonly<Record<string, () => Setup | undefined>> = {
  npm: () =>
    packageSetup(weather, {
      registryType: 'npm',
      identifier: '@example/weather-mcp',
      version: '1.3.0',
      transport: stdio,
      environmentVariables: [
        { name: 'API_KEY', description: 'Key of your account', isRequired: true, isSecret: true },
        { name: 'UNITS', default: 'metric', choices: ['metric', 'imperial'] },
        { name: 'REGION', description: 'Where you are', isRequired: true, choices: ['eu', 'us'] },
        { name: 'OPTIONAL' },
      ],
      packageArguments: [
        { type: 'named', name: '--cache', value: '10m' },
        { type: 'named', name: '--verbose' },
        { type: 'named', name: '--left-out', description: 'Nobody needs it' },
        { type: 'positional', valueHint: 'data folder', isRequired: true },
      ],
    }),
  pypi: () =>
    packageSetup(weather, {
      registryType: 'pypi',
      identifier: 'weather-mcp',
      version: '1.3.0',
      registryBaseUrl: 'https://pypi.example.com/simple',
      transport: stdio,
      packageArguments: [{ type: 'positional', value: 'serve' }],
    }),
  oci: () =>
    packageSetup(weather, {
      registryType: 'oci',
      identifier: 'ghcr.io/example/weather:1.3.0',
      transport: stdio,
      environmentVariables: [{ name: 'API_KEY', isRequired: true, isSecret: true }],
      runtimeArguments: [{ type: 'named', name: '--memory', value: '1g' }],
    }),
  remote: () =>
    remoteSetup(weather, {
      type: 'streamable-http',
      url: 'https://{region}.example.com/{path}/mcp',
      variables: { region: { description: 'Region', choices: ['eu', 'us'] } },
      headers: [
        {
          name: 'Authorization',
          value: 'Bearer {token}',
          isSecret: true,
          variables: { token: { isSecret: true } },
        },
        { name: 'X-Team', value: 'red' },
      ],
    }),
  'remote-plain': () => remoteSetup(weather, { type: 'sse', url: 'http://10.0.0.1:8080/sse' }),
};

describe('client configuration', () => {
  test.each(Object.keys(setups))('of a %s entry', async (name) => {
    await expect(shown(setups[name]?.())).toMatchFileSnapshot(`clients/${name}.txt`);
  });

  test.each(documents)('of the published document %s', async (file) => {
    const { validate } = await loadDocument['server-entry']();
    const entry: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (!validate(entry)) throw new Error(JSON.stringify(validate.errors));
    const made = [
      ...(entry.remotes ?? []).map((remote) => remoteSetup(entry, remote)),
      ...(entry.packages ?? []).map((each) => packageSetup(entry, each)),
    ].map((setup) => shown(setup, serverKey(entry.name)));
    await expect(made.join('\n')).toMatchFileSnapshot(`clients/${file.replace('.json', '.txt')}`);
  });

  test('never contains a value that is marked secret, in any field', () => {
    const secret = { isSecret: true, value: 'hunter2', default: 'hunter2' } as const;
    const entry: ServerEntry = {
      ...weather,
      description: 'x',
      version: '1.0.0',
      remotes: [
        {
          type: 'sse',
          url: 'https://example.com/{key}',
          variables: { key: secret },
          headers: [
            { name: 'X-Key', ...secret },
            { name: 'X-Other', value: 'is {key}', variables: { key: secret } },
            { name: 'X-Third', isSecret: true, value: 'Bearer hunter2', variables: {} },
          ],
        },
      ],
      packages: ['npm', 'pypi', 'oci'].map((registryType): ServerPackage => ({
        registryType,
        identifier: 'x',
        transport: stdio,
        environmentVariables: [{ name: 'KEY', ...secret }],
        packageArguments: [
          { type: 'named', name: '--key', ...secret },
          { type: 'positional', valueHint: 'key', ...secret },
        ],
        runtimeArguments: [{ type: 'named', name: '--key', ...secret }],
      })),
    };
    const made = [
      ...(entry.remotes ?? []).map((remote) => remoteSetup(entry, remote)),
      ...(entry.packages ?? []).map((each) => packageSetup(entry, each)),
    ].map((setup) => shown(setup));
    expect(made).toHaveLength(4);
    for (const text of made) {
      expect(text).toContain('WEATHER_KEY');
      expect(text).not.toContain('hunter2');
    }
  });

  test('is not offered where an entry reaches for the environment of the reader, or holds controls', () => {
    const at = (url: string): boolean => isCopyable(remoteSetup(weather, { type: 'sse', url }));
    expect(at('https://example.com/$path')).toBe(true);
    expect(at('https://evil.example/?k=${AWS_SECRET_ACCESS_KEY}')).toBe(false);
    expect(at('https://evil.example/\u001b[2J')).toBe(false);
    expect(at('https://evil.example/\u202e')).toBe(false);
    for (const name of ['${HOME}', 'X Y', 'X:', '']) {
      const headers = [{ name, value: 'x' }];
      expect(isCopyable(remoteSetup(weather, { type: 'sse', url: 'https://a', headers }))).toBe(false);
    }
    for (const name of ['-S sh', '${HOME}', 'A=B', '1']) {
      const environmentVariables = [{ name, value: 'x' }];
      const setup = packageSetup(weather, {
        registryType: 'npm',
        identifier: 'x',
        transport: stdio,
        environmentVariables,
      });
      expect(setup === undefined || isCopyable(setup)).toBe(false);
    }
  });

  test('has a start line for packages that listen themselves, and none for packages without a command', () => {
    const listening = packageSetup(weather, {
      registryType: 'npm',
      identifier: 'x',
      transport: { type: 'streamable-http', url: 'http://127.0.0.1:{PORT}/mcp' },
      environmentVariables: [{ name: 'PORT', default: '3000' }],
    });
    expect(listening).toMatchObject({
      kind: 'address',
      url: ['http://127.0.0.1:', '3000', '/mcp'],
      startFirst: { command: 'npx' },
    });
    expect(packageSetup(weather, { registryType: 'cargo', identifier: 'x', transport: stdio })).toBe(undefined);
    // A bundle is a file on the web.
    expect(packageSetup(weather, { registryType: 'mcpb', identifier: 'notes', transport: stdio })).toBe(undefined);
  });

  test('offers a connector of Claude Desktop for addresses of the internet alone', () => {
    const note = (url: string): string =>
      guidesFor('weather', remoteSetup(weather, { type: 'sse', url }))
        .filter(({ client }) => client === 'Claude Desktop')
        .flatMap(({ notes }) => notes)
        .join();
    expect(note('https://weather.example.com/mcp')).toContain('Add custom connector');
    for (const host of ['http://weather.example.com', 'https://localhost', 'https://10.0.0.1', 'https://[fd00::1]']) {
      expect(note(`${host}/mcp`)).toContain('a bridge on your machine');
    }
    for (const host of ['weather', 'weather.internal', 'weather.default.svc.cluster.local', 'mcp.lan']) {
      expect(note(`https://${host}/mcp`)).toContain('a bridge on your machine');
    }
  });

  test('names a server by the last part of its name', () => {
    expect(serverKey('io.github.someone/my.weather_server-2')).toBe('my-weather_server-2');
    // An option of a command line, and what a client keeps for itself.
    expect(['a/--scope', 'a/-', 'a/...', 'a/workspace', 'a/Computer-Use'].map(serverKey)).toEqual([
      'scope',
      'server',
      'server',
      'workspace-server',
      'Computer-Use-server',
    ]);
  });

  test('quotes what a shell would take for something else', () => {
    expect(["it's", '$(id)', 'a b', '`x`', '<KEY>', 'plain-1.0/@x'].map(shellWord)).toEqual([
      `'it'\\''s'`,
      `'$(id)'`,
      `'a b'`,
      "'`x`'",
      `'<KEY>'`,
      'plain-1.0/@x',
    ]);
  });
});
