import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mostEndedSessions } from '../../../../runtime/registry/store/ended-sessions.ts';
import { openStore } from '../../../../runtime/registry/store/open-store.ts';
import type { RegistryStore } from '../../../../runtime/registry/store/registry-store.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';

const hour = 60 * 60 * 1_000;

async function opened(folder: string, now: number): Promise<RegistryStore> {
  const opening = await openStore({ folder }, () => now);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  return opening.opened;
}

function count(folder: string): unknown {
  const database = new DatabaseSync(join(folder, 'registry.db'));
  try {
    return database.prepare('select count(*) as count from ended_session').get()?.['count'];
  } finally {
    database.close();
  }
}

test('ended sessions are bounded: a full store says so, and has room when some have expired', async () => {
  const folder = scratchFolder();
  await (await opened(folder, 0)).close();
  const database = new DatabaseSync(join(folder, 'registry.db'));
  database.exec(`insert into ended_session (id, expires_at, revision)
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${mostEndedSessions})
    select 'session ' || n, iif(n = 1, 500, 1000), n from number;
    update session_revision set revision = ${mostEndedSessions}`);
  database.close();
  const store = await opened(folder, 1);
  expect(await store.endSession({ id: 'one more', until: 1_000 }, 499)).toBe('full');
  expect(await store.endedSessions(mostEndedSessions, 499)).toEqual({ revision: mostEndedSessions, sessions: [] });
  expect(await store.endSession({ id: 'one more', until: 1_000 }, 500)).toBe('ended');
  await store.close();
});

test('ended sessions are forgotten an hour after they would have expired anyway', async () => {
  const folder = scratchFolder();
  const store = await opened(folder, 0);
  await store.endSession({ id: 'a', until: 1_000 }, 0);
  await store.close();
  await (await opened(folder, 999 + hour)).close();
  expect(count(folder)).toBe(1);
  await (await opened(folder, 1_000 + hour)).close();
  expect(count(folder)).toBe(0);
});
