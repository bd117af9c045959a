import { Redis } from 'ioredis';
import { expect } from 'vitest';
import type { RunConfig } from '../../../generated/types/run.ts';
import { startRedis } from '../redis.ts';
import type { FieldScenario, Workbench } from './workbench.ts';

const authz = (...policies: readonly string[]): object => ({ version: '1.0', type: 'cedarv1', cedar: { policies } });

/** How often each caller gets through, calling each tool in turn as often as they can. */
async function passes(
  bench: Workbench,
  rateLimiting: NonNullable<RunConfig['rateLimiting']>,
): Promise<Record<string, number>> {
  const { proxy } = await bench.proxy({ oidc: bench.signIn(), rateLimiting });
  const counted: Record<string, number> = {};
  for (const sub of ['ada', 'eve']) {
    const headers = await bench.caller({ sub });
    for (const tool of ['get', 'put']) {
      let through = 0;
      for (let index = 0; index < 5; index += 1) {
        if ((await bench.status(proxy, headers, tool)) === 200) through += 1;
      }
      counted[`${sub} ${tool}`] = through;
    }
  }
  return counted;
}

const slow = '1h';

/** What callers may see and do. */
export const governanceFields: readonly FieldScenario[] = [
  {
    fields: ['authzConfigPath'],
    what: 'the policies of the file decide',
    async observe(bench) {
      const authzConfigPath = bench.file('authz.json', authz('permit(principal, action, resource == Tool::"get");'));
      const { proxy } = await bench.proxy({ authzConfigPath });
      expect(await bench.status(proxy, {}, 'get')).toBe(200);
      expect(await bench.status(proxy, {}, 'put')).toBe(403);
      expect((await bench.tools(proxy)).map(({ name }) => name)).toEqual(['get']);
    },
  },
  {
    fields: ['webhookConfigPaths[]'],
    what: 'the webhooks of the file are asked',
    async observe(bench) {
      const hook = await bench.answering(({ body }) => ({
        json: { version: 'v1', uid: JSON.parse(body).uid, allowed: !body.includes('"put"') },
      }));
      const path = bench.file('hooks.json', { validating: [{ name: 'h', url: hook.url, failurePolicy: 'fail' }] });
      const { proxy } = await bench.proxy({ webhookConfigPaths: [path] });
      expect(await bench.status(proxy, {}, 'get')).toBe(200);
      expect(await bench.status(proxy, {}, 'put')).toBe(403);
    },
  },
  {
    fields: [
      'tools.filter[]',
      'tools.overrides{}.name',
      'tools.overrides{}.description',
      'tools.overrides{}.annotations.title',
      'tools.overrides{}.annotations.readOnlyHint',
      'tools.overrides{}.annotations.destructiveHint',
      'tools.overrides{}.annotations.idempotentHint',
      'tools.overrides{}.annotations.openWorldHint',
    ],
    what: 'clients see these tools, under these names',
    async observe(bench) {
      const annotations = {
        title: 'Read',
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      };
      const { proxy, server } = await bench.proxy({
        tools: { filter: ['read'], overrides: { get: { name: 'read', description: 'Reads', annotations } } },
      });
      expect(await bench.tools(proxy)).toMatchObject([{ name: 'read', description: 'Reads', annotations }]);
      expect(await bench.status(proxy, {}, 'read')).toBe(200);
      expect(server.of('tools/call')[0]?.message.params?.['name']).toBe('get');
      expect(await bench.status(proxy, {}, 'put')).toBe(400);
    },
  },
  {
    fields: ['tools.overridePath'],
    what: 'clients see the names of the file, also when it changes',
    async observe(bench) {
      const overridePath = bench.file('tools.json', { toolsOverride: { get: { name: 'read' } } });
      const { proxy } = await bench.proxy({ tools: { overridePath } });
      const names = async (): Promise<unknown> => (await bench.tools(proxy)).map(({ name }) => name);
      expect(await names()).toEqual(['read', 'put']);
      bench.file('tools.json', { toolsOverride: { get: {} } });
      const log = (): string => proxy.log.text();
      await expect.poll(log, { timeout: 15_000 }).toContain('names and descriptions of tools stay as they were');
      expect(await bench.status(proxy, {}, 'read')).toBe(200);
      bench.file('tools.json', { toolsOverride: { put: { name: 'write' } } });
      await expect.poll(names, { timeout: 15_000 }).toEqual(['get', 'write']);
      expect(await bench.status(proxy, {}, 'read')).toBe(200);
    },
  },
  {
    fields: ['rateLimiting.shared.maxTokens', 'rateLimiting.shared.refillPeriod'],
    what: 'all callers together get through so often, and again after the period',
    async observe(bench) {
      const counted = await passes(bench, { shared: { maxTokens: 6, refillPeriod: slow } });
      expect(counted).toEqual({ 'ada get': 5, 'ada put': 1, 'eve get': 0, 'eve put': 0 });
      const { proxy } = await bench.proxy({ rateLimiting: { shared: { maxTokens: 1, refillPeriod: '200ms' } } });
      expect(await bench.status(proxy)).toBe(200);
      await expect.poll(() => bench.status(proxy), { timeout: 5000 }).toBe(200);
    },
  },
  {
    fields: ['rateLimiting.perUser.maxTokens', 'rateLimiting.perUser.refillPeriod'],
    what: 'each caller gets through so often',
    async observe(bench) {
      const counted = await passes(bench, { perUser: { maxTokens: 6, refillPeriod: slow } });
      expect(counted).toEqual({ 'ada get': 5, 'ada put': 1, 'eve get': 5, 'eve put': 1 });
    },
  },
  {
    fields: [
      'rateLimiting.tools[].name',
      'rateLimiting.tools[].shared.maxTokens',
      'rateLimiting.tools[].shared.refillPeriod',
      'rateLimiting.tools[].perUser.maxTokens',
      'rateLimiting.tools[].perUser.refillPeriod',
    ],
    what: 'each tool is called so often',
    async observe(bench) {
      const counted = await passes(bench, {
        tools: [
          { name: 'get', shared: { maxTokens: 4, refillPeriod: slow }, perUser: { maxTokens: 3, refillPeriod: slow } },
        ],
      });
      expect(counted).toEqual({ 'ada get': 3, 'ada put': 5, 'eve get': 1, 'eve put': 5 });
    },
  },
  {
    fields: [
      'sessionStorage.provider',
      'sessionStorage.address',
      'sessionStorage.db',
      'sessionStorage.keyPrefix',
      'group',
    ],
    what: 'what is kept is in that database, under that prefix, by group and name',
    async observe(bench) {
      const redis = await startRedis();
      bench.later(() => redis.remove());
      const storage = { provider: 'redis', address: redis.address, db: 3, keyPrefix: 'own:' } as const;
      const document = { name: 'tracker', rateLimiting: { shared: { maxTokens: 1, refillPeriod: slow } } };
      const inGroup = async (group: string) =>
        (await bench.proxy({ ...document, group, sessionStorage: storage })).proxy;
      const [first, replica, other] = [await inGroup('a'), await inGroup('a'), await inGroup('b')];
      expect(await bench.status(first)).toBe(200);
      expect(await bench.status(replica)).toBe(429);
      expect(await bench.status(other)).toBe(200);
      const client = new Redis({ port: redis.port, db: 3 });
      try {
        const keys = await client.keys('*');
        expect(keys.filter((key) => key.includes('limit')).toSorted()).toEqual([
          'own:{a:tracker}:limit:shared',
          'own:{b:tracker}:limit:shared',
        ]);
      } finally {
        client.disconnect();
      }
      const alone = await bench.proxy({ ...document, sessionStorage: { provider: 'memory' } });
      expect(await bench.status(alone.proxy)).toBe(200);
    },
  },
];
