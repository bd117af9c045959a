import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import openApi from '../../generated/openapi/registry.json' with { type: 'json' };
import type { RegistryAnswer, TestRegistry } from '../support/running-registry.ts';
import { startSampleRegistry } from '../support/sample-registry.ts';

let open: TestRegistry;
beforeAll(async () => {
  open = await startSampleRegistry();
});
afterAll(() => open.close());

describe('clients of other makers, with the registry as their base address', () => {
  const names = ({ body }: RegistryAnswer): unknown =>
    (body as { servers: { server: { name: string; version: string } }[] }).servers.map(
      ({ server }) => `${server.name} ${server.version}`,
    );

  test('page through the latest servers, search, and read one', async () => {
    const first = await open.get('/main/v0.1/servers?limit=2&version=latest');
    const { nextCursor } = (first.body as { metadata: { nextCursor: string } }).metadata;
    const second = await open.get(`/main/v0.1/servers?cursor=${encodeURIComponent(nextCursor)}&limit=2&version=latest`);
    expect([names(first), names(second)]).toEqual([
      ['com.example/docs 2.1.0', 'com.example/forecast 1.0.0'],
      ['com.example/forecast-eu 1.0.0'],
    ]);
    expect(names(await open.get('/main/v0.1/servers?search=FORECAST&limit=50&version=latest'))).toHaveLength(2);
    for (const name of ['com.example%2Fdocs', 'com.example%2fdocs', '%63om.example%2Fdocs']) {
      const { body } = await open.get(`/main/v0.1/servers/${name}/versions/latest`);
      expect(body, name).toMatchObject({
        server: { name: 'com.example/docs', version: '2.1.0' },
        _meta: { 'io.modelcontextprotocol.registry/official': { status: 'active', isLatest: true } },
      });
    }
    expect((await open.get('/registry/main/v0.1/servers/com.example%2Fdocs/versions/2.0.0')).status).toBe(200);
  });

  test('a plus in a query is a space, other letters are UTF-8, and names have the case that they have', async () => {
    expect(names(await open.get('/main/v0.1/servers?search=about+IT&version=latest'))).toHaveLength(3);
    expect(names(await open.get('/main/v0.1/servers?search=about%20it&version=latest'))).toHaveLength(3);
    expect(names(await open.get('/main/v0.1/servers?search=about%2Bit'))).toEqual([]);
    expect(names(await open.get('/main/v0.1/servers?search=%E2%80%AEweather'))).toEqual(['com.example/forecast 1.0.0']);
    expect((await open.get('/Main/v0.1/servers')).status).toBe(404);
    expect((await open.get('/main/v0.1/servers/com.example/docs/versions')).body).toMatchObject({
      error: expect.stringContaining('did you mean /main/v0.1/servers/com.example%2Fdocs/versions?'),
    });
    expect((await open.get('/main/v0.1/servers/com.example%2FDocs/versions')).status).toBe(404);
    expect((await open.get('/main/v0.1/servers/com.example%2Fd%C3%B6cs/versions')).status).toBe(400);
  });

  test('HEAD answers as GET, without the body; a method that a path does not have is rejected', async () => {
    for (const path of ['/main/v0.1/servers', '/main/v0.1/servers/com.example%2Fdocs/versions/latest', '/nothing']) {
      const ask = (method: string): Promise<Response> =>
        fetch(`${open.address}${path}`, { method, headers: { 'accept-encoding': 'identity' } });
      const [get, head] = [await ask('GET'), await ask('HEAD')];
      expect(head.status).toBe(get.status);
      expect(await head.text()).toBe('');
      expect(await get.text()).not.toBe('');
      for (const name of ['content-length', 'content-type', 'etag'])
        expect(head.headers.get(name), name).toBe(get.headers.get(name));
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    }
    for (const [method, path, allow] of [
      ['DELETE', '/main/v0.1/servers', 'GET, HEAD'],
      ['GET', '/main/v0.1/publish', 'POST'],
      ['POST', '/v1/sources/reviewed', 'DELETE, GET, HEAD, PUT'],
    ] as const) {
      const refused = await open.ask(method, path);
      expect(refused.status).toBe(405);
      expect(refused.headers.get('allow')).toBe(allow);
      expect(refused.body).toMatchObject({ code: 'method-not-allowed' });
    }
  });
});

describe('lists for managers', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', ...openApi });
  const shapeOf = (path: string) => {
    const pointer = `paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`;
    return ajv.compile({ $ref: `api#/${encodeURI(pointer)}` });
  };

  test.for([
    ['/v1/sources/{sourceName}/entries', '/v1/sources/reviewed/entries'],
    ['/v1/registries/{registryName}/entries', '/v1/registries/main/entries'],
  ])('%s comes whole or page by page, as the API description says', async ([path = '', url = '']) => {
    const isRight = shapeOf(path);
    const whole = (await open.get(url)).body as { entries: unknown[]; metadata?: unknown };
    expect(isRight(whole), JSON.stringify(isRight.errors)).toBe(true);
    expect(isRight({ entries: [{}] })).toBe(false);
    expect(whole.metadata).toBeUndefined();
    const seen: unknown[] = [];
    for (let cursor = ''; ;) {
      const { body } = await open.get(`${url}?limit=2${cursor}`);
      expect(isRight(body), JSON.stringify(isRight.errors)).toBe(true);
      const { entries, metadata } = body as { entries: unknown[]; metadata: { nextCursor?: string } };
      seen.push(...entries);
      if (metadata.nextCursor === undefined) break;
      cursor = `&cursor=${metadata.nextCursor}`;
    }
    expect(seen).toEqual(whole.entries);
    expect(seen.length).toBeGreaterThan(2);
    for (const query of ['limit=0', 'limit=x', 'cursor=x'])
      expect((await open.get(`${url}?${query}`)).status, query).toBe(400);
  });
});
