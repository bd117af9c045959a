import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiOperation } from '../../generated/api/operation.ts';
import { registryErrors } from '../../generated/api/registry-errors.ts';
import { registryOperations } from '../../generated/api/registry-operations.ts';
import type { StorePlace } from '../../runtime/registry/store/open-store.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { idPlace, strangeRequests, type StrangeRequest } from '../support/strange-request.ts';

const runs = Number(process.env['FAULT_RUNS'] ?? 3000);
const statuses: Readonly<Record<string, { readonly status: number }>> = registryErrors;
const byRoute = new Map<string, ApiOperation>();
for (const operation of Object.values<ApiOperation>(registryOperations)) {
  byRoute.set(`${operation.method} ${operation.path}`, operation);
}
/** What is answered before any route is found. */
const beforeRoutes = new Set([
  'malformed-request',
  'malformed-url',
  'headers-too-large',
  'request-timeout',
  'unknown-path',
  'method-not-allowed',
]);
/** What must never leave the process. */
const inside = /node_modules|node:internal|\.[jt]s:\d+|\bat (async )?[\w.]+ \(|SQLITE|kysely|FST_ERR|UND_ERR|"stack"/;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The answers on a connection, one after the other: informational ones are left out. */
function answersIn(received: string, isHead: boolean): Answer[] {
  const answers: Answer[] = [];
  let rest = received.replaceAll(/HTTP\/1\.1 1\d\d [^]*?\r\n\r\n/g, '');
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.slice(0, end);
    const said = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    // A request whose method cannot be read is answered with a body.
    const length = isHead && rest[end + 4] !== '{' ? 0 : said;
    const body = rest.slice(end + 4, end + 4 + length);
    answers.push({ status: Number(head.slice(9, 12)), type: /content-type: ([^;\r\n]+)/i.exec(head)?.[1] ?? '', body });
    rest = rest.slice(end + 4 + length);
  }
  expect(rest, 'bytes after the last answer').toBe('');
  return answers;
}

let count = 0;
/** Codes and statuses of all answers: a test that sees only "malformed" has checked nothing. */
const seen = new Set<string | number>();

async function expectRightAnswer(registry: TestRegistry, request: StrangeRequest, id: string): Promise<void> {
  const logged = registry.log.length;
  const connection = await rawConnection(registry.address);
  connection.write(Buffer.concat([Buffer.from(request.head.replace(idPlace, id)), request.body]));
  // Half of a request would be waited for; a close of the connection gets the answers so far.
  connection.socket.end();
  await connection.closed;
  const received = connection.received();
  expect(received).not.toMatch(inside);
  const isHead = request.method === 'HEAD';
  const answers = answersIn(received, isHead);
  const lines = registry.log.slice(logged).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  const route = lines.find((line) => line['requestId'] === id)?.['route'];
  const operation = byRoute.get(`${isHead ? 'GET' : request.method} ${String(route)}`);
  for (const [index, answer] of answers.entries()) {
    const { status, type, body } = answer;
    seen.add(status);
    if (status < 400 || operation?.replies.includes(status) === true) {
      expect(operation?.replies ?? [], `${status} ${String(route)}`).toContain(status);
      continue;
    }
    expect(status, body).toBeLessThan(500);
    if (body === '' && isHead) continue;
    const isForPeople = operation === undefined ? request.head.includes('Accept: text/html') : !operation.inOpenApi;
    if (type === 'text/html' && isForPeople) {
      // Errors of the page, and of unknown paths, are pages for people.
      const declared = [...(operation?.errors ?? []), ...beforeRoutes].map((code) => statuses[code]?.status);
      expect(declared, String(route)).toContain(status);
      continue;
    }
    expect(type).toBe('application/json');
    const error = JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as { error: unknown; code: string };
    seen.add(error.code);
    expect(Object.keys(error)).toEqual(['error', 'code']);
    expect(error.error).toEqual(expect.stringMatching(/\S/));
    expect(statuses[error.code]?.status, error.code).toBe(status);
    if (index > 0 || beforeRoutes.has(error.code)) continue;
    expect(operation?.errors ?? [], `${request.method} ${String(route)}`).toContain(error.code);
  }
}

async function start(place: StorePlace): Promise<TestRegistry> {
  const entry = { name: 'com.example/a', version: '1.0.0', description: 'd' };
  const registry = await startTestRegistry(
    {
      sources: [
        { name: 'team', managed: {} },
        { name: 'files', file: { data: JSON.stringify({ data: { servers: [entry] } }) } },
      ],
      registries: [{ name: 'main', sources: ['team', 'files'] }],
      auth: { mode: 'anonymous' },
    },
    place,
  );
  await registry.ready();
  await registry.ask('POST', '/team/v0.1/publish', { body: entry });
  const skill = { namespace: 'com.example', name: 'a', version: '1.0.0', description: 'd' };
  await registry.ask('POST', '/v1/entries', { body: { source: 'team', skill } });
  return registry;
}

async function fuzz(registry: TestRegistry, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(strangeRequests, async (request) => {
    count += 1;
    const id = `strange-${count}`;
    await expectRightAnswer(registry, request, id);
  });
  await fc.assert(property, { numRuns });
  const everyday = [
    'unknown-path',
    'method-not-allowed',
    'invalid-parameter',
    'invalid-json',
    'invalid-body',
    'unknown-entry',
  ];
  expect([...seen]).toEqual(expect.arrayContaining([200, 404, ...everyday, 'malformed-url', 'unsupported-media-type']));
  // It is well after all of it.
  expect((await registry.get('/main/v0.1/servers')).status).toBe(200);
}

describe('whatever is sent', () => {
  test('gets an answer that the API declares, and never one about the inside', { timeout: 600_000 }, async () => {
    const registry = await start('memory');
    try {
      await fuzz(registry, runs);
    } finally {
      await registry.close();
    }
  });

  describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.remove());

    test('gets one too', { timeout: 600_000 }, async () => {
      const registry = await start({ database: await postgres.createDatabase() });
      try {
        await fuzz(registry, runs);
      } finally {
        await registry.close();
      }
    });
  });
});
