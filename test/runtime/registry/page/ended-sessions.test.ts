import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../../../runtime/observe/log.ts';
import { endedSessionList, type EndedSessionList } from '../../../../runtime/registry/page/ended-sessions.ts';
import { StoreUnavailable, type RegistryStore } from '../../../../runtime/registry/store/registry-store.ts';
import { openMemoryStore } from '../../../support/open-memory-store.ts';
import { eventually } from '../../../support/store-contract/eventually.ts';

const log = createLog({ level: 'info', destination: { write: () => undefined } });
const inAnHour = Date.now() / 1_000 + 3_600;

async function store(): Promise<RegistryStore> {
  const made = await openMemoryStore();
  onTestFinished(() => made.close());
  return made;
}

async function following(followed: RegistryStore, clock?: () => number): Promise<EndedSessionList> {
  const list = endedSessionList(log, clock);
  await list.follow(followed);
  onTestFinished(() => list.close());
  return list;
}

test('a session that ended is known here at once, to others soon, and to those who come later', async () => {
  const shared = await store();
  const [one, two] = [await following(shared), await following(shared)];
  expect(one.has('a')).toBe(false);
  expect(await one.end({ id: 'a', until: inAnHour })).toBe('everywhere');
  expect([one.has('a'), one.has('b')]).toEqual([true, false]);
  await eventually(() => expect(two.has('a')).toBe(true));
  expect((await following(shared)).has('a')).toBe(true);
});

test('the store learns no id of a session', async () => {
  const shared = await store();
  await (await following(shared)).end({ id: 'the id', until: inAnHour });
  const { sessions } = await shared.endedSessions(0, 0);
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.id).toMatch(/^[\w-]{43}$/);
});

test('while the store is away a session ends here, and elsewhere when it is back', async () => {
  const shared = await store();
  let isAway = true;
  const away: RegistryStore = {
    ...shared,
    endSession: (session, now) =>
      isAway ? Promise.reject(new StoreUnavailable('away')) : shared.endSession(session, now),
  };
  const [one, two] = [await following(away), await following(shared)];
  expect(await one.end({ id: 'a', until: inAnHour })).toBe('here');
  expect([one.has('a'), two.has('a')]).toEqual([true, false]);
  isAway = false;
  await eventually(() => expect(two.has('a')).toBe(true));
});

test('a full store ends a session here only', async () => {
  const shared = await store();
  const list = await following({ ...shared, endSession: async () => 'full' });
  expect(await list.end({ id: 'a', until: inAnHour })).toBe('here');
  expect(list.has('a')).toBe(true);
});

test('what has expired is forgotten, so that memory does not grow', async () => {
  const shared = await store();
  let now = 0;
  const list = await following(shared, () => now);
  await list.end({ id: 'a', until: 10 });
  expect(list.has('a')).toBe(true);
  now = 10_000;
  await list.end({ id: 'b', until: 20 });
  await eventually(() => expect([list.has('a'), list.has('b')]).toEqual([false, true]));
});
