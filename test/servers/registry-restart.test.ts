import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDocument } from '../../generated/load.ts';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import { createLog } from '../../runtime/observe/log.ts';
import { startRegistryServer } from '../../runtime/registry/registry-server.ts';
import { startTestRegistry, type RegistryAnswer, type TestRegistry } from '../support/running-registry.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let folder: string;
let registry: TestRegistry | undefined;
beforeEach(() => {
  folder = temporaryFolder('svc-registry-restart-');
});
afterEach(() => stop());

const team: RegistryServerConfig = {
  sources: [{ name: 'team', managed: {} }],
  registries: [{ name: 'main', sources: ['team'] }],
  auth: { mode: 'anonymous' },
};
const publication = { name: 'com.example/kept', version: '1.0.0', url: 'https://x.example.com', description: 'd' };

async function start(config: RegistryServerConfig): Promise<TestRegistry> {
  registry = await startTestRegistry(config, { folder });
  return registry;
}
async function stop(): Promise<void> {
  const running = registry;
  registry = undefined;
  await running?.close();
}
/** Why a server with this configuration does not start. */
async function refusal(config: RegistryServerConfig): Promise<unknown> {
  const { withDefaults } = await loadDocument['registry-server']();
  const opening = await startRegistryServer({
    config: withDefaults(config),
    place: { folder },
    host: '127.0.0.1',
    port: 0,
    log: createLog({ level: 'silent' }),
  });
  if (opening.outcome === 'opened') await opening.opened.close();
  return opening;
}

test('what was published is there after a restart, and a configuration that would lose it is refused', async () => {
  const first = await start(team);
  expect((await first.ask('POST', '/main/v0.1/publish', { body: publication })).status).toBe(201);
  const { text } = await first.get('/main/v0.1/servers');
  await stop();
  const file = { file: { data: '{"data":{"servers":[]}}' } };
  for (const sources of [[{ name: 'other', managed: {} }], [{ name: 'team', ...file }]]) {
    const registries = [{ name: 'main', sources: sources.map(({ name }) => name) }];
    expect(await refusal({ ...team, sources, registries })).toMatchObject({
      outcome: 'refused',
      problem: expect.stringContaining('1 published entry'),
      hint: expect.stringContaining('put "team" with managed: {} back'),
    });
  }
  // A refused start lets go of the folder, and nothing is lost.
  const again = await start(team);
  expect((await again.get('/main/v0.1/servers')).text).toBe(text);
});

test('a name that was freed and taken again is there after a restart, and can be freed again', async () => {
  const version = '/v1/entries/server/com.example%2Fkept/versions/1.0.0';
  const first = await start(team);
  const publish = (): Promise<RegistryAnswer> => first.ask('POST', '/main/v0.1/publish', { body: publication });
  await publish();
  expect((await first.ask('DELETE', version)).status).toBe(204);
  expect((await publish()).status).toBe(201);
  expect((await first.ask('DELETE', version)).status).toBe(204);
  expect((await publish()).status).toBe(201);
  await stop();
  const again = await start(team);
  expect((await again.get('/main/v0.1/servers')).body).toMatchObject({
    servers: [{ server: { name: 'com.example/kept' } }],
  });
  expect((await again.ask('DELETE', version)).status).toBe(204);
  expect((await again.get('/main/v0.1/servers')).body).toMatchObject({ servers: [] });
});

test('a configuration may not take a name that the API has given away', async () => {
  const first = await start(team);
  expect((await first.ask('PUT', '/v1/sources/mine', { body: { managed: {} } })).status).toBe(201);
  expect((await first.ask('PUT', '/v1/registries/ours', { body: { sources: ['mine'] } })).status).toBe(201);
  await stop();
  const sources = [
    { name: 'team', managed: {} },
    { name: 'mine', managed: {} },
  ];
  const registries = [{ name: 'ours', sources: ['team'] }];
  expect(await refusal({ ...team, sources, registries })).toMatchObject({
    outcome: 'refused',
    problem: expect.stringContaining('mine, ours'),
    hint: expect.stringContaining('delete them over the API'),
  });
  const again = await start(team);
  expect((await again.get('/v1/registries/ours')).body).toMatchObject({ creationType: 'API', sources: ['mine'] });
  expect((await again.get('/v1/sources/mine')).body).toMatchObject({ creationType: 'API' });
});

test('a source that was read before people are to publish to it begins empty, and readers hear of what went', async () => {
  const data = '{"data":{"servers":[{"name":"com.example/read","description":"d","version":"1"}]}}';
  const read: RegistryServerConfig = { ...team, sources: [{ name: 'team', file: { data } }] };
  const first = await start(read);
  await first.ready();
  expect((await first.get('/main/v0.1/servers')).text).toContain('com.example/read');
  await stop();
  const second = await start(team);
  expect((await second.get('/main/v0.1/servers')).body).toMatchObject({ servers: [] });
  expect((await second.get('/main/v0.1/servers?include_deleted=true')).text).toContain('"status":"deleted"');
  const taken = { ...publication, name: 'com.example/read', version: '1' };
  expect((await second.ask('POST', '/main/v0.1/publish', { body: taken })).status).toBe(201);
  expect((await second.ask('DELETE', '/v1/entries/server/com.example%2Fread/versions/1')).status).toBe(204);
  await stop();
  // The very file of before is read anew: nothing of it counts as known.
  const third = await start(read);
  await third.ready();
  expect((await third.get('/main/v0.1/servers')).text).toContain('com.example/read');
});

test('a source that is read from elsewhere serves what it had until that could be read', async () => {
  const data = '{"data":{"servers":[{"name":"com.example/good","description":"d","version":"1"}]}}';
  const first = await start({ ...team, sources: [{ name: 'team', file: { data } }] });
  await first.ready();
  await stop();
  const elsewhere = { endpoint: 'http://127.0.0.1:1' };
  const second = await start({ ...team, sources: [{ name: 'team', api: elsewhere, syncPolicy: { interval: '1h' } }] });
  await expect
    .poll(async () => (await second.get('/v1/sources/team')).body, { timeout: 20_000 })
    .toMatchObject({ sourceType: 'api', syncStatus: { phase: 'failed' } });
  expect((await second.get('/main/v0.1/servers')).text).toContain('com.example/good');
  await stop();
  const next = data.replace('good', 'next');
  const third = await start({ ...team, sources: [{ name: 'team', file: { data: next } }] });
  await expect.poll(async () => (await third.get('/main/v0.1/servers')).text).not.toContain('com.example/good');
  expect((await third.get('/main/v0.1/servers')).text).toContain('com.example/next');
});
