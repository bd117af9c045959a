import { afterEach, expect, test } from 'vitest';
import { postModern } from '../support/mcp/raw-client.ts';
import { startOver, startToolServer } from '../support/mcp/searching-aggregator.ts';
import { listAt } from '../support/plain-walk.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

test('an annotation that an override sets replaces that of the server, false and empty too; one that it omits stays', async () => {
  const said = { title: 'Old', readOnlyHint: true, destructiveHint: true, vendor: { a: 1 } };
  const server = await startToolServer(() => [
    { name: 'set', annotations: said },
    { name: 'silent', annotations: said },
    { name: 'bare' },
  ]);
  closing.push(() => server.close());
  const aggregator = await startOver(
    { a: server },
    {
      aggregation: {
        tools: [
          {
            workload: 'a',
            overrides: {
              set: { annotations: { title: '', readOnlyHint: false, openWorldHint: false } },
              silent: { description: 'Another one' },
              bare: { annotations: { idempotentHint: false } },
            },
          },
        ],
      },
    },
  );
  closing.push(() => aggregator.close());
  const answer = await (await postModern(aggregator.endpoint, 'tools/list')).message();
  const listed = listAt(answer, 'result', 'tools').map(({ name, annotations }) => [name, annotations]);
  expect(Object.fromEntries(listed)).toEqual({
    a_bare: { idempotentHint: false },
    a_set: { title: '', readOnlyHint: false, destructiveHint: true, openWorldHint: false, vendor: { a: 1 } },
    a_silent: said,
  });
});
