import { expect, test } from 'vitest';
import { readLists, type BackendLists } from '../../../runtime/aggregator/read-lists.ts';
import { listingBackend, type Listings } from '../../support/mcp/listing-backend.ts';

/** What is read of a server that lists this. */
async function listed(listings: Listings): Promise<BackendLists> {
  const backend = listingBackend('a', listings);
  const found = await readLists(backend.converse(), { tools: {}, resources: {} }, [], 10_000);
  if ('kind' in found) throw new Error(found.message);
  return found;
}

const inputSchema = { type: 'object' };

test('names that are longer than any name are left out, and said in short', async () => {
  const { tools, omissions } = await listed({
    tools: [
      { name: 'x'.repeat(1_000_000), inputSchema },
      { name: 'fine', inputSchema },
    ],
  });
  expect(tools.map(({ name }) => name)).toEqual(['fine']);
  expect(omissions).toEqual([expect.stringContaining('more than 512 characters')]);
  expect(omissions[0]?.length).toBeLessThan(300);
});

test('templates that would take long to compare are left out, and so are those beyond a thousand', async () => {
  const { templates, omissions } = await listed({
    resourceTemplates: [
      { name: 'slow', uriTemplate: `db://${'{+a}'.repeat(1000)}` },
      ...Array.from({ length: 1200 }, (_, index) => ({ name: `t${index}`, uriTemplate: `db://${index}/{id}` })),
    ],
  });
  expect(templates).toHaveLength(1000);
  expect(omissions).toEqual([
    expect.stringContaining('has more than 16 expressions'),
    'resources/templates/list holds more than 1000 items',
  ]);
});

test('the log has the first of many faults, and how many there are', async () => {
  const { omissions } = await listed({
    tools: Array.from({ length: 500 }, (_, index) => ({
      name: `t${index}`,
      inputSchema: { type: 'object', properties: { a: { type: 'object', 'x-mcp-header': 'X' } } },
    })),
  });
  expect(omissions).toHaveLength(21);
  expect(omissions.at(-1)).toBe('480 more like these');
});

test('a long list is looked at in turns, so that others go on meanwhile', async () => {
  const text = 'x'.repeat(100_000);
  const tools = Array.from({ length: 50 }, (_, index) => ({ name: `t${index}`, description: text, inputSchema }));
  const answer = Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 'a', result: { tools } }));
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    counting = setImmediate(turn);
  };
  let counting = setImmediate(turn);
  const found = await readLists(
    {
      request(_call, receiver) {
        receiver.head({ kind: 'json', status: 200, length: answer.length, resume: () => undefined });
        receiver.chunk(answer);
        receiver.end();
        return { cancel: () => undefined };
      },
      notify: () => undefined,
    },
    { tools: {} },
    [],
    10_000,
  );
  clearImmediate(counting);
  expect(found).toMatchObject({ tools: expect.objectContaining({ length: 50 }) });
  expect(turns).toBeGreaterThanOrEqual(4);
});

test('lists that are too long together are refused with the bound for all of them', async () => {
  const backend = listingBackend('a', { tools: [{ name: 'a', description: 'x'.repeat(34_000_000), inputSchema }] });
  expect(await readLists(backend.converse(), { tools: {} }, [], 60_000)).toMatchObject({
    kind: 'too-large',
    message: 'its answers to tools/list are longer than 33554432 bytes together',
  });
});
