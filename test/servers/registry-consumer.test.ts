import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestRegistry, type RegistryAnswer, type TestRegistry } from '../support/running-registry.ts';

const official = 'io.modelcontextprotocol.registry/official';

interface Named {
  readonly name: string;
  readonly version: string;
}
interface Row {
  readonly server?: Named;
  readonly skill?: Named;
  readonly _meta: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
interface List {
  readonly servers?: readonly Row[];
  readonly skills?: readonly Row[];
  readonly metadata: { readonly count: number; readonly nextCursor?: string };
}

let registry: TestRegistry;
/** Milliseconds since 1970 that the server reads; a minute later with every step. */
let now = Date.parse('2026-03-01T12:00:00Z');
const at = (): string => new Date(now).toISOString();
const times: Record<string, string> = {};

const step = async (name: string, method: string, path: string, body?: object): Promise<RegistryAnswer> => {
  now += 60_000;
  times[name] = at();
  const answer = await registry.ask(method, path, body === undefined ? {} : { body });
  expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
  return answer;
};
const weather = '/v1/entries/server/com.example%2Fweather/versions';
const publish = (name: string, version: string, title: string) =>
  step(`${name}@${version}`, 'POST', '/v1/entries', {
    source: 'team',
    server: { name: `com.example/${name}`, version, title, description: `The ${name} of today` },
  });
const skill = (version: string) =>
  step(`review@${version}`, 'POST', '/v1/entries', {
    source: 'team',
    skill: { namespace: 'com.example', name: 'review', version, description: 'Reads code' },
  });

beforeAll(async () => {
  registry = await startTestRegistry(
    {
      sources: [{ name: 'team', managed: {} }],
      registries: [{ name: 'main', sources: ['team'] }],
      auth: { mode: 'anonymous' },
    },
    'memory',
    { clock: () => now },
  );
  await registry.ready();
  await publish('weather', '1.0.0', 'Rain');
  await publish('weather', '1.10.0', 'Rain');
  await publish('weather', '1.9.0', 'Rain');
  await publish('atlas', '0.1.0', 'Maps');
  await step('deprecated', 'PATCH', `${weather}/1.9.0/status`, { status: 'deprecated', statusMessage: 'Use 1.10.0' });
  await step('deleted', 'PATCH', `${weather}/1.0.0/status`, { status: 'deleted' });
  await skill('1.0.0');
  await skill('2.0.0');
  await step('skill deleted', 'PATCH', '/v1/entries/skill/com.example%2Freview/versions/1.0.0/status', {
    status: 'deleted',
  });
});
afterAll(() => registry.close());

const get = async (path: string): Promise<List & Row> => {
  const { status, body } = await registry.get(`/main/v0.1/${path}`);
  expect(status, path).toBe(200);
  return body as List & Row;
};
const versionsOf = ({ servers = [], skills = [] }: List): unknown[] =>
  [...servers, ...skills].map(({ server, skill: of }) => `${(server ?? of)?.name}@${(server ?? of)?.version}`);
const meta = ({ _meta }: Row): unknown => _meta[official];

describe('the consumer API', () => {
  test('says of each version what the official registry says', async () => {
    expect(meta(await get('servers/com.example%2Fweather/versions/1.9.0'))).toEqual({
      status: 'deprecated',
      statusMessage: 'Use 1.10.0',
      statusChangedAt: times['deprecated'],
      publishedAt: times['weather@1.9.0'],
      updatedAt: times['deprecated'],
      isLatest: false,
    });
    const latest = await get('servers/com.example%2Fweather/versions/latest');
    expect(latest.server).toMatchObject({ version: '1.10.0' });
    expect(meta(latest)).toEqual({
      status: 'active',
      statusChangedAt: times['weather@1.10.0'],
      publishedAt: times['weather@1.10.0'],
      updatedAt: times['weather@1.10.0'],
      isLatest: true,
    });
  });

  test('a message alone changes the time of the version, not of its status', async () => {
    const path = '/v1/entries/server/com.example%2Fatlas/versions/0.1.0/status';
    const first = await step('first', 'PATCH', path, { status: 'deprecated', statusMessage: 'Old' });
    expect(meta(first.body as Row)).toMatchObject({ statusMessage: 'Old', statusChangedAt: at(), updatedAt: at() });
    const before = at();
    const second = await step('second', 'PATCH', path, { status: 'deprecated', statusMessage: 'Very old' });
    expect(meta(second.body as Row)).toMatchObject({ statusChangedAt: before, updatedAt: at() });
    const { body } = await step('third', 'PATCH', path, { status: 'active' });
    expect(meta(body as Row)).toEqual(expect.not.objectContaining({ statusMessage: expect.anything() }));
  });

  test('losing the word "latest" does not update a version; other claims update all versions', async () => {
    await publish('clock', '1.0.0', 'Time');
    await publish('clock', '2.0.0', 'Time');
    const versions = 'servers/com.example%2Fclock/versions';
    const first = times['clock@1.0.0'];
    expect(meta(await get(`${versions}/1.0.0`))).toMatchObject({ isLatest: false, updatedAt: first });
    expect(versionsOf(await get(`servers?updated_since=${times['clock@2.0.0']}`))).toEqual(['com.example/clock@2.0.0']);
    await step('claims', 'PUT', '/v1/entries/server/com.example%2Fclock/claims', { claims: { org: 'acme' } });
    expect(meta(await get(`${versions}/1.0.0`))).toMatchObject({ publishedAt: first, updatedAt: times['claims'] });
    expect(versionsOf(await get(`servers?updated_since=${times['claims']}`))).toEqual([
      'com.example/clock@2.0.0',
      'com.example/clock@1.0.0',
    ]);
    for (const version of ['1.0.0', '2.0.0'])
      await step('gone', 'PATCH', `/v1/entries/server/com.example%2Fclock/versions/${version}/status`, {
        status: 'deleted',
      });
    await step('gone', 'DELETE', '/v1/entries/server/com.example%2Fclock/versions/1.0.0');
    await step('gone', 'DELETE', '/v1/entries/server/com.example%2Fclock/versions/2.0.0');
  });

  test('lists by name, the newest version first, without what was deleted', async () => {
    const list = await get('servers');
    expect(versionsOf(list)).toEqual([
      'com.example/atlas@0.1.0',
      'com.example/weather@1.10.0',
      'com.example/weather@1.9.0',
    ]);
    expect(list.metadata).toEqual({ count: 3 });
    expect(versionsOf(await get('servers?include_deleted=true'))).toContain('com.example/weather@1.0.0');
  });

  test('takes the filters of a list', async () => {
    expect(versionsOf(await get('servers?search=WEATHER%20OF'))).toEqual([
      'com.example/weather@1.10.0',
      'com.example/weather@1.9.0',
    ]);
    expect(versionsOf(await get('servers?search=maps'))).toEqual(['com.example/atlas@0.1.0']);
    expect(versionsOf(await get('servers?search=%25'))).toEqual([]);
    expect(versionsOf(await get('servers?version=latest&search=rain'))).toEqual(['com.example/weather@1.10.0']);
    expect(versionsOf(await get('servers?version=1.9.0'))).toEqual(['com.example/weather@1.9.0']);
    expect(versionsOf(await get(`servers?search=rain&updated_since=${times['deprecated']}`))).toEqual([
      'com.example/weather@1.9.0',
      'com.example/weather@1.0.0',
    ]);
  });

  test('gives pages that follow each other, and refuses a cursor of its own making', async () => {
    const seen: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await get(`servers?limit=1${cursor === undefined ? '' : `&cursor=${cursor}`}`);
      expect(page.metadata.count).toBe(1);
      seen.push(...versionsOf(page));
      cursor = page.metadata.nextCursor;
    } while (cursor !== undefined && seen.length < 10);
    expect(seen).toEqual(versionsOf(await get('servers')));
    for (const wrong of ['nonsense', Buffer.from('["a"]').toString('base64url')]) {
      const { status, body } = await registry.get(`/main/v0.1/servers?cursor=${wrong}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid-cursor' });
    }
  });

  test('lists the versions of a name; a deleted one on request, and by its version not at all', async () => {
    expect(versionsOf(await get('servers/com.example%2Fweather/versions'))).toEqual([
      'com.example/weather@1.10.0',
      'com.example/weather@1.9.0',
    ]);
    const all = await get('servers/com.example%2Fweather/versions?include_deleted=true');
    expect(versionsOf(all)).toEqual([
      'com.example/weather@1.10.0',
      'com.example/weather@1.9.0',
      'com.example/weather@1.0.0',
    ]);
    const { status, body } = await registry.get('/main/v0.1/servers/com.example%2Fweather/versions/1.0.0');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'unknown-entry' });
    expect((await registry.get('/main/v0.1/servers/com.example%2Fabsent/versions')).status).toBe(404);
  });

  test('does the same for skills', async () => {
    const skills = 'x/internal.svc.mcp/skills';
    const list = await get(skills);
    expect(Object.keys(list)).toEqual(['skills', 'metadata']);
    expect(versionsOf(list)).toEqual(['review@2.0.0']);
    expect(versionsOf(await get(`${skills}?include_deleted=true`))).toEqual(['review@2.0.0', 'review@1.0.0']);
    const latest = await get(`${skills}/com.example/review`);
    expect(latest.skill).toMatchObject({ namespace: 'com.example', name: 'review', version: '2.0.0' });
    expect(meta(latest)).toMatchObject({ status: 'active', isLatest: true });
    expect(versionsOf(await get(`${skills}/com.example/review/versions`))).toEqual(['review@2.0.0']);
    expect(versionsOf(await get(`${skills}/com.example/review/versions?include_deleted=true`))).toEqual([
      'review@2.0.0',
      'review@1.0.0',
    ]);
    expect((await get(`${skills}/com.example/review/versions/2.0.0`)).skill).toMatchObject({ version: '2.0.0' });
    expect((await registry.get(`/main/v0.1/${skills}/com.example/review/versions/1.0.0`)).status).toBe(404);
    expect((await registry.get(`/main/v0.1/${skills}/com.example/absent`)).status).toBe(404);
  });

  test('has an alias for every path, and one answer to both', async () => {
    for (const path of ['servers', 'servers/com.example%2Fweather/versions/latest', 'x/internal.svc.mcp/skills']) {
      const { text } = await registry.get(`/registry/main/v0.1/${path}`);
      expect(text).toBe((await registry.get(`/main/v0.1/${path}`)).text);
    }
  });

  test('gives at most 1000 rows, however many are asked for', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({
      name: `com.example/n${index}`,
      description: 'd',
      version: '1.0.0',
    }));
    const large = await startTestRegistry({
      sources: [{ name: 'many', file: { data: JSON.stringify({ data: { servers: many } }) } }],
      registries: [{ name: 'main', sources: ['many'] }],
      auth: { mode: 'anonymous' },
    });
    await large.ready();
    const page = (await large.get('/main/v0.1/servers?limit=5000')).body as List;
    expect(page.metadata).toEqual({ count: 1000, nextCursor: expect.any(String) });
    const rest = (await large.get(`/main/v0.1/servers?limit=5000&cursor=${page.metadata.nextCursor ?? ''}`))
      .body as List;
    expect(rest.metadata).toEqual({ count: 1 });
    await large.close();
  });
});

describe('what the server says of itself', () => {
  test('is the API description of OpenAPI 3.1 with every path of the API', async () => {
    const { status, body } = await registry.get('/openapi.json');
    expect(status).toBe(200);
    const description = body as { openapi: string; paths: Record<string, unknown> };
    expect(description.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        '/{registry}/v0.1/servers',
        '/{segment}/v0.1/publish',
        '/v1/sources/{sourceName}',
        '/v1/me',
      ]),
    );
  });

  test('is its version, health and readiness', async () => {
    const { version } = (await import('../../package.json', { with: { type: 'json' } })).default;
    expect((await registry.get('/version')).body).toMatchObject({ version, runtime: process.version });
    expect((await registry.get('/health')).body).toEqual({ status: 'healthy' });
    expect((await registry.get('/livez')).body).toEqual({ status: 'alive' });
    expect((await registry.get('/readyz')).body).toEqual({ status: 'ready' });
  });
});
