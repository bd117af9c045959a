import type { Gate } from '../gate.ts';
import { canPin } from '../pinned-process.ts';
import { callRounds, roundSeconds, rounds, type Middle } from '../proxy/call-rounds.ts';
import { openProxyHops, type ProxyHops } from '../proxy/proxy-hops.ts';
import { runCalls, type CallsResult } from '../proxy/run-calls.ts';
import { median } from '../rounds.ts';

type Control = 'passthrough' | 'sdk';

/** G1, with G6 in its notes: calls of a tool through the proxy with everything on, against a bare passthrough of the same bytes. */
export async function proxyCalls(folder: string): Promise<Gate | string> {
  return compared(folder, 'G1', 'passthrough', 32, (ours, base) => ({
    what: 'tools/call through the proxy with sign-in, policies, audit and metrics, time a call at 32 connections',
    control: 'the same bytes through node:http and undici dispatch',
    subject: 1e6 / ours('perSecond'),
    base: 1e6 / base('perSecond'),
    unit: 'µs',
    isSpeed: true,
    bar: 0.6,
    stretch: 0.75,
    notes: [
      `processor time a call: ${ours('cpu').toFixed(1)} to ${base('cpu').toFixed(1)} µs, ratio ${(base('cpu') / ours('cpu')).toFixed(2)}`,
      `G6: p99 ${ours('p99').toFixed(0)} to ${base('p99').toFixed(0)} µs, ratio ${(ours('p99') / base('p99')).toFixed(2)} (bar 2, stretch 1.3)`,
      `share of the core that other programs took: ${(Math.max(ours('foreign'), base('foreign')) * 100).toFixed(0)} %`,
    ],
  }));
}

/** G2: the same, against a hop built with the SDK, which does none of it. */
export async function proxyAgainstSdk(folder: string): Promise<Gate | string> {
  return compared(folder, 'G2', 'sdk', 32, (ours, base) => ({
    what: 'tools/call through the proxy, processor time a call',
    control: 'a hop of a server and a client of the SDK 2.x',
    subject: ours('cpu'),
    base: base('cpu'),
    unit: 'µs',
    isSpeed: true,
    bar: 8,
    stretch: 12,
    notes: [`calls a second: ${ours('perSecond').toFixed(0)} to ${base('perSecond').toFixed(0)}`],
  }));
}

/** G5: what one connection waits longer than for a passthrough, both over a direct call. */
export async function proxyLatency(folder: string): Promise<Gate | string> {
  return withHops(folder, 'G5', async (hops) => {
    // The server answers on the core of the load: it is asked as if it were its own hop.
    const direct: CallsResult[] = [];
    for (let round = 0; round < rounds; round++)
      direct.push(
        await runCalls(folder, hops.passthrough, {
          address: hops.backend,
          token: hops.token,
          connections: 1,
          seconds: roundSeconds,
        }),
      );
    const alone = median(direct.map(({ p50 }) => p50));
    const { proxy, passthrough } = hops;
    const middle = await callRounds(folder, { passthrough, proxy }, { token: hops.token, connections: 1 });
    return {
      id: 'G5',
      what: 'latency that the proxy adds to a call, one connection, median',
      control: 'what the passthrough adds',
      subject: middle.proxy('p50') - alone,
      base: middle.passthrough('p50') - alone,
      unit: 'µs',
      bar: 1.5,
      stretch: 1.2,
      notes: [`a direct call: ${alone.toFixed(0)} µs`],
    };
  });
}

/** G8: resident memory after a million calls, against that after a hundred thousand. */
export async function proxyMemory(folder: string): Promise<Gate | string> {
  return withHops(folder, 'G8', async ({ proxy, token }) => {
    const calls = { address: proxy.address, token, connections: 32 };
    await runCalls(folder, proxy, { ...calls, calls: 100_000 });
    const base = proxy.memory().now;
    await runCalls(folder, proxy, { ...calls, calls: 900_000 });
    const { now, peak } = proxy.memory();
    return {
      id: 'G8',
      what: 'memory of the proxy after 1,000,000 calls',
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

async function compared(
  folder: string,
  id: string,
  control: Control,
  connections: number,
  gate: (ours: Middle, base: Middle) => Omit<Gate, 'id'>,
): Promise<Gate | string> {
  return withHops(folder, id, async (hops) => {
    const asked = { token: hops.token, connections };
    const middle = await callRounds(folder, { control: hops[control], proxy: hops.proxy }, asked);
    return { id, ...gate(middle.proxy, middle.control) };
  });
}

async function withHops(
  folder: string,
  id: string,
  measure: (hops: ProxyHops) => Promise<Gate>,
): Promise<Gate | string> {
  if (!canPin()) return `${id} SKIPPED: it needs two cores and taskset`;
  const hops = await openProxyHops(folder);
  try {
    return await measure(hops);
  } finally {
    await hops.close();
  }
}
