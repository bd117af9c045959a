import { expect, test } from 'vitest';
import { changeFeed } from '../../../runtime/storage/change-feed.ts';

test('changes of one key come once after the turn, the last of them; those without a key come at once', async () => {
  const feed = changeFeed<{ key?: string; value: number }>(({ key }) => key);
  const heard: number[] = [];
  const listener = ({ value }: { value: number }): void => void heard.push(value);
  feed.announce([{ value: 0 }]);
  const stop = feed.listen(listener);
  const stopOther = feed.listen(listener);
  stopOther();
  feed.announce([{ key: 'a', value: 1 }, { value: 2 }, { key: 'b', value: 3 }]);
  feed.announce([{ key: 'a', value: 4 }]);
  expect(heard).toEqual([2]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([2, 4, 3]);
  stop();
  feed.announce([{ value: 5 }]);
  expect(heard).toHaveLength(3);
  feed.close();
});
