import { openAggregatorHops, workflowName, type AggregatorHops } from '../aggregator/aggregator-hops.ts';
import type { Gate } from '../gate.ts';
import { canPin } from '../pinned-process.ts';
import { callRounds, roundSeconds, rounds } from '../proxy/call-rounds.ts';
import { runCalls, type CallsResult } from '../proxy/run-calls.ts';
import { median } from '../rounds.ts';

/** Servers behind the aggregator of the usual gates, and of those about many. */
const usual = 50;
const many = 200;

/** G1, with G2 and G6 in its notes: calls of a renamed tool through the aggregator with everything on, over 50 servers. */
export const aggregatorCalls = (folder: string): Promise<Gate | string> => calls(folder, usual);

/** The same over 200 servers. */
export const aggregatorCallsOfMany = (folder: string): Promise<Gate | string> => calls(folder, many);

function calls(folder: string, count: number): Promise<Gate | string> {
  return withHops(folder, count, `G1 (${count} servers)`, async ({ token, aggregator, passthrough, sdk }) => {
    const middle = await callRounds(folder, { passthrough, sdk, aggregator }, { token, connections: 32 });
    const { passthrough: base, sdk: hop, aggregator: ours } = middle;
    return {
      id: 'G1',
      what: `tools/call of a renamed tool through the aggregator over ${count} servers, with sign-in, policies, audit and metrics, time a call at 32 connections`,
      control: 'the same bytes through node:http and undici dispatch',
      subject: 1e6 / ours('perSecond'),
      base: 1e6 / base('perSecond'),
      unit: 'µs',
      isSpeed: true,
      bar: 0.6,
      stretch: 0.75,
      notes: [
        `processor time a call: ${ours('cpu').toFixed(1)} to ${base('cpu').toFixed(1)} µs, ratio ${(base('cpu') / ours('cpu')).toFixed(2)}`,
        `G2: a hop of the SDK 2.x takes ${hop('cpu').toFixed(1)} µs, ratio ${(hop('cpu') / ours('cpu')).toFixed(1)} (bar 8, stretch 12)`,
        `G6: p99 ${ours('p99').toFixed(0)} to ${base('p99').toFixed(0)} µs, ratio ${(ours('p99') / base('p99')).toFixed(2)} (bar 2, stretch 1.3)`,
        `share of the core that other programs took: ${(Math.max(ours('foreign'), base('foreign')) * 100).toFixed(0)} %`,
      ],
    };
  });
}

/** G5: what one connection waits longer than for a passthrough, both over a direct call. */
export async function aggregatorLatency(folder: string): Promise<Gate | string> {
  return withHops(folder, usual, 'G5', async ({ token, backend, aggregator, passthrough }) => {
    const direct: CallsResult[] = [];
    for (let round = 0; round < rounds; round++)
      direct.push(
        await runCalls(folder, passthrough, { address: backend, token, connections: 1, seconds: roundSeconds }),
      );
    const alone = median(direct.map(({ p50 }) => p50));
    const middle = await callRounds(folder, { passthrough, aggregator }, { token, connections: 1 });
    return {
      id: 'G5',
      what: `latency that the aggregator over ${usual} servers adds to a call, one connection, median`,
      control: 'what the passthrough adds',
      subject: middle.aggregator('p50') - alone,
      base: middle.passthrough('p50') - alone,
      unit: 'µs',
      bar: 1.5,
      stretch: 1.2,
      notes: [`a direct call: ${alone.toFixed(0)} µs`],
    };
  });
}

/** G7: calls a second that are left where 200 servers take the place of one; how long the start takes is in the notes. */
export async function aggregatorGrowth(folder: string): Promise<Gate | string> {
  return withHops(folder, 1, 'G7', async (one) =>
    withHops(folder, many, 'G7', async (all) => {
      const hops = { one: one.aggregator, all: all.aggregator };
      // Both accept tokens of their own provider.
      const middle = await callRounds(
        folder,
        { one: { ...hops.one, token: one.token }, all: { ...hops.all, token: all.token } },
        { token: '', connections: 32 },
      );
      return {
        id: 'G7',
        what: `tools/call through the aggregator over ${many} servers, time a call at 32 connections`,
        control: 'over one server',
        subject: 1e6 / middle.all('perSecond'),
        base: 1e6 / middle.one('perSecond'),
        unit: 'µs',
        isSpeed: true,
        bar: 0.9,
        stretch: 0.95,
        notes: [
          `ready after ${all.startTime.toFixed(0)} ms with ${many} servers, ${one.startTime.toFixed(0)} ms with one`,
        ],
      };
    }),
  );
}

/** G8: resident memory after a million calls, against that after a hundred thousand. */
export async function aggregatorMemory(folder: string): Promise<Gate | string> {
  return withHops(folder, usual, 'G8', async ({ aggregator, token }) => {
    const asked = { address: aggregator.address, token, connections: 32, ...toolOf(aggregator) };
    await runCalls(folder, aggregator, { ...asked, calls: 100_000 });
    const base = aggregator.memory().now;
    await runCalls(folder, aggregator, { ...asked, calls: 900_000 });
    const { now, peak } = aggregator.memory();
    return {
      id: 'G8',
      what: `memory of the aggregator over ${usual} servers after 1,000,000 calls`,
      control: 'after 100,000',
      subject: now,
      base,
      unit: 'MiB',
      bar: 1.15,
      stretch: 1.05,
      notes: [`peak ${peak.toFixed(0)} MiB`],
    };
  });
}

/** G18: a workflow of three steps, against the same three calls made by a client, one after the other. */
export async function workflowOverhead(folder: string): Promise<Gate | string> {
  return withHops(folder, usual, 'G18', async ({ token, aggregator }) => {
    const hops = { workflow: { ...aggregator, tool: workflowName }, call: aggregator };
    const middle = await callRounds(folder, hops, { token, connections: 1 });
    return {
      id: 'G18',
      what: 'a composite tool of three steps, one connection, median',
      control: 'the same three calls made by a client',
      subject: middle.workflow('p50'),
      base: 3 * middle.call('p50'),
      unit: 'µs',
      bar: 1,
      stretch: 0.8,
      notes: [
        `processor time: ${middle.workflow('cpu').toFixed(0)} µs to three times ${middle.call('cpu').toFixed(0)} µs`,
      ],
    };
  });
}

function toolOf({ tool }: AggregatorHops['aggregator']): { readonly tool?: string } {
  return tool === undefined ? {} : { tool };
}

async function withHops<Measured extends Gate | string>(
  folder: string,
  count: number,
  id: string,
  measure: (hops: AggregatorHops) => Promise<Measured>,
): Promise<Measured | string> {
  if (!canPin()) return `${id} SKIPPED: it needs two cores and taskset`;
  const hops = await openAggregatorHops(folder, count);
  try {
    return await measure(hops);
  } finally {
    await hops.close();
  }
}
