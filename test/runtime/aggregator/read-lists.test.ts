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
