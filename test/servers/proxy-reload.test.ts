import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeCertificates } from '../support/certificates.ts';
import { openSession, postModern } from '../support/mcp/raw-client.ts';
import { startTestProxy } from '../support/mcp/running-proxy.ts';
import { legacyScript, modernScript, startScriptedServer } from '../support/mcp/scripted-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('svc-reload-');
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

test('clients hear that lists have changed when overrides or policies are read again', async () => {
  const overridePath = join(folder, 'overrides.json');
  const authzConfigPath = join(folder, 'authz.json');
  const override = (name: string): void =>
    writeFileSync(overridePath, JSON.stringify({ toolsOverride: { get: { name } } }));
  const permit = (scope: string): void =>
    writeFileSync(
      authzConfigPath,
      JSON.stringify({ version: '1.0', type: 'cedarv1', cedar: { policies: [`permit(${scope});`] } }),
    );
  override('fetch');
  permit('principal, action, resource');
  const legacy = await startScriptedServer(legacyScript(() => undefined));
  const modern = await startScriptedServer(
    modernScript(({ message }, answer) => {
      answer.stream();
      const _meta = { 'io.modelcontextprotocol/subscriptionId': message.id };
      answer.event({ jsonrpc: '2.0', method: 'notifications/subscriptions/acknowledged', params: { _meta } });
    }),
  );
  closing.push(
    () => legacy.close(),
    () => modern.close(),
  );
  const shared = { transport: 'streamable-http', tools: { overridePath }, authzConfigPath } as const;
  const one = await startTestProxy({ ...shared, targetPort: legacy.port });
  const other = await startTestProxy({ ...shared, targetPort: modern.port });
  closing.push(
    () => one.close(),
    () => other.close(),
  );
  await Promise.all([one.ready(), other.ready()]);
  const stream = await (await openSession(one.endpoint)).get();
  const listen = (wish: string, id: string) =>
    postModern(other.endpoint, 'subscriptions/listen', { notifications: { [wish]: true } }, { id });
  const [tools, prompts] = [await listen('toolsListChanged', 'a'), await listen('promptsListChanged', 'b')];
  for (const each of [tools, prompts]) expect(await each.nextMessage()).toMatchObject({ method: /acknowledged/ });

  override('obtain');
  const changed = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' };
  expect(await stream.nextMessage()).toEqual(changed);
  const params = { _meta: { 'io.modelcontextprotocol/subscriptionId': 'a' } };
  expect(await tools.nextMessage()).toEqual({ ...changed, params });
  permit('principal, action == Action::"call_tool", resource');
  expect(await stream.nextMessage()).toEqual(changed);
  expect(await tools.nextMessage()).toEqual({ ...changed, params });
  for (const each of [stream, tools, prompts]) each.drop();
  // Who asked for prompts, which the server does not have, has heard nothing.
  expect(await prompts.next().catch(() => undefined)).toBeUndefined();
}, 60_000);

test('the CA file of a server is read again when it changes', async () => {
  const [before, after] = ['before', 'after'].map((name) => {
    mkdirSync(join(folder, name));
    return makeCertificates(join(folder, name));
  });
  if (before === undefined || after === undefined) throw new Error('two were made');
  const caBundlePath = join(folder, 'ca.pem');
  writeFileSync(caBundlePath, before.ca);
  const backend = await startScriptedServer(
    modernScript((_, answer) => answer.result({ resultType: 'complete', content: [] })),
  );
  const listener = backend.server.listeners('request')[0];
  if (listener === undefined) throw new Error('the server has its listener');
  const web = createServer(
    { key: after.key, cert: after.cert },
    (request, response) => void listener(request, response),
  );
  await new Promise<void>((resolve) => void web.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => backend.close(),
    () =>
      new Promise((resolve) => {
        web.close(resolve);
        web.closeAllConnections();
      }),
  );
  const place = web.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  const proxy = await startTestProxy({
    transport: 'streamable-http',
    remoteUrl: `https://localhost:${port}/mcp`,
    caBundlePath,
  });
  closing.push(() => proxy.close());
  const readiness = async (): Promise<string> => (await fetch(`${proxy.address}/readyz`)).text();
  await expect.poll(readiness).toContain('its certificate');
  writeFileSync(caBundlePath, 'nothing');
  await expect.poll(() => proxy.log.text()).toContain('connections stay as they were');
  writeFileSync(caBundlePath, after.ca);
  await proxy.ready();
  expect((await postModern(proxy.endpoint, 'tools/call', { name: 'x' })).status).toBe(200);
}, 60_000);
