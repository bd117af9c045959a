import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { RegistrySource } from '../../../../generated/types/registry-source.ts';
import { openStore } from '../../../../runtime/registry/store/open-store.ts';
import type { RegistryStore } from '../../../../runtime/registry/store/registry-store.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';
import { keyOf, publication } from '../../../support/store-contract/store-under-test.ts';

async function opened(folder: string): Promise<RegistryStore> {
  const opening = await openStore({ folder }, () => 5);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  return opening.opened;
}

/** Those of some texts that any file of a folder holds. */
function heldIn(folder: string, texts: readonly string[]): readonly string[] {
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  return texts.filter((text) => files.some((file) => file.includes(text)));
}

/** Whether any file of a folder holds a string. */
const anyHolds = (folder: string, text: string): boolean => heldIn(folder, [text]).length > 0;

const secretDocument = (secret: string, length: number): string =>
  JSON.stringify({ name: 'com.example/weather', secret: `${secret} `.repeat(length / (secret.length + 1) + 1) });

describe('the folder of the embedded store', () => {
  test.each([
    ['short', 100],
    ['of a page', 4_000],
    ['of many pages', 700_000],
  ])('has nothing of a purged document that is %s in any file, while it runs', async (_, length) => {
    const folder = join(scratchFolder(), 'data');
    const store = await opened(folder);
    await store.putSource({ name: 'm', managed: {} }, 1);
    const versions = Array.from({ length: 6 }, (__, number) => `1.${number}.0`);
    const secret = (version: string): string => `mistake-${version}-`;
    for (const version of versions)
      await store.publish(publication('m', { version, document: secretDocument(secret(version), length) }), 2);
    // Every other one is deleted first, and purged where it is remembered.
    for (const [number, version] of versions.entries())
      if (number % 2 === 0) await store.deleteVersion(keyOf('m'), version, 3);
    const secrets = versions.map(secret);
    expect(heldIn(folder, secrets)).toEqual(secrets);
    for (const [number, version] of versions.entries()) {
      if (number % 2 === 0) expect(await store.purgeVersion(keyOf('m'), version, 4)).toBe('purged');
      else expect(await store.deleteVersion(keyOf('m'), version, 4, true)).toBe('deleted');
      expect(heldIn(folder, secrets)).toEqual(secrets.slice(number + 1));
    }
    // It goes on as before.
    await store.publish(publication('m', { version: '3.0.0' }), 6);
    await store.close();
    expect(heldIn(folder, secrets)).toEqual([]);
  });

  test('has nothing of the data of a source in any file once it is deleted, by the API or out of the file', async () => {
    const folder = join(scratchFolder(), 'data');
    const store = await opened(folder);
    const inline = (name: string): RegistrySource => ({
      name,
      file: { data: JSON.stringify({ mistake: `${name} `.repeat(2_000) }) },
      claims: { team: `${name}-claim` },
    });
    await store.putSource(inline('by-api'), 1);
    await store.declare([inline('by-file')], [], 1);
    const texts = ['by-api by-api', 'by-api-claim', 'by-file by-file', 'by-file-claim'];
    expect(heldIn(folder, texts)).toEqual(texts);
    expect(await store.deleteSource('by-api')).toBe('deleted');
    expect(heldIn(folder, texts)).toEqual(texts.slice(2));
    await store.declare([], [], 2);
    expect(heldIn(folder, texts)).toEqual([]);
    // What an older version left behind goes with the next start, which declares what the file holds.
    await store.close();
    const database = new DatabaseSync(join(folder, 'registry.db'));
    database.exec(`update source set definition = '{"left":"behind by an older version"}'`);
    database.exec(`delete from svc_migration where name = '0007-definitions-of-deleted'`);
    database.close();
    expect(anyHolds(folder, 'left')).toBe(true);
    const again = await opened(folder);
    await again.declare([], [], 3);
    expect(anyHolds(folder, 'behind by an older version')).toBe(false);
    await again.putSource({ name: 'by-api', managed: {} }, 3);
    expect((await again.declarations()).sources).toMatchObject([{ definition: { name: 'by-api', managed: {} } }]);
    await again.close();
  });

  test('has nothing of a purged document in any file once a program that read them has ended', async () => {
    const folder = join(scratchFolder(), 'data');
    const store = await opened(folder);
    await store.putSource({ name: 'm', managed: {} }, 1);
    await store.publish(publication('m', { document: secretDocument('mistake', 5_000) }), 2);
    const backup = new DatabaseSync(join(folder, 'registry.db'), { readOnly: true });
    backup.exec('begin; select count(*) from entry_version');
    const began = performance.now();
    expect(await store.deleteVersion(keyOf('m'), '1.0.0', 3, true)).toBe('deleted');
    // It is not waited for: everybody else would wait, too.
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(anyHolds(folder, 'mistake')).toBe(true);
    await store.publish(publication('m', { version: '2.0.0' }), 4);
    backup.close();
    await expect.poll(() => anyHolds(folder, 'mistake'), { timeout: 20_000 }).toBe(false);
    await store.close();
  });

  test('has nothing of a purged document in any file after a start, where the process before was killed', async () => {
    const [folder, copy] = [join(scratchFolder(), 'data'), join(scratchFolder(), 'copy')];
    const store = await opened(folder);
    await store.putSource({ name: 'm', managed: {} }, 1);
    await store.publish(publication('m', { document: secretDocument('mistake', 5_000) }), 2);
    const backup = new DatabaseSync(join(folder, 'registry.db'), { readOnly: true });
    backup.exec('begin; select count(*) from entry_version');
    await store.deleteVersion(keyOf('m'), '1.0.0', 3, true);
    // What a killed process leaves: the files as they are at this moment.
    cpSync(folder, copy, { recursive: true });
    backup.close();
    await store.close();
    expect(anyHolds(copy, 'mistake')).toBe(true);
    const again = await opened(copy);
    expect(anyHolds(copy, 'mistake')).toBe(false);
    await again.close();
  });
});
