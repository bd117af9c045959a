import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  administeredRegistry,
  catalogText as catalog,
  sampleServer as server,
  type AdministeredRegistry,
} from '../support/administered-registry.ts';
import type { RegistryAnswer, TestRegistry } from '../support/running-registry.ts';

interface Source {
  readonly syncStatus?: Readonly<Record<string, unknown>>;
}

let administered: AdministeredRegistry;
let registry: TestRegistry;
const skill = { namespace: 'com.example', name: 'review', description: 'd', version: '1.0.0' };

beforeAll(async () => {
  administered = await administeredRegistry();
  ({ registry } = administered);
});
afterAll(() => administered.close());

const ask: AdministeredRegistry['ask'] = (...asked) => administered.ask(...asked);
const file = (): string => administered.file;
const code = ({ body }: RegistryAnswer): unknown => (body as { code?: unknown }).code;
const statusOf = async (name: string): Promise<unknown> =>
  ((await ask('admin', 'GET', `/v1/sources/${name}`)).body as Source).syncStatus;
const namesIn = async (path: string): Promise<unknown[]> => {
  const { servers } = (await ask('admin', 'GET', path)).body as { servers: { server: { name: string } }[] };
  return servers.map(({ server: { name } }) => name);
};
/** Lines about the source of the configuration file. */
const logged = (words: string): unknown[] =>
  registry.log.filter((line) => line.includes('"source":"files"') && line.includes(words));
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('a source that is made over the API', () => {
  test('is there at once, is changed, and is gone at once', async () => {
    const path = '/v1/sources/fresh';
    const made = await ask('platform', 'PUT', path, { managed: {}, claims: { org: 'acme' } });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      name: 'fresh',
      creationType: 'API',
      sourceType: 'managed',
      definition: { name: 'fresh', managed: {}, claims: { org: 'acme' } },
      createdAt: time,
      updatedAt: time,
    });
    expect((await ask('platform', 'GET', path)).body).toEqual(made.body);
    const publication = { ...server('published'), url: 'https://x.example.com' };
    expect((await ask('platform', 'POST', '/fresh/v0.1/publish', publication)).status).toBe(201);
    const changed = await ask('platform', 'PUT', path, { managed: {}, claims: { groups: 'platform' } });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ definition: { claims: { groups: 'platform' } } });
    expect((await ask('platform', 'DELETE', path)).status).toBe(204);
    expect((await ask('platform', 'GET', path)).status).toBe(404);
    expect(code(await ask('platform', 'POST', '/fresh/v0.1/publish', publication))).toBe('unknown-target');
    expect((await ask('platform', 'DELETE', path)).status).toBe(404);
  });

  test('is read, tells what it brought and what it left out, and takes another filter', async () => {
    const data = catalog([server('a'), server('b'), { name: 'com.example/bad', version: '1' }], [skill]);
    const put = (filter?: object) =>
      ask('platform', 'PUT', '/v1/sources/inline', { file: { data }, ...(filter && { filter }) });
    expect((await put()).status).toBe(201);
    await expect
      .poll(() => statusOf('inline'))
      .toEqual({
        phase: 'complete',
        lastSuccess: time,
        lastAttempt: time,
        attemptCount: 0,
        serverCount: 2,
        skillCount: 1,
        quarantinedCount: 1,
        quarantined: [{ name: 'com.example/bad', version: '1', problem: expect.stringContaining('description') }],
      });
    expect((await put({ names: { exclude: ['*/b'] } })).status).toBe(200);
    await expect.poll(() => statusOf('inline')).toMatchObject({ phase: 'complete', serverCount: 1 });
    const raw = (await ask('platform', 'GET', '/v1/sources/inline/entries')).body;
    expect(raw).toMatchObject({
      entries: [
        {
          entryType: 'MCP',
          name: 'com.example/a',
          versions: [{ version: '1.0.0', status: 'active', createdAt: time }],
        },
        { entryType: 'SKILL', name: 'com.example/review', versions: [{ version: '1.0.0' }] },
      ],
    });
    const other = await ask('platform', 'PUT', '/v1/sources/inline', { managed: {} });
    expect(code(other)).toBe('source-kind-fixed');
    const elsewhere = { file: { url: 'https://x.example.com/c.json' }, syncPolicy: { interval: '1h' } };
    expect(code(await ask('platform', 'PUT', '/v1/sources/inline', elsewhere))).toBe('source-kind-fixed');
    expect((await ask('platform', 'DELETE', '/v1/sources/inline')).status).toBe(204);
    // Made anew it knows nothing of the one before, and is read like any other.
    expect((await put()).body).toMatchObject({ syncStatus: { phase: 'pending', serverCount: 0, attemptCount: 0 } });
    await expect.poll(() => statusOf('inline')).toMatchObject({ phase: 'complete', serverCount: 2 });
    const { entries } = (await ask('platform', 'GET', '/v1/sources/inline/entries')).body as { entries: unknown[] };
    expect(entries).toHaveLength(3);
    expect((await ask('platform', 'DELETE', '/v1/sources/inline')).status).toBe(204);
  });

  test('calls nothing but public addresses over https', async () => {
    for (const repository of [
      'https://10.0.0.1/x.git',
      'https://[::1]/x.git',
      'http://git.example.com/x.git',
      'https://git.team.svc/x',
      'https://git.team.svc.corp.example/x.git',
    ]) {
      const body = { git: { repository }, syncPolicy: { interval: '1h' } };
      const refused = await ask('admin', 'PUT', '/v1/sources/inside', body);
      expect(refused.body, repository).toMatchObject({
        code: 'invalid-body',
        error: expect.stringContaining('/git/repository'),
      });
    }
    const cluster = await ask('admin', 'PUT', '/v1/sources/inside', { kubernetes: {} });
    expect(cluster.body).toMatchObject({ code: 'invalid-body', error: expect.stringContaining('/kubernetes') });
    expect((await ask('admin', 'GET', '/v1/sources/inside')).status).toBe(404);
  });
});

describe('sources', () => {
  test('are listed to who has the role, as far as their claims reach', async () => {
    const listed = async (who: string): Promise<unknown> =>
      ((await ask(who, 'GET', '/v1/sources')).body as { sources: { name: string }[] }).sources.map(({ name }) => name);
    expect(await listed('sources')).toEqual(['files', 'team']);
    expect(await listed('foreign')).toEqual([]);
    expect(code(await ask('registries', 'GET', '/v1/sources'))).toBe('missing-role');
    expect(code(await ask('registries', 'GET', '/v1/sources/team'))).toBe('missing-role');
    for (const path of ['', '/entries']) {
      const hidden = await ask('foreign', 'GET', `/v1/sources/team${path}`);
      expect(hidden.status).toBe(404);
      expect(hidden.body).toEqual({ code: 'unknown-source', error: 'there is no source "team"' });
      expect((await ask('foreign', 'GET', `/v1/sources/absent${path}`)).status).toBe(404);
    }
  });

  test('are read at the request of callers who may change them', async () => {
    writeFileSync(file(), catalog([server('one'), server('two')]));
    const asked = await ask('sources', 'POST', '/v1/sources/files/sync');
    expect(asked.status).toBe(202);
    expect(asked.body).toMatchObject({ name: 'files', creationType: 'CONFIG', sourceType: 'file' });
    await expect.poll(() => namesIn('/main/v0.1/servers')).toContain('com.example/two');
    expect(code(await ask('sources', 'POST', '/v1/sources/team/sync'))).toBe('not-synced');
    expect(code(await ask('sources', 'POST', '/v1/sources/absent/sync'))).toBe('unknown-source');
    expect(code(await ask('foreign', 'POST', '/v1/sources/files/sync'))).toBe('claims-not-satisfied');
    expect(code(await ask('registries', 'POST', '/v1/sources/files/sync'))).toBe('missing-role');
  });

  test('that cannot be read say why and since when, and what they had is served on', async () => {
    const { lastSuccess } = (await statusOf('files')) as { lastSuccess: string };
    const before = await namesIn('/main/v0.1/servers');
    writeFileSync(file(), '{');
    await ask('sources', 'POST', '/v1/sources/files/sync');
    await expect
      .poll(() => statusOf('files'))
      .toMatchObject({ phase: 'failed', attemptCount: 1, lastSuccess, message: `${file()}: it is not valid JSON` });
    await ask('sources', 'POST', '/v1/sources/files/sync');
    await expect.poll(() => statusOf('files')).toMatchObject({ phase: 'failed', attemptCount: 2, lastSuccess });
    expect(await namesIn('/main/v0.1/servers')).toEqual(before);
    await expect.poll(() => logged('the source could not be read')).toHaveLength(2);
    writeFileSync(file(), catalog([server('one'), {}]));
    await ask('sources', 'POST', '/v1/sources/files/sync');
    await expect
      .poll(() => statusOf('files'))
      .toMatchObject({ phase: 'complete', attemptCount: 0, quarantinedCount: 1 });
    expect(await statusOf('files')).not.toHaveProperty('message');
    await expect.poll(() => logged('some of its entries were left out')).toHaveLength(1);
  });
});

describe('registries', () => {
  test('are there at once, with their gate, and gone at once', async () => {
    const path = '/v1/registries/fresh';
    const made = await ask('platform', 'PUT', path, { sources: ['files', 'team'], claims: { org: 'acme' } });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      name: 'fresh',
      creationType: 'API',
      sources: ['files', 'team'],
      claims: { org: 'acme' },
      createdAt: time,
      updatedAt: time,
    });
    expect((await ask('platform', 'GET', '/fresh/v0.1/servers')).status).toBe(200);
    expect(code(await ask('foreign', 'GET', '/fresh/v0.1/servers'))).toBe('registry-forbidden');
    const changed = await ask('platform', 'PUT', path, { sources: ['files'], claims: { org: 'acme' } });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ sources: ['files'] });
    expect(code(await ask('platform', 'PUT', path, { sources: ['files'], claims: { org: 'else' } }))).toBe(
      'claims-not-held',
    );
    expect(code(await ask('foreign', 'PUT', path, { sources: [] }))).toBe('invalid-body');
    const mine = await ask('admin', 'PUT', '/v1/sources/open', { managed: {} });
    expect(mine.status).toBe(201);
    expect(code(await ask('foreign', 'PUT', path, { sources: ['open'] }))).toBe('claims-not-satisfied');
    expect(code(await ask('foreign', 'DELETE', path))).toBe('claims-not-satisfied');
    expect((await ask('platform', 'DELETE', path)).status).toBe(204);
    expect(code(await ask('platform', 'GET', '/fresh/v0.1/servers'))).toBe('unknown-registry');
    expect(code(await ask('platform', 'GET', path))).toBe('unknown-registry');
  });

  test('name only sources that exist for who makes them, and no path of the server', async () => {
    const put = (who: string, name: string, sources: string[]) =>
      ask(who, 'PUT', `/v1/registries/${name}`, { sources });
    expect(code(await put('platform', 'x', ['team', 'absent']))).toBe('unknown-source-named');
    expect(code(await put('foreign', 'x', ['team']))).toBe('unknown-source-named');
    for (const name of ['v1', 'registry', 'health', 'metrics']) {
      const refused = await put('platform', name, ['team']);
      expect(refused.body, name).toMatchObject({ code: 'invalid-parameter', error: expect.stringContaining('path') });
    }
  });

  test('hold their sources: one that is listed is not deleted', async () => {
    await ask('platform', 'PUT', '/v1/sources/held', { managed: {}, claims: { org: 'acme' } });
    await ask('platform', 'PUT', '/v1/registries/holder', { sources: ['held'] });
    const refused = await ask('platform', 'DELETE', '/v1/sources/held');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'source-in-use', error: expect.stringContaining('holder') });
    expect((await ask('platform', 'DELETE', '/v1/registries/holder')).status).toBe(204);
    expect((await ask('platform', 'DELETE', '/v1/sources/held')).status).toBe(204);
  });

  test('are listed to who has the role, as far as their claims reach', async () => {
    const listed = async (who: string): Promise<unknown> =>
      ((await ask(who, 'GET', '/v1/registries')).body as { registries: { name: string }[] }).registries.map(
        ({ name }) => name,
      );
    expect(await listed('registries')).toEqual(['main']);
    expect(await listed('foreign')).toEqual([]);
    expect(code(await ask('sources', 'GET', '/v1/registries'))).toBe('missing-role');
    expect(code(await ask('foreign', 'GET', '/v1/registries/main'))).toBe('unknown-registry');
    expect(code(await ask('foreign', 'GET', '/v1/registries/main/entries'))).toBe('unknown-registry');
  });

  test('show their managers every version of every source, with its place', async () => {
    await ask('platform', 'POST', '/team/v0.1/publish', { ...server('one', '3.0.0'), url: 'https://x.example.com' });
    const { status, body } = await ask('registries', 'GET', '/v1/registries/main/entries');
    expect(status).toBe(200);
    const { entries } = body as { entries: object[] };
    const row = { entryType: 'MCP', name: 'com.example/one', status: 'active', createdAt: time, updatedAt: time };
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...row, version: '3.0.0', sourceName: 'team', position: 0 }),
        expect.objectContaining({ ...row, version: '1.0.0', sourceName: 'files', position: 1 }),
      ]),
    );
  });
});

test('what is declared over the API is there, and gone, for who declared it, also where the store is slow to tell', async () => {
  const { store } = registry.running.core;
  const declarations = store.declarations.bind(store);
  Object.assign(store, {
    async declarations() {
      const found = await declarations();
      await new Promise((resolve) => setTimeout(resolve, 150));
      return found;
    },
  });
  try {
    expect((await ask('admin', 'PUT', '/v1/sources/slow', { managed: {} })).status).toBe(201);
    expect((await ask('admin', 'PUT', '/v1/registries/slowly', { sources: ['slow'] })).status).toBe(201);
    expect((await ask('admin', 'GET', '/slowly/v0.1/servers')).status).toBe(200);
    expect((await ask('admin', 'DELETE', '/v1/registries/slowly')).status).toBe(204);
    expect((await ask('admin', 'GET', '/slowly/v0.1/servers')).status).toBe(404);
    expect((await ask('admin', 'DELETE', '/v1/sources/slow')).status).toBe(204);
    expect((await ask('admin', 'GET', '/v1/sources/slow')).status).toBe(404);
  } finally {
    Object.assign(store, { declarations });
  }
});
