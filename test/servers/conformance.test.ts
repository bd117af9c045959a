import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import differences from '../data/conformance-differences.json' with { type: 'json' };
import results from '../data/conformance-results.json' with { type: 'json' };
import { startConformanceFixture } from '../support/mcp/conformance/fixture-server.ts';
import { runServerSuite, type SuiteResult, type SuiteRevision } from '../support/mcp/conformance/suite.ts';
import { listening, type Listening } from '../support/mcp/listening.ts';
import { startProxyProcess } from '../support/mcp/proxy-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The suite's own server passes all of these: fewer mean that the suite was not run. */
const leastChecks = { '2025-11-25': 84, '2026-07-28': 164 };
const eraOf = { '2025-11-25': 'legacy', '2026-07-28': 'modern' } as const;
type Era = 'legacy' | 'modern';

const closing: (() => Promise<unknown>)[] = [];
const fixtures = new Map<Era, Listening>();
const proxies = new Map<Era, URL>();

beforeAll(async () => {
  for (const era of ['legacy', 'modern'] as const) {
    const fixture = await startConformanceFixture(era);
    closing.push(() => fixture.close());
    fixtures.set(era, fixture);
    const proxy = await startProxyProcess(temporaryFolder('svc-proxy-'), {
      transport: 'streamable-http',
      targetPort: fixture.port,
    });
    closing.push(() => proxy.close());
    await proxy.ready();
    proxies.set(era, proxy.endpoint);
  }
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

function passedOf(result: SuiteResult): Map<string, number> {
  return new Map([...result].map(([check, { passed }]) => [check, passed]));
}

const total = (passed: ReadonlyMap<string, number>): number =>
  [...passed.values()].reduce((sum, each) => sum + each, 0);

/** What passes where nothing listens, or where everything is answered with an empty object: it shows nothing. */
async function nullRun(revision: SuiteRevision): Promise<Map<string, number>> {
  const empty = await listening((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  const answered = passedOf(await runServerSuite(new URL(`${empty.address}/mcp`), revision));
  await empty.close();
  const silent = passedOf(await runServerSuite(new URL(`${empty.address}/mcp`), revision));
  return new Map(
    [...answered.keys(), ...silent.keys()].map((check) => [
      check,
      Math.max(answered.get(check) ?? 0, silent.get(check) ?? 0),
    ]),
  );
}

describe.each(['2025-11-25', '2026-07-28'] as const)('the conformance suite of %s', (revision) => {
  let nothing: Map<string, number>;
  let direct: SuiteResult;
  const own = eraOf[revision];

  beforeAll(async () => {
    nothing = await nullRun(revision);
    direct = await runServerSuite(new URL(`${fixtures.get(own)?.address ?? ''}/mcp`), revision);
  });

  const earned = (result: SuiteResult): Map<string, number> =>
    new Map([...passedOf(result)].map(([check, passed]) => [check, Math.max(0, passed - (nothing.get(check) ?? 0))]));

  test('is passed by the fixture itself, but for the extension of tasks', () => {
    const failed = [...direct].filter(([check, { problems }]) => problems.length > 0 && !check.startsWith('tasks-'));
    expect(failed).toEqual([]);
    expect(total(passedOf(direct))).toBeGreaterThanOrEqual(leastChecks[revision]);
    expect(total(nothing)).toBeLessThan(leastChecks[revision] / 2);
  });

  test.each(['legacy', 'modern'] as const)(
    'loses nothing through the proxy to a %s server',
    async (server) => {
      const through = await runServerSuite(proxies.get(server) ?? new URL('about:blank'), revision);
      const [before, after] = [earned(direct), earned(through)];
      const listed = differences.filter((each) => each.client === revision && each.server === server);
      const lost = [...before].filter(([check, passed]) => (after.get(check) ?? 0) < passed).map(([check]) => check);
      // A reason for something that is not lost is out of date.
      expect(lost.toSorted()).toEqual(listed.map(({ check }) => check).toSorted());
      const unlisted = (check: string): boolean => !listed.some((each) => each.check === check);
      const worse = [...through].filter(
        ([check, { problems }]) => unlisted(check) && problems.length > (direct.get(check)?.problems.length ?? 0),
      );
      expect(worse).toEqual([]);
      const counts = { client: revision, server, direct: total(before), through: total(after), null: total(nothing) };
      process.stdout.write(`conformance ${JSON.stringify(counts)}\n`);
      // What the page about revisions says.
      expect(results).toContainEqual(counts);
    },
    300_000,
  );
});
