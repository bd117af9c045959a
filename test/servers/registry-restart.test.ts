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
