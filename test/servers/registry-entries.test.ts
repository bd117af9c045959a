import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authoredRegistry,
  codeOf as code,
  entryPath as entry,
  latestPath as latest,
  published,
  shortForm as flat,
} from '../support/authored-registry.ts';
import type { RegistryWithPeople } from '../support/registry-with-people.ts';

let people: RegistryWithPeople;
let registry: RegistryWithPeople['registry'];

beforeAll(async () => {
  people = await authoredRegistry();
  ({ registry } = people);
});
afterAll(() => people.close());

const ask: RegistryWithPeople['ask'] = (...asked) => people.ask(...asked);
const publish = (who: string, source: string, name: string, claims?: object): Promise<void> =>
  published(people, who, source, name, claims);

describe('a publication', () => {
  test('in the short form is a server with one remote, answered as it is stored', async () => {
    const body = { ...flat('short'), claims: { org: 'acme' } };
    const { status, body: stored } = await ask('author', 'POST', '/team/v0.1/publish', body);
    expect(status).toBe(201);
    expect(stored).toEqual({
      server: {
        name: 'com.example/short',
        description: 'What short is for',
        version: '1.0.0',
        remotes: [{ type: 'streamable-http', url: 'https://short.example.com/mcp' }],
      },
      _meta: { 'io.modelcontextprotocol.registry/official': expect.objectContaining({ isLatest: true }) },
    });
    expect((await ask('reader', 'GET', latest('short'))).body).toEqual(stored);
  });

  test('over /v1/entries carries its claims, and goes to the one source that its author may manage', async () => {
    const document = '{"name":"com.example/long","version":"1.0.0","description":"d","x":1.0}';
    const sent = await ask('author', 'POST', '/v1/entries', `{"claims":{"team":"blue"},"server":${document}}`);
    expect(sent.status).toBe(201);
    expect(sent.text.startsWith(`{"server":${document},`)).toBe(true);
    expect((await ask('reader', 'GET', latest('long'))).status).toBe(200);
    expect((await ask('red', 'GET', latest('long'))).status).toBe(404);
    const undecided = await ask('admin', 'POST', '/v1/entries', {
      server: { name: 'com.example/where', version: '1.0.0', description: 'd' },
    });
    expect(undecided.status).toBe(409);
    expect(undecided.body).toMatchObject({ code: 'ambiguous-source', error: expect.stringMatching(/other, team/) });
  });

  test('is checked against the claims of its registry first; the answer reveals nothing of the sources behind it', async () => {
    for (const who of ['author', 'reader']) {
      const refused = await ask(who, 'POST', '/closed/v0.1/publish', flat('gate'));
      expect(refused.status).toBe(403);
      expect(code(refused)).toBe('registry-forbidden');
      expect(refused.text).not.toMatch(/other|team/);
    }
    expect(code(await ask('admin', 'POST', '/closed/v0.1/publish', flat('gate')))).toBe('ambiguous-source');
  });

  test('hears only of managed sources that its author may manage', async () => {
    for (const refused of [
      await ask('author', 'POST', '/files/v0.1/publish', flat('a')),
      await ask('author', 'POST', '/v1/entries', {
        source: 'files',
        server: { name: 'com.example/a', version: '1.0.0', description: 'd' },
      }),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ code: 'not-publishable', error: expect.stringMatching(/are team$/) });
    }
  });

  test('that is not a valid server is refused with the field that is wrong', async () => {
    const { status, body } = await ask('author', 'POST', '/team/v0.1/publish', { ...flat('a'), version: 'latest' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-body', error: expect.stringContaining('version') });
  });
});

test('a name that no path could hold is not published', async () => {
  for (const name of ['com.example/..', 'com.example/x-', '../x', 'com.example/-x']) {
    const { status, body } = await ask('author', 'POST', '/team/v0.1/publish', { ...flat('x'), name });
    expect(status, name).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-body', error: expect.stringContaining('name') });
  }
});

test('what is longer than the official registry allows, or no single version, is not published', async () => {
  const wrong = { description: 'd'.repeat(101), title: 't'.repeat(101), version: '^1.0.0', name: 'com.example/a b' };
  for (const [key, value] of Object.entries(wrong)) {
    const document = { name: 'com.example/wrong', version: '1.0.0', description: 'd', [key]: value };
    const { status, body } = await ask('author', 'POST', '/team/v0.1/publish', document);
    expect(status, key).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-body', error: expect.stringContaining(key) });
  }
});

describe('a published entry', () => {
  test('is changed only by those who hold all of its claims and those of its source', async () => {
    await publish('author', 'team', 'shared', { team: ['red', 'blue'] });
    const changes: readonly (readonly [string, string, object?])[] = [
      ['DELETE', `${entry('shared')}/versions/1.0.0`],
      ['PATCH', `${entry('shared')}/versions/1.0.0/status`, { status: 'deprecated' }],
      ['PUT', `${entry('shared')}/claims`, { claims: { team: 'red' } }],
    ];
    for (const [method, path, body] of changes) {
      expect(code(await ask('red', method, path, body)), `${method} red`).toBe('claims-not-satisfied');
      expect(code(await ask('stranger', method, path, body)), `${method} stranger`).toBe('source-forbidden');
      expect(code(await ask('stranger', method, `${path}?source=team`, body)), `${method} named`).toBe(
        'source-forbidden',
      );
      expect(code(await ask('reader', method, path, body)), `${method} reader`).toBe('missing-role');
    }
    expect((await ask('red', 'GET', latest('shared'))).status).toBe(200);
  });

  test('shows its claims to those who may see it', async () => {
    await publish('author', 'team', 'claims', { team: 'blue' });
    expect((await ask('author', 'GET', `${entry('claims')}/claims`)).body).toEqual({ claims: { team: 'blue' } });
    expect((await ask('red', 'GET', `${entry('claims')}/claims`)).status).toBe(404);
    // A read by name does not give away that there is something.
    expect((await ask('stranger', 'GET', `${entry('claims')}/claims`)).status).toBe(404);
  });

  test('takes other claims, which its author has to hold, for all of its versions at once', async () => {
    await publish('author', 'team', 'moved', { team: 'blue' });
    const put = (claims: object) => ask('author', 'PUT', `${entry('moved')}/claims`, { claims });
    expect(code(await put({ team: 'green' }))).toBe('claims-not-held');
    expect((await ask('red', 'GET', latest('moved'))).status).toBe(404);
    const moved = await put({ team: 'red' });
    expect(moved.status).toBe(200);
    expect(moved.body).toEqual({ claims: { team: 'red' } });
    expect((await ask('red', 'GET', latest('moved'))).status).toBe(200);
    expect((await put({})).status).toBe(200);
    expect((await ask('red', 'GET', latest('moved'))).status).toBe(404);
    expect((await ask('admin', 'GET', latest('moved'))).status).toBe(200);
  });

  test('changes its status, and that is seen at once', async () => {
    await publish('author', 'team', 'status', { org: 'acme' });
    const status = `${entry('status')}/versions/1.0.0/status`;
    const { body } = await ask('author', 'PATCH', status, { status: 'deprecated', statusMessage: 'Use another' });
    const official = (body as { _meta: Record<string, object> })._meta['io.modelcontextprotocol.registry/official'];
    expect(official).toMatchObject({ status: 'deprecated', statusMessage: 'Use another' });
    expect((await ask('author', 'PATCH', status, { status: 'deleted' })).status).toBe(200);
    expect((await ask('author', 'GET', latest('status'))).status).toBe(404);
    const absent = await ask('author', 'PATCH', `${entry('status')}/versions/9.9.9/status`, { status: 'active' });
    expect(absent.body).toMatchObject({ code: 'unknown-entry', error: expect.stringContaining('9.9.9') });
  });

  test('is gone at once when it is deleted, and deleting again finds nothing', async () => {
    await publish('author', 'team', 'gone', { org: 'acme' });
    const version = `${entry('gone')}/versions/1.0.0`;
    expect((await ask('author', 'DELETE', `${entry('gone')}/versions/9.9.9`)).status).toBe(404);
    expect((await ask('author', 'DELETE', version)).status).toBe(204);
    expect((await ask('author', 'GET', latest('gone'))).status).toBe(404);
    expect((await ask('author', 'DELETE', version)).status).toBe(404);
  });

  test('of two managed sources has to be named with its source', async () => {
    await publish('author', 'team', 'twice', { org: 'acme' });
    await publish('stranger', 'other', 'twice', { org: 'else' });
    const version = `${entry('twice')}/versions/1.0.0`;
    const undecided = await ask('admin', 'DELETE', version);
    expect(undecided.status).toBe(409);
    expect(undecided.body).toMatchObject({ code: 'ambiguous-source', error: expect.stringMatching(/other, team/) });
    // For those who may manage one of them there is nothing to decide.
    expect((await ask('stranger', 'DELETE', version)).status).toBe(204);
    expect((await ask('admin', 'DELETE', `${version}?source=team`)).status).toBe(204);
  });

  test('is one that was published: what a source brings is not changed here', async () => {
    for (const query of ['', '?source=files']) {
      const refused = await ask('admin', 'DELETE', `${entry('fetched')}/versions/1.0.0${query}`);
      expect(refused.status).toBe(404);
      expect(code(refused)).toBe('unknown-entry');
    }
    expect((await ask('author', 'GET', latest('fetched'))).status).toBe(200);
  });

  test('is read as it was written by who wrote it, also where the store takes its time to answer', async () => {
    await publish('author', 'team', 'slow', { team: ['red', 'blue'] });
    const { store } = registry.running.core;
    const entriesSince = store.entriesSince.bind(store);
    Object.assign(store, {
      async entriesSince(...about: Parameters<typeof entriesSince>) {
        const found = await entriesSince(...about);
        await new Promise((resolve) => setTimeout(resolve, 150));
        return found;
      },
    });
    try {
      await publish('author', 'team', 'slower', { team: 'red' });
      expect((await ask('red', 'GET', latest('slower'))).status).toBe(200);
      await ask('author', 'PUT', `${entry('slow')}/claims`, { claims: { team: 'blue' } });
      expect((await ask('red', 'GET', latest('slow'))).status).toBe(404);
      await ask('author', 'PATCH', `${entry('slower')}/versions/1.0.0/status`, { status: 'deleted' });
      expect((await ask('red', 'GET', latest('slower'))).status).toBe(404);
      await ask('author', 'DELETE', `${entry('slow')}/versions/1.0.0`);
      expect((await ask('author', 'GET', latest('slow'))).status).toBe(404);
    } finally {
      Object.assign(store, { entriesSince });
    }
  });
});
