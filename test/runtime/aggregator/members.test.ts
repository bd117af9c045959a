import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AggregationConfigWithDefaults } from '../../../generated/defaults/aggregation-config.ts';
import { withAggregationConfigDefaults } from '../../../generated/defaults/aggregation-config.ts';
import { aggregatedView } from '../../../runtime/aggregator/aggregated-view.ts';
import type { DescribedBackend } from '../../../runtime/aggregator/backend-source.ts';
import { openMembers, type Members, type MembersParts } from '../../../runtime/aggregator/members.ts';
import { listingBackend, type Listings } from '../../support/mcp/listing-backend.ts';
import { memoryLog } from '../../support/memory-log.ts';

/** What a server offers, in a form that tells what it is for: names that clash with those of others. */
type Offered = readonly number[];

const methods = ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'];

function listings(offered: Offered): Listings {
  return {
    tools: offered.map((each) => ({ name: `tool-${each}`, inputSchema: { type: 'object' } })),
    prompts: offered.map((each) => ({ name: `prompt-${each}` })),
    resources: offered.map((each) => ({ name: `r${each}`, uri: `db://${each}` })),
    resourceTemplates: offered.map((each) => ({ name: `t${each}`, uriTemplate: `db://${each}/{id}` })),
  };
}

function described(name: string, offered: Offered): DescribedBackend {
  return {
    backend: { name, url: `http://127.0.0.1:1/${offered.join('-')}`, transport: 'streamable-http' },
    strategy: undefined,
    secret: (variable) => ({ env: variable }),
    digest: JSON.stringify(offered),
  };
}

const opened: Members[] = [];
afterEach(async () => {
  for (const members of opened.splice(0)) await members.close();
});

function newMembers(parts: Partial<MembersParts> = {}, delay: () => number = () => 0): Members {
  const members = openMembers({
    config: {},
    onChange: () => undefined,
    onLeft: async () => undefined,
    log: memoryLog().log,
    open: async ({ backend, digest }) => listingBackend(backend.name, listings(JSON.parse(digest)), delay),
    ...parts,
  });
  opened.push(members);
  return members;
}

/** What clients see once every server has answered. */
async function settled(members: Members, aggregation: AggregationConfigWithDefaults | undefined): Promise<unknown> {
  await vi.waitFor(() => expect(members.all.map(({ health }) => health)).not.toContain('unknown'), { interval: 5 });
  const view = aggregatedView(members.all, aggregation);
  return {
    names: members.all.map(({ name }) => name),
    pages: methods.map((method) => view.pages(method)?.digest),
    clashes: view.aggregate.clashes,
  };
}

const names = ['a', 'b', 'c', 'd'];
const offers = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 });
const step = fc.record({ name: fc.constantFrom(...names), offered: fc.option(offers, { nil: undefined }) });
const aggregations = fc.constantFrom<(AggregationConfigWithDefaults | undefined)[]>(
  undefined,
  withAggregationConfigDefaults({ conflictResolution: 'prefix' }),
  withAggregationConfigDefaults({
    conflictResolution: 'priority',
    conflictResolutionConfig: { priorityOrder: ['c', 'a'] },
  }),
);

describe('members that come, change and go', () => {
  test('end up as after a fresh start with the last of them, in any order of their answers', async () => {
    let hadOthers = 0;
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      aggregations,
      fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
      async (steps, aggregation, delays) => {
        const now = new Map<string, Offered>();
        const members = newMembers({}, () => Number(delays.next().value));
        const applied: Promise<unknown>[] = [];
        for (const { name, offered } of steps) {
          if (offered === undefined) now.delete(name);
          else now.set(name, offered);
          const all = [...now].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([each, of]) => described(each, of));
          applied.push(members.apply(all));
          // Now and then nobody waits: changes follow one another as they come.
          if (Number(delays.next().value) > 1) await Promise.all(applied.splice(0));
        }
        await Promise.all(applied);
        const fresh = newMembers();
        await fresh.apply([...now].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([each, of]) => described(each, of)));
        expect(await settled(members, aggregation)).toEqual(await settled(fresh, aggregation));
        if (now.size > 1) hadOthers += 1;
        await Promise.all(opened.splice(0).map((each) => each.close()));
      },
    );
    await fc.assert(property, { numRuns: 60 });
    expect(hadOthers).toBeGreaterThan(10);
  });

  test('one that has not changed goes on with everything that it has', async () => {
    const members = newMembers();
    await members.apply([described('a', [1]), described('b', [2])]);
    const [a, b] = members.all;
    await members.apply([described('a', [1]), described('b', [3]), described('c', [])]);
    expect(members.find('a')).toBe(a);
    expect(members.find('b')).not.toBe(b);
    expect(members.all.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  test('are tried again the next time after a problem, which is reported', async () => {
    let isThere = false;
    const members = newMembers({
      open: async ({ backend }) =>
        isThere || backend.name === 'a'
          ? listingBackend(backend.name, {})
          : { problem: 'its certificates are not there', hint: 'make them' },
    });
    const all = [described('a', [1]), described('b', [2])];
    expect(await members.apply(all)).toEqual([{ name: 'b', problem: expect.objectContaining({ hint: 'make them' }) }]);
    expect(members.all.map(({ name }) => name)).toEqual(['a']);
    isThere = true;
    expect(await members.apply(all)).toEqual([]);
    expect(members.all.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  test('what clients saw of one that changes stays until it has answered', async () => {
    let answers = 0;
    const members = newMembers({}, () => answers);
    await members.apply([described('a', [1])]);
    await settled(members, undefined);
    answers = 60_000;
    await members.apply([described('a', [1, 2])]);
    const seen = (): unknown[] => [...aggregatedView(members.all, undefined).aggregate.tools.keys()];
    expect(seen()).toEqual(['a_tool-1']);
    expect(members.all[0]?.health).toBe('unknown');
  });

  test('one that joins is not missed before it has answered; one of the beginning is', async () => {
    const members = newMembers({}, () => 60_000);
    await members.apply([described('a', [1])]);
    await members.apply([described('a', [1]), described('b', [2])]);
    expect(members.all.map(({ isAwaited }) => isAwaited)).toEqual([true, false]);
  });

  test('calls of one that has left have time to end, and then it is forgotten', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const left: string[] = [];
      const members = newMembers({ onLeft: async ({ name }) => void left.push(name) });
      await members.apply([described('a', [1]), described('b', [2])]);
      await members.apply([described('b', [2])]);
      expect(members.find('a')).toBeUndefined();
      await vi.advanceTimersByTimeAsync(29_000);
      expect(left).toEqual([]);
      await vi.advanceTimersByTimeAsync(2000);
      expect(left).toEqual(['a']);
    } finally {
      vi.useRealTimers();
    }
  });
});
