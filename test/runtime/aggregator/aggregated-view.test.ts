import { expect, test } from 'vitest';
import { aggregatedView } from '../../../runtime/aggregator/aggregated-view.ts';
import type { Member } from '../../../runtime/aggregator/member.ts';
import { noLists } from '../../../runtime/aggregator/read-lists.ts';

/** A member as far as a view looks at it. */
function member(name: string, tools: readonly Buffer[]): Member {
  const listed = tools.map((item) => ({ name: String(JSON.parse(item.toString('utf8')).name), item }));
  return {
    name,
    health: 'healthy',
    lists: { ...noLists, tools: listed },
  } as Partial<Member> as Member;
}

function tool(name: string): Buffer {
  return Buffer.from(JSON.stringify({ name, inputSchema: { type: 'object' } }));
}

test('a change of one server leaves what others list as it was made before', () => {
  const quiet = [tool('one'), tool('two')];
  const before = aggregatedView([member('a', quiet), member('b', [tool('x')])], undefined);
  const after = aggregatedView([member('a', quiet), member('b', [tool('y')])], undefined);
  const bytesOf = (view: typeof before, name: string): Buffer | undefined =>
    view.items('tools/list').find((item) => item.name === name)?.bytes;
  expect(bytesOf(after, 'a_one')).toBeDefined();
  expect(bytesOf(after, 'a_one')).toBe(bytesOf(before, 'a_one'));
  expect(bytesOf(after, 'b_y')?.toString('utf8')).toContain('"b_y"');
});

test('what is shown in another way is made anew', () => {
  const items = [tool('one')];
  aggregatedView([member('a', items)], undefined);
  const renamed = aggregatedView([member('b', items)], undefined);
  expect(renamed.items('tools/list').map(({ bytes }) => bytes.toString('utf8'))).toEqual([
    '{"name":"b_one","inputSchema":{"type":"object"}}',
  ]);
});
