import { expect, test } from 'vitest';
import type { Outgoing } from '../../../../runtime/http/outgoing/outgoing.ts';
import { createEntryCheck } from '../../../../runtime/registry/documents/check-entry.ts';
import { apiPageInSteps } from '../../../../runtime/registry/sync/api-page.ts';
import { apiReader } from '../../../../runtime/registry/sync/read-api.ts';
import { atOnce } from '../../../../runtime/schedule/steps.ts';

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

const official = '"_meta":{"io.modelcontextprotocol.registry/official":{"status":"deleted"}}';
const long = 'x'.repeat(1_200_000);

test.each([
  ['with a key without end', `{"${long}":1}`],
  ['that is not JSON', `{${long}}`],
  // Its status would be among what is cut off, and what was deleted would be shown.
  ['with much beside its server', `{"server":{"name":"a/long"},"more":"${long}",${official}}`],
])('a row that is too long, %s, is left out with that reason, and the others go in', async (_what, row) => {
  const rows = [`{"server":{"name":"a/first"}}`, row, `{"server":{"name":"a/last"},${official}}`];
  const page = atOnce(apiPageInSteps(Buffer.from(`{"servers":[${rows.join(',')}]}`)));
  const versions = 'versions' in page ? page.versions : expect.fail(page.problem);
  expect(versions).toMatchObject([{ document: '{"name":"a/first"}' }, {}, { status: 'deleted' }]);
  const check = await createEntryCheck();
  expect(check('server', versions[1]?.document ?? '')).toMatchObject({
    problem: expect.stringContaining('longer than'),
  });
});
