import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../runtime/identity/clock.ts';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../support/answering-server.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { startTestProxy, type TestProxy } from '../support/mcp/running-proxy.ts';
import { modernScript, startScriptedServer, type ScriptedServer } from '../support/mcp/scripted-server.ts';
import { makeSigningKey, type SigningKey } from '../support/signing-keys.ts';
import { startStandInProvider, type StandInProvider } from '../support/stand-in-provider.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const audience = 'https://tracker.example.com';
const folder = temporaryFolder('svc-decision-point-');
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0).toReversed()) await close();
});

let key: SigningKey;
let provider: StandInProvider;
beforeAll(async () => {
  key = await makeSigningKey();
  provider = await startStandInProvider([key], systemClock);
});
afterAll(() => provider.server.close());

interface Asked {
  readonly subject: {
    readonly id: string;
    readonly properties?: Readonly<Record<string, unknown>>;
  };
  readonly resource?: { readonly id: string };
  readonly evaluations?: readonly {
    readonly resource: { readonly id: string };
  }[];
}

interface Running {
  readonly proxy: TestProxy;
  readonly server: ScriptedServer;
  readonly point: AnsweringServer;
  readonly call: (tool: string, claims?: Readonly<Record<string, unknown>>) => ReturnType<typeof postModern>;
}

/** A proxy whose calls a service over HTTP decides. */
async function decidedBy(answer: (asked: Asked) => Answer | Promise<Answer>, settings: object = {}): Promise<Running> {
  const server = await startScriptedServer(
    modernScript(({ message: { method } }, reply) =>
      reply.result(
        method === 'tools/list'
          ? {
              resultType: 'complete',
              tools: ['find', 'delete'].map((name) => ({
                name,
                inputSchema: { type: 'object' },
              })),
            }
          : { resultType: 'complete', content: [] },
      ),
    ),
  );
  closing.push(() => server.close());
  const point = await startAnsweringServer(({ body }) => answer(JSON.parse(body) as Asked));
  closing.push(() => point.close());
  const file = join(folder, `authz-${closing.length}-${point.port}.json`);
  vi.stubEnv('DECISION_TOKEN', 'known-to-the-service');
  const http = {
    url: `${point.url}/access/v1/evaluation`,
    bearerTokenEnv: 'DECISION_TOKEN',
    claims: ['team'],
    ...settings,
  };
  writeFileSync(file, JSON.stringify({ version: '1.0', type: 'httpv1', http }));
  const proxy = await startTestProxy({
    name: 'tracker',
    transport: 'streamable-http',
    targetPort: server.port,
    oidc: {
      issuer: provider.issuer,
      audience,
      resourceUrl: `${audience}/mcp`,
      scopes: ['openid'],
    },
    authzConfigPath: file,
  });
  closing.push(() => proxy.close());
  await proxy.ready();
  return {
    proxy,
    server,
    point,
    call: async (name, claims = {}) =>
      postModern(
        proxy.endpoint,
        'tools/call',
        { name, arguments: { secret: 'of-the-caller' } },
        {
          headers: {
            authorization: `Bearer ${await provider.token(key, { aud: audience, ...claims })}`,
          },
        },
      ),
  };
}

const permits =
  (...tools: readonly string[]) =>
  (asked: Asked): Answer => ({
    json:
      asked.evaluations === undefined
        ? { decision: tools.includes(asked.resource?.id ?? '') }
        : {
            evaluations: asked.evaluations.map(({ resource }) => ({
              decision: tools.includes(resource.id),
            })),
          },
  });

describe('a decision point over HTTP', () => {
  test('decides calls and lists; it is shown the claims that are listed, and neither tokens nor arguments', async () => {
    const { server, point, proxy, call } = await decidedBy(permits('find'));
    expect((await call('find', { team: 'ops', salary: 1 })).status).toBe(200);
    expect((await call('delete', { team: 'ops' })).status).toBe(403);
    const listed = await postModern(
      proxy.endpoint,
      'tools/list',
      {},
      {
        headers: {
          authorization: `Bearer ${await provider.token(key, { aud: audience })}`,
        },
      },
    );
    const text = await listed.text();
    expect(text).toContain('"find"');
    expect(text).not.toContain('"delete"');
    expect(server.of('tools/call')).toHaveLength(1);
    const shown = point.requests.map(({ body }) => body).join('\n');
    expect(shown).toContain('"team":"ops"');
    expect(shown).not.toContain('salary');
    expect(shown).not.toContain('of-the-caller');
    expect(point.requests.every(({ headers }) => headers.authorization === 'Bearer known-to-the-service')).toBe(true);
    expect(shown).not.toContain('eyJ');
  });

  test.each<[string, Answer]>([
    ['500', { status: 500, json: { decision: true } }],
    [
      'a redirect',
      {
        status: 302,
        headers: { location: 'http://127.0.0.1:9/' },
        json: { decision: true },
      },
    ],
    ['HTML', { text: '<html>decision: true</html>' }],
    ['a word for a decision', { json: { decision: 'true' } }],
    ['a list', { json: [{ decision: true }] }],
    ['more than it may', { text: `{"decision":true,"x":"${'x'.repeat(300_000)}"}` }],
    ['nothing, and cuts the connection', (response) => response.destroy()],
  ])('that answers %s permits nothing, and the server behind is not asked', async (_, answer) => {
    const { server, proxy, call } = await decidedBy(() => answer);
    const refused = await call('find');
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await refused.text()).toContain('"error"');
    expect(server.of('tools/call')).toHaveLength(0);
    expect(proxy.log.text()).not.toContain('known-to-the-service');
  });

  test('that is slow permits nothing once its time is over, and decides again when it is back', async () => {
    let wait = 5000;
    const permit = permits('find');
    const { server, call } = await decidedBy(
      async (asked) => {
        await new Promise((resolve) => setTimeout(resolve, wait));
        return permit(asked);
      },
      { timeout: '300ms', rememberFor: '0s' },
    );
    const begin = performance.now();
    expect((await call('find')).status).toBeGreaterThanOrEqual(400);
    expect(performance.now() - begin).toBeLessThan(4000);
    expect(server.of('tools/call')).toHaveLength(0);
    wait = 0;
    expect((await call('find')).status).toBe(200);
  });

  test('that is asked every time takes a permission back at once', async () => {
    let decision = true;
    const { call } = await decidedBy(() => ({ json: { decision } }), {
      rememberFor: '0s',
    });
    expect((await call('find')).status).toBe(200);
    decision = false;
    expect((await call('find')).status).toBe(403);
  });
});
