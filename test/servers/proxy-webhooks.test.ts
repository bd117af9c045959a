import { createHmac } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { RunConfig } from '../../generated/types/run.ts';
import { startAnsweringServer, type AnsweringServer } from '../support/answering-server.ts';
import { openSession, postModern } from '../support/mcp/raw-client.ts';
import { startTestProxy, type TestProxy } from '../support/mcp/running-proxy.ts';
import {
  legacyScript,
  modernScript,
  startScriptedServer,
  type ScriptedServer,
} from '../support/mcp/scripted-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0).toReversed()) await close();
});

const folder = temporaryFolder('svc-webhooks-');

interface Asked {
  readonly uid: string;
  readonly mcpRequest: { readonly method: string; readonly params: { readonly name?: string; arguments?: object } };
  readonly context: object;
}

/** A webhook that answers what a test says for a question. */
async function hook(answer: (asked: Asked) => object): Promise<AnsweringServer> {
  const server = await startAnsweringServer(({ body }) => {
    const asked: Asked = JSON.parse(body);
    return { json: { version: 'v1', uid: asked.uid, allowed: true, ...answer(asked) } };
  });
  closing.push(() => server.close());
  return server;
}

function file(name: string, content: string | object): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function behind(
  config: Omit<RunConfig, 'schemaVersion'>,
  script = modernScript(({ message }, answer) =>
    answer.result({ resultType: 'complete', content: [], structuredContent: message.params?.['arguments'] }),
  ),
): Promise<{ proxy: TestProxy; server: ScriptedServer }> {
  const server = await startScriptedServer(script);
  closing.push(() => server.close());
  const proxy = await startTestProxy({
    name: 'tracker',
    transport: 'streamable-http',
    targetPort: server.port,
    ...config,
  });
  closing.push(() => proxy.close());
  await proxy.ready();
  return { proxy, server };
}

const call = (proxy: TestProxy, name: string, args: object = {}) =>
  postModern(proxy.endpoint, 'tools/call', { name, arguments: args });

test('change requests before the policies decide, and validate what the server gets; of one name the last file counts', async () => {
  vi.stubEnv('SVC_SECRET_REVIEW_KEY', 'the key');
  const mutating = await hook(({ mcpRequest }) =>
    mcpRequest.params.name === 'old'
      ? { patchType: 'JSONPatch', patch: [{ op: 'replace', path: '/mcpRequest/params/name', value: 'find' }] }
      : {},
  );
  const never = await hook(() => ({ allowed: false }));
  const validating = await hook(({ mcpRequest }) => ({
    allowed: JSON.stringify(mcpRequest.params.arguments) !== '{"secret":true}',
    message: 'the reason stays here',
  }));
  const entry = (name: string, { url }: AnsweringServer, more = ''): string =>
    `  - {name: ${name}, url: '${url}/review', failurePolicy: fail${more}}\n`;
  const first = file('first.yaml', `mutating:\n${entry('rename', mutating)}validating:\n${entry('check', never)}`);
  const second = file('second.json', {
    validating: [
      { name: 'check', url: `${validating.url}/review`, failurePolicy: 'fail', hmacSecretRef: 'review-key' },
    ],
  });
  const authz = file('authz.json', {
    version: '1.0',
    type: 'cedarv1',
    cedar: { policies: ['permit(principal, action, resource == Tool::"find");'] },
  });
  const { proxy, server } = await behind({ webhookConfigPaths: [first, second], authzConfigPath: authz });
  expect((await call(proxy, 'old', { a: 1 })).status).toBe(200);
  expect(server.of('tools/call')[0]?.message.params).toMatchObject({ name: 'find', arguments: { a: 1 } });
  expect(server.of('tools/call')[0]?.request.headers['mcp-name']).toBe('find');
  const refused = await call(proxy, 'find', { secret: true });
  expect(refused.status).toBe(403);
  expect(await refused.text()).not.toContain('the reason');
  expect(server.of('tools/call')).toHaveLength(1);
  expect(never.requests).toEqual([]);
  const [asked] = validating.requests;
  const body = asked?.body ?? '';
  expect(JSON.parse(body)).toMatchObject({
    principal: null,
    mcpRequest: { method: 'tools/call', params: { name: 'find' } },
    context: { serverName: 'tracker', sourceAddress: '127.0.0.1', transport: 'streamable-http' },
  });
  const signed = `${String(asked?.headers['x-svc-timestamp'])}.${body}`;
  const signature = createHmac('sha256', 'the key').update(signed).digest('hex');
  expect(asked?.headers['x-svc-signature']).toBe(`sha256=${signature}`);
});

test('that fail refuse or pass the request, as their failure policy says', async () => {
  const broken = await hook(({ mcpRequest }) => (mcpRequest.params.name === 'find' ? { version: 'v9' } : {}));
  for (const [failurePolicy, status] of [
    ['fail', 503],
    ['ignore', 200],
  ] as const) {
    for (const list of ['mutating', 'validating']) {
      const path = file('broken.json', { [list]: [{ name: 'w', url: broken.url, failurePolicy }] });
      const { proxy } = await behind({ webhookConfigPaths: [path] });
      expect((await call(proxy, 'find')).status).toBe(status);
      expect((await call(proxy, 'other')).status).toBe(200);
      expect(proxy.log.text()).toContain('Webhook \\"w\\" has no effect on a request');
    }
  }
});

test('files and secrets that change take effect in open sessions; what cannot be used changes nothing and is logged once', async () => {
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets, { recursive: true });
  writeFileSync(join(secrets, 'review-key'), 'first key\n');
  vi.stubEnv('SVC_SECRETS_DIR', secrets);
  const allow = await hook(() => ({}));
  const deny = await hook(({ mcpRequest }) => ({ allowed: mcpRequest.method !== 'tools/call' }));
  const definition = ({ url }: AnsweringServer): object => ({
    validating: [{ name: 'check', url, failurePolicy: 'fail', hmacSecretRef: 'review-key' }],
  });
  const path = file('changing.json', definition(allow));
  const { proxy } = await behind(
    { webhookConfigPaths: [path] },
    legacyScript((_, answer) => answer.result({ content: [] })),
  );
  const client = await openSession(proxy.endpoint);
  let id = 0;
  const status = async (): Promise<string> => {
    const body = { jsonrpc: '2.0', id: (id += 1), method: 'tools/call', params: { name: 'a' } };
    return (await client.post(body)).text();
  };
  expect(await status()).toContain('"result"');
  const signedWith = (key: string): boolean => {
    const asked = allow.requests.at(-1);
    const signed = `${String(asked?.headers['x-svc-timestamp'])}.${asked?.body}`;
    return asked?.headers['x-svc-signature'] === `sha256=${createHmac('sha256', key).update(signed).digest('hex')}`;
  };
  expect(signedWith('first key')).toBe(true);
  writeFileSync(join(secrets, 'review-key'), 'second key');
  await expect
    .poll(
      async () => {
        await status();
        return signedWith('second key');
      },
      { timeout: 15_000 },
    )
    .toBe(true);
  writeFileSync(path, 'validating: [{name: check}]');
  await expect.poll(() => proxy.log.text(), { timeout: 15_000 }).toContain('the webhooks stay as they were');
  expect(await status()).toContain('"result"');
  writeFileSync(path, JSON.stringify(definition(deny)));
  await expect.poll(status, { timeout: 15_000 }).toContain('Request denied by policy');
  expect(proxy.log.text().split('the webhooks stay as they were')).toHaveLength(2);
  expect(proxy.log.text()).not.toContain('second key');
});

test.each([
  ['a file that is not there', () => join(folder, 'nothing.yaml'), 'nothing.yaml'],
  ['a webhook without a url', () => file('bad.yaml', 'validating: [{name: check, failurePolicy: fail}]'), 'url'],
  [
    'a secret that nobody has',
    () =>
      file('s.json', {
        validating: [{ name: 'c', url: 'http://127.0.0.1:9/', failurePolicy: 'fail', hmacSecretRef: 'none' }],
      }),
    'SVC_SECRET_NONE',
  ],
])('%s keeps a proxy from starting', async (_, path, named) => {
  const base = { transport: 'streamable-http', targetPort: 9 } as const;
  await expect(startTestProxy({ ...base, webhookConfigPaths: [path()] })).rejects.toThrow(named);
});
