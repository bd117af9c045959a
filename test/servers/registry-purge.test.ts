import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authoredRegistry,
  codeOf as code,
  entryPath as entry,
  latestPath as latest,
  published,
} from '../support/authored-registry.ts';
import type { RegistryWithPeople } from '../support/registry-with-people.ts';
import type { RegistryAnswer } from '../support/running-registry.ts';

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

describe('a version that is purged', () => {
  const told = async (who: string, name: string, query = 'updated_since=2020-01-01T00:00:00Z'): Promise<string> =>
    (await ask(who, 'GET', `/all/v0.1/servers?search=${name}&${query}`)).text;

  test('is listed for nobody with its document, whether it is active or was deleted before', async () => {
    for (const name of ['leak', 'leaked-before']) {
      await publish('author', 'team', name, { org: 'acme' });
      const version = `${entry(name)}/versions/1.0.0`;
      if (name !== 'leak') {
        expect((await ask('author', 'DELETE', version)).status).toBe(204);
        expect(await told('reader', name)).toContain(`What ${name} is for`);
      }
      // A name that is gone may be purged by those who could have deleted it, and by nobody else.
      for (const [who, status] of [
        ['reader', 403],
        ['stranger', name === 'leak' ? 403 : 404],
      ] as const)
        expect((await ask(who, 'DELETE', `${version}?purge=true`)).status, `${who} ${name}`).toBe(status);
      expect(await told('reader', name)).toContain(`What ${name} is for`);
      expect((await ask('author', 'DELETE', `${version}?purge=true`)).status).toBe(204);
      const rows = await told('reader', name);
      expect(rows).toContain('"status":"deleted"');
      expect(rows).not.toContain(`What ${name} is for`);
      expect(rows).not.toContain(`https://${name}.example.com`);
      expect(await told('reader', name, 'include_deleted=true')).toContain('"servers":[]');
      expect((await ask('author', 'DELETE', `${version}?purge=true`)).status).toBe(404);
    }
  });

  test('that two sources had has to be named with its source', async () => {
    for (const [who, source, org] of [
      ['author', 'team', 'acme'],
      ['stranger', 'other', 'else'],
    ] as const) {
      await publish(who, source, 'both', { org });
      expect((await ask('admin', 'DELETE', `${entry('both')}/versions/1.0.0`)).status).toBe(204);
    }
    const version = `${entry('both')}/versions/1.0.0?purge=true`;
    expect(code(await ask('admin', 'DELETE', version))).toBe('ambiguous-source');
    expect((await ask('admin', 'DELETE', `${version}&source=nowhere`)).status).toBe(404);
    expect((await ask('stranger', 'DELETE', version)).status).toBe(204);
    expect((await ask('admin', 'DELETE', `${version}&source=mine`)).status).toBe(204);
    expect(await told('admin', 'both')).not.toContain('What both is for');
  });

  test('may be one that its source does not have any more, and not one that it has', async () => {
    const { store, refresh } = registry.running.core;
    const purge = (): Promise<RegistryAnswer> =>
      ask('author', 'DELETE', `${entry('fetched')}/versions/0.9.0?purge=true&source=files`);
    const current = {
      version: '1.0.0',
      document: '{"name":"com.example/fetched","description":"d","version":"1.0.0"}',
    };
    const older = {
      version: '0.9.0',
      document: '{"name":"com.example/fetched","description":"oops","version":"0.9.0"}',
    };
    for (const versions of [[current, older], [current]]) {
      expect((await purge()).status).toBe(404);
      const entries = [{ type: 'server', name: 'com.example/fetched', claims: { org: 'acme' }, versions }] as const;
      await store.replaceEntries('files', { entries, state: { quarantined: [], quarantinedCount: 0 } }, Date.now());
      await refresh.entries('files');
    }
    expect(await told('reader', 'fetched')).toContain('oops');
    expect((await purge()).status).toBe(204);
    expect(await told('reader', 'fetched')).not.toContain('oops');
    expect((await ask('author', 'GET', latest('fetched'))).status).toBe(200);
  });
});
