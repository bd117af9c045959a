import { describe, expect, test } from 'vitest';
import type { View } from '../../../../runtime/mcp/gateway/view/view.ts';
import type { Backend } from '../../../../runtime/mcp/backend/backend.ts';
import { toolView } from '../../../../runtime/mcp/gateway/view/tool-view.ts';
import type { Hooks } from '../../../../runtime/mcp/gateway/hooks.ts';
import { openCedarPolicy } from '../../../../runtime/policy/cedar/cedar-policy.ts';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern, type RawAnswer } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

type Tool = { readonly name: string; readonly annotations?: object };

const tools: readonly Tool[] = [
  { name: 'read', annotations: { readOnlyHint: true } },
  { name: 'write', annotations: { readOnlyHint: false } },
  { name: 'silent' },
  { name: 'odd', annotations: { readOnlyHint: 'yes' } },
  { name: 'huge', annotations: { readOnlyHint: true, title: 'x'.repeat(5000) } },
];

/** A server that lists its tools on two pages, as they are at the moment. */
function serverOf(listed: () => readonly Tool[]): (received: Received, answer: Answering) => void {
  return ({ message }, answer) => {
    if (message.method !== 'tools/list') {
      answer.result({ resultType: 'complete', content: [], called: message.params?.['name'] });
      return;
    }
    const isSecond = message.params?.['cursor'] === 'more';
    const page = isSecond ? listed().slice(2) : listed().slice(0, 2);
    answer.result({ resultType: 'complete', tools: page, ...(isSecond ? {} : { nextCursor: 'more' }) });
  };
}

async function policyOf(...policies: readonly string[]): Promise<NonNullable<Hooks['policy']>> {
  const opened = await openCedarPolicy({ policies, serverName: 's' });
  if (!opened.ok) throw new Error(opened.problem);
  return opened.policy;
}

const readers = 'permit(principal, action, resource) when { resource has readOnlyHint && resource.readOnlyHint };';

/** What of the tools a client lists, and what it may call. */
async function seen(
  names: readonly string[],
  ask: (method: string, params: Record<string, unknown>) => Promise<RawAnswer>,
): Promise<{ readonly listed: readonly string[]; readonly called: readonly string[] }> {
  const called: string[] = [];
  for (const name of names) if ((await ask('tools/call', { name })).status === 200) called.push(name);
  const listed: string[] = [];
  for (const params of [{}, { cursor: 'more' }]) {
    const { result } = await (await ask('tools/list', params)).message();
    for (const { name } of JSON.parse(JSON.stringify(result)).tools) listed.push(name);
  }
  return { listed, called };
}

const names = tools.map(({ name }) => name);

describe.each([
  ['legacy', legacyScript],
  ['modern', modernScript],
])('a policy about what tools say of themselves, toward a %s server', (_era, script) => {
  test.each([
    ['permits what reads', [readers], ['read', 'huge']],
    [
      'forbids what does not say that it reads',
      ['permit(principal, action, resource);', 'forbid(principal, action, resource) unless { resource.readOnlyHint };'],
      ['read', 'huge'],
    ],
  ])('%s in lists and in calls, for clients of both eras', async (_name, policies, expected) => {
    const { endpoint } = await openGateway(script(serverOf(() => tools)), {
      hooks: { policy: await policyOf(...policies) },
    });
    const modern = await seen(names, (method, params) => postModern(endpoint, method, params));
    expect(modern).toEqual({ listed: expected, called: expected });
    const client = await openSession(endpoint);
    let id = 0;
    const legacy = await seen(names, (method, params) =>
      client.post({ jsonrpc: '2.0', id: (id += 1), method, params }),
    );
    expect(legacy).toEqual(modern);
  });

  test('sees them as clients do, under other names and with other hints', async () => {
    const overrides = {
      write: { name: 'note', annotations: { readOnlyHint: true } },
      read: { annotations: { readOnlyHint: false } },
    };
    const view = (backend: Backend): View => toolView(backend, { filter: [], overrides });
    const { endpoint } = await openGateway(script(serverOf(() => tools.slice(0, 3))), {
      view,
      hooks: { policy: await policyOf(readers) },
    });
    const found = await seen(['read', 'write', 'note', 'silent'], (method, params) =>
      postModern(endpoint, method, params),
    );
    expect(found).toEqual({ listed: ['note'], called: ['note'] });
  });

  test('holds for a tool that comes later, and where no list comes nothing is permitted', async () => {
    let listed: readonly Tool[] = tools.slice(0, 2);
    let isSilent = false;
    const rest = serverOf(() => listed);
    const { endpoint, server } = await openGateway(
      script((received, answer) => {
        if (isSilent && received.message.method === 'tools/list') answer.response.destroy();
        else rest(received, answer);
      }),
      { hooks: { policy: await policyOf(readers) } },
    );
    const call = async (name: string): Promise<number> => (await postModern(endpoint, 'tools/call', { name })).status;
    expect(await call('read')).toBe(200);
    expect(await call('late')).toBe(403);
    listed = [...listed, { name: 'late', annotations: { readOnlyHint: true } }];
    await expect.poll(() => call('late'), { timeout: 5000, interval: 200 }).toBe(200);
    // Known tools cost no further list.
    const lists = server.of('tools/list').length;
    for (let index = 0; index < 10; index += 1) expect(await call('read')).toBe(200);
    expect(server.of('tools/list')).toHaveLength(lists);
    isSilent = true;
    const other = await openGateway(
      script((received, answer) =>
        received.message.method === 'tools/list' ? void answer.response.destroy() : rest(received, answer),
      ),
      { hooks: { policy: await policyOf(readers) } },
    );
    expect((await postModern(other.endpoint, 'tools/call', { name: 'read' })).status).toBe(403);
  });
});

test('a policy that looks at nothing of the kind has no list read', async () => {
  const policy = await policyOf('permit(principal, action, resource == Tool::"read");');
  const { endpoint, server } = await openGateway(modernScript(serverOf(() => tools)), { hooks: { policy } });
  expect((await postModern(endpoint, 'tools/call', { name: 'read' })).status).toBe(200);
  expect((await postModern(endpoint, 'tools/call', { name: 'write' })).status).toBe(403);
  expect(server.of('tools/list')).toEqual([]);
});

test('a server that says that its tools are others is believed at once', async () => {
  let hint = true;
  const streams: Answering[] = [];
  const { endpoint } = await openGateway(
    legacyScript(
      (received, answer) => {
        if (received.method !== 'GET') {
          serverOf(() => [{ name: 'read', annotations: { readOnlyHint: hint } }])(received, answer);
          return;
        }
        answer.stream();
        streams.push(answer);
      },
      { hasStream: true },
    ),
    { hooks: { policy: await policyOf(readers) } },
  );
  const client = await openSession(endpoint);
  const stream = await client.get();
  const call = (id: number) => client.post({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'read' } });
  expect((await call(1)).status).toBe(200);
  hint = false;
  const changed = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' };
  await expect.poll(() => streams.length).toBeGreaterThan(1);
  for (const each of streams) each.event(changed);
  expect(await stream.nextMessage()).toMatchObject({ method: 'notifications/tools/list_changed' });
  expect((await call(2)).status).toBe(403);
  stream.drop();
});
