import { expect, test } from 'vitest';
import { deleteEachKey } from './support/deleted-keys.ts';
import { covers, readIgnoredFields } from './support/ignored-fields.ts';
import { fullFixtures } from './support/source-files.ts';

const reasons = readIgnoredFields('keys-without-effect.json');

test('a key that can be deleted without any difference is listed with a reason, and no other key is', async () => {
  const { tried, withoutEffect } = await deleteEachKey(fullFixtures());
  expect(tried).toBeGreaterThan(1500);
  const unlisted = withoutEffect.filter(({ kind, path }) => !reasons.some((reason) => covers(reason, kind, path)));
  expect(unlisted.map(({ kind, name, path }) => `${kind} ${name} ${path}`)).toEqual([]);
  const stale = reasons.filter((reason) => !withoutEffect.some(({ kind, path }) => covers(reason, kind, path)));
  expect(stale.map(({ kind, path }) => `${kind} ${path}`)).toEqual([]);
});
