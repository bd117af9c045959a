import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBenchServers } from '../aggregator/bench-servers.ts';
import { builtProgram } from '../built-program.ts';
import type { Gate } from '../gate.ts';
import { canPin, startPinned } from '../pinned-process.ts';
import { median } from '../rounds.ts';

/** Servers of which one is slow, milliseconds that it takes for each answer, and rounds. */
const count = 200;
const delay = 1000;
const rounds = 3;

/**
 * G7, start-up: from the start of the process until every server is shown, against what the slowest server takes to say what it has: servers
 * are asked beside each other, so the others cost little on top.
 */
export async function aggregatorStart(benchFolder: string): Promise<Gate | string> {
  if (!canPin()) return 'G7   SKIPPED: it needs two cores and taskset';
  const folder = join(benchFolder, 'aggregator-start');
  mkdirSync(folder, { recursive: true });
  const servers = await startBenchServers(folder, count, delay);
  const config = join(folder, 'aggregator.json');
  const backends = servers.addresses.map((address, index) => ({
    name: servers.names[index],
    url: `${address}/mcp`,
    transport: 'streamable-http',
  }));
  writeFileSync(config, JSON.stringify({ groupRef: 'bench', name: 'bench', backends }));
  const launcher = await builtProgram(benchFolder);
  const started: number[] = [];
  const slowest: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      slowest.push(await timeOf(() => askedAlone(servers.addresses.at(-1) ?? '')));
      started.push(await startOnce(launcher, config, join(folder, `start-${round}.log`)));
    }
  } finally {
    await servers.process.end();
  }
  return {
    id: 'G7',
    what: `the aggregator over ${count} servers, from the start of its process until all are shown`,
    control: `the slowest of them alone, which takes ${delay} ms for each answer`,
    subject: median(started),
    base: median(slowest),
    bar: 3,
    stretch: 1.5,
  };
}

/** Milliseconds until an aggregator that is started shows all of its servers. */
async function startOnce(launcher: string, config: string, log: string): Promise<number> {
  const began = performance.now();
  const program = startPinned([launcher, 'aggregator', 'serve', '--config', config, '--address', '127.0.0.1:0'], log);
  try {
    const [, address = ''] = await program.said(/"address":"(http:[^"]+)"/);
    for (;;) {
      const { backends } = (await (await fetch(`${address}/status`)).json()) as {
        readonly backends: readonly { readonly health: string }[];
      };
      if (backends.length === count && backends.every(({ health }) => health === 'healthy'))
        return performance.now() - began;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  } finally {
    await program.end();
  }
}

/** Asks one server what it is and what it lists, as everybody has to. */
async function askedAlone(address: string): Promise<void> {
  for (const method of ['server/discover', 'tools/list']) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method });
    await (await fetch(`${address}/mcp`, { method: 'POST', body })).arrayBuffer();
  }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
