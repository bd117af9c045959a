import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import differences from '../data/conformance-differences.json' with { type: 'json' };
import { startConformanceFixture } from '../support/mcp/conformance/fixture-server.ts';
import { runServerSuite, type SuiteResult } from '../support/mcp/conformance/suite.ts';
import { type Listening } from '../support/mcp/listening.ts';
import { startLegacySdkServer } from '../support/mcp/legacy-sdk-server.ts';
import { startTestAggregator } from '../support/mcp/running-aggregator.ts';

const eras = { '2025-11-25': 'legacy', '2026-07-28': 'modern' } as const;
type Era = 'legacy' | 'modern';

/** What is lost, and why that is right. */
const own = [
  {
    client: '2025-11-25',
    server: 'legacy',
    check: 'server-sse-multiple-streams/server-sse-streams-functional',
    reason: 'lists are answered as JSON, for which no stream is counted',
  },
];

const closing: (() => Promise<unknown>)[] = [];
const fixtures = new Map<Era, Listening>();
const endpoints = new Map<Era, URL>();

beforeAll(async () => {
  const other = await startLegacySdkServer();
  closing.push(() => other.close());
  for (const era of ['legacy', 'modern'] as const) {
    const fixture = await startConformanceFixture(era);
    closing.push(() => fixture.close());
    fixtures.set(era, fixture);
    // Names stay as they are: the suite asks for tools by name.
    const aggregator = await startTestAggregator({
      backends: [
        { name: 'fixture', url: `${fixture.address}/mcp`, transport: 'streamable-http' },
        { name: 'other', url: `${other.address}/mcp`, transport: 'streamable-http' },
      ],
      aggregation: {
        conflictResolution: 'priority',
        conflictResolutionConfig: { priorityOrder: ['fixture', 'other'] },
      },
    });
    closing.push(() => aggregator.close());
    await aggregator.ready();
    endpoints.set(era, aggregator.endpoint);
  }
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const passed = (result: SuiteResult): number => [...result.values()].reduce((sum, each) => sum + each.passed, 0);

describe.each(['2025-11-25', '2026-07-28'] as const)('the conformance suite of %s', (revision) => {
  let direct: SuiteResult;
  beforeAll(async () => {
    direct = await runServerSuite(new URL(`${fixtures.get(eras[revision])?.address ?? ''}/mcp`), revision);
    expect(passed(direct)).toBeGreaterThan(80);
  }, 120_000);

  test.each(['legacy', 'modern'] as const)(
    'loses nothing through an aggregator with a %s server',
    async (server) => {
      const through = await runServerSuite(endpoints.get(server) ?? new URL('about:blank'), revision);
      const known = [...differences, ...own].filter((each) => each.client === revision && each.server === server);
      const lost = [...direct].flatMap(([check, { passed: before }]) => {
        const { passed: after = 0, problems = ['did not run'] } = through.get(check) ?? {};
        return after < before && !known.some((each) => each.check === check)
          ? [`${check}: ${problems.join('; ')}`]
          : [];
      });
      expect(lost).toEqual([]);
    },
    300_000,
  );
});
