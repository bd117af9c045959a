import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAggregatorHops, type AggregatorHops } from '../aggregator/aggregator-hops.ts';
import { startSsePeer } from '../aggregator/sse-peer.ts';
import type { Gate } from '../gate.ts';
import { goProgram } from '../go-program.ts';
import { npmPeer } from '../npm-peer.ts';
import { canPin, startPinned } from '../pinned-process.ts';
import { callRounds, type Hop, type Middle } from '../proxy/call-rounds.ts';
import { freePort } from '../proxy/free-port.ts';

/** Servers behind each aggregator. */
const servers = 50;
/** The Go package of a comparable aggregator that reads the same form of configuration: `example.com/module/cmd/name@v1.2.3`. */
const goVariable = 'SVC_BENCH_GO_AGGREGATOR';
/** A comparable gateway in Rust that was built beforehand: crate registries hold none. The gate names it, and does not build it. */
const rustReason = 'no comparable gateway can be installed from a registry of crates';

const npmHub = { name: 'mcp-hub', version: '4.2.1' };

/** G3: calls through the aggregator with everything on, against a comparable aggregator in Go that does none of it. */
export async function aggregatorAgainstGo(folder: string): Promise<Gate | string> {
  const named = /^([^@]+)@(.+)$/.exec(process.env[goVariable] ?? '');
  if (named === null) return `G3   SKIPPED (Go): ${goVariable} names no package, as path@version`;
  if (!canPin()) return 'G3   SKIPPED (Go): it needs two cores and taskset';
  const [, packagePath = '', version = ''] = named;
  const program = goProgram(packagePath, version);
  if (program === undefined) return `G3   SKIPPED (Go): ${packagePath} ${version} cannot be built on this machine`;
  return against(folder, async (hops) => {
    const port = await freePort();
    const config = join(folder, 'go-aggregator.json');
    writeFileSync(config, JSON.stringify(configOf(hops)));
    const args = ['serve', '-c', config, '--host', '127.0.0.1', '--port', String(port)];
    const started = startPinned(args, join(folder, 'go-aggregator.log'), { program });
    const theirs: Hop = { ...started, address: `http://127.0.0.1:${port}`, tool: `${hops.names.at(-1) ?? ''}_echo` };
    return { theirs, what: `an aggregator in Go (${version})`, bar: 12, stretch: 20 };
  });
}

/** G3: the same against one from npm. It serves the transport of 2024-11-05 alone, over which it is called. */
export async function aggregatorAgainstNpm(folder: string): Promise<Gate | string> {
  const { name, version } = npmHub;
  if (!canPin()) return 'G3   SKIPPED (npm): it needs two cores and taskset';
  const program = npmPeer(name, version);
  if (program === undefined) return `G3   SKIPPED (npm): npm has no ${name} ${version} for this machine`;
  return against(folder, async (hops) => {
    const theirs = await startSsePeer(folder, program, hops);
    return { theirs, what: `${name} ${version} over SSE`, bar: 4, stretch: 6 };
  });
}

/** G3 against a gateway in Rust. */
export const aggregatorAgainstRust = async (): Promise<string> => `G3   SKIPPED (Rust): ${rustReason}`;

interface Peer {
  readonly theirs: Hop;
  readonly what: string;
  readonly bar: number;
  readonly stretch: number;
}

async function against(benchFolder: string, start: (hops: AggregatorHops) => Promise<Peer>): Promise<Gate> {
  const hops = await openAggregatorHops(benchFolder, servers);
  let peer: Peer | undefined;
  try {
    peer = await start(hops);
    await answering(peer.theirs);
    const { token } = hops;
    const asked = { token, connections: 32 };
    const { ours, theirs } = await callRounds(benchFolder, { ours: hops.aggregator, theirs: peer.theirs }, asked);
    return gateOf(peer, ours, theirs);
  } finally {
    await peer?.theirs.end();
    await hops.close();
  }
}

function gateOf({ what, bar, stretch }: Peer, ours: Middle, theirs: Middle): Gate {
  return {
    id: 'G3',
    what: `tools/call of a renamed tool over ${servers} servers, with sign-in, policies, audit and metrics, time a call at 32 connections`,
    control: `${what}, which does none of it, over the same servers`,
    subject: 1e6 / ours('perSecond'),
    base: 1e6 / theirs('perSecond'),
    unit: 'µs',
    isSpeed: true,
    bar,
    stretch,
    notes: [
      `processor time a call: ${ours('cpu').toFixed(0)} to ${theirs('cpu').toFixed(0)} µs, ratio ${(theirs('cpu') / ours('cpu')).toFixed(1)}`,
      `p99: ${ours('p99').toFixed(0)} to ${theirs('p99').toFixed(0)} µs`,
    ],
  };
}

/** The same servers, without sign-in and policies. */
function configOf({ addresses, names }: AggregatorHops): object {
  return {
    name: 'bench',
    groupRef: 'bench',
    incomingAuth: { type: 'anonymous' },
    outgoingAuth: { source: 'inline', default: { type: 'unauthenticated' } },
    aggregation: { conflictResolution: 'prefix', conflictResolutionConfig: { prefixFormat: '{workload}_' } },
    backends: addresses.map((address, index) => ({
      name: names[index],
      url: `${address}/mcp`,
      transport: 'streamable-http',
      type: 'entry',
    })),
  };
}

/** Waits until a program calls its servers: it may listen before it knows them. */
async function answering({ address, child }: Hop): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/mcp`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer !== undefined) return;
    if (child.exitCode !== null) throw new Error(`the program at ${address} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
