import { expect, test } from 'vitest';
import type { Outgoing } from '../../../../runtime/http/outgoing/outgoing.ts';
import { apiReader } from '../../../../runtime/registry/sync/read-api.ts';

test('another registry that answers with large pages without end is given up', async () => {
  const padding = 'x'.repeat(16_000_000);
  let pages = 0;
  const outgoing: Outgoing = {
    async fetch(url) {
      pages += 1;
      const body = Buffer.from(`{"servers":["${padding}"],"metadata":{"nextCursor":"${pages}"}}`);
      return { ok: true, response: { status: 200, url, headers: {}, etag: undefined, notModified: false, body } };
    },
    close: async () => undefined,
  };
  const reader = apiReader({ endpoint: 'https://registry.example.com' }, outgoing, 1000);
  const reading = await reader.read({}, new AbortController().signal);
  expect(reading).toEqual({ outcome: 'failed', message: expect.stringContaining('268435456 bytes altogether') });
  expect(pages).toBe(17);
});
