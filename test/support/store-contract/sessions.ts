import { expect, onTestFinished, test } from 'vitest';
import type { StoreChange } from '../../../runtime/registry/store/registry-store.ts';
import { eventually } from './eventually.ts';
import { sharedStore, type Fresh } from './store-under-test.ts';

/** Sessions that end before their time. */
export function sessionsContract(fresh: Fresh): void {
  const { store } = sharedStore(fresh);

  test('are remembered until they expire, for those who ask since a revision', async () => {
    expect(await store().endedSessions(0, 1)).toEqual({ revision: 0, sessions: [] });
    const [first, second] = [
      { id: 'first', until: 1_000 },
      { id: 'second', until: 2_000 },
    ];
    expect(await store().endSession(first, 1)).toBe('ended');
    const { revision, sessions } = await store().endedSessions(0, 1);
    expect(sessions).toEqual([first]);
    expect(await store().endedSessions(revision, 1)).toEqual({ revision, sessions: [] });
    expect(await store().endSession(second, 1)).toBe('ended');
    expect((await store().endedSessions(revision, 1)).sessions).toEqual([second]);
    expect((await store().endedSessions(0, 1_000)).sessions).toEqual([second]);
    // A revision that this store has never had: it was restored from a backup.
    expect((await store().endedSessions(1_000_000, 1)).sessions).toHaveLength(2);
  });

  test('are announced, and what ended before moves nothing', async () => {
    const heard: StoreChange[] = [];
    onTestFinished(store().onChange((change) => heard.push(change)));
    await store().endSession({ id: 'told', until: 1_000 }, 1);
    // A replica may hear of it a second time, when it looks at the revisions.
    await eventually(() => expect(heard).toContainEqual({ of: 'sessions' }));
    const { revision } = await store().endedSessions(0, 1);
    expect(await store().endSession({ id: 'told', until: 1_000 }, 1)).toBe('ended');
    expect(await store().endedSessions(revision, 1)).toEqual({ revision, sessions: [] });
  });

  test('that end at the same time are missed by nobody who follows', async () => {
    const seen = new Set<string>();
    let since = 0;
    const follow = async (): Promise<void> => {
      const { revision, sessions } = await store().endedSessions(since, 1);
      since = Math.max(since, revision);
      for (const { id } of sessions) seen.add(id);
    };
    const ids = Array.from({ length: 30 }, (_, index) => `at-once-${index}`);
    const ending = ids.map(async (id) => {
      await store().endSession({ id, until: 1_000 }, 1);
      await follow();
    });
    await Promise.all(ending);
    expect(ids.filter((id) => !seen.has(id))).toEqual([]);
  });
}
