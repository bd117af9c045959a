import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gate } from '../gate.ts';
import { npmPeer } from '../npm-peer.ts';
import { canPin, startPinned } from '../pinned-process.ts';
import { callRounds, type Hop } from '../proxy/call-rounds.ts';
import { freePort } from '../proxy/free-port.ts';
import { openGoverned } from '../proxy/governed.ts';

/** A bridge from npm, which does nothing but pass messages on, and how it is started in front of a child. */
interface Peer {
  readonly name: string;
  readonly version: string;
  readonly args: (port: number, child: readonly string[]) => readonly string[];
}

const mcpProxy: Peer = {
  name: 'mcp-proxy',
  version: '6.7.19',
  args: (port, child) => ['--port', String(port), '--host', '127.0.0.1', '--server', 'stream', '--', ...child],
};

const supergateway: Peer = {
  name: 'supergateway',
  version: '4.0.0',
  args: (port, child) => [
    `--port=${port}`,
    `--stdio=${child.join(' ')}`,
    '--outputTransport=streamableHttp',
    '--stateful',
    '--logLevel=none',
  ],
};

/** G4: calls of a tool of a child process in one session of the legacy era, against mcp-proxy from npm. */
export function stdioAgainstMcpProxy(folder: string): Promise<Gate | string> {
  return against(folder, mcpProxy);
}

/** G4: the same, against supergateway. */
export function stdioAgainstSupergateway(folder: string): Promise<Gate | string> {
  return against(folder, supergateway);
}

async function against(benchFolder: string, peer: Peer): Promise<Gate | string> {
  const { name, version } = peer;
  if (!canPin()) return 'G4   SKIPPED: it needs two cores and taskset';
  const program = npmPeer(name, version);
  if (program === undefined) return `G4   SKIPPED: npm has no ${name} ${version} for this machine`;
  const folder = join(benchFolder, `stdio-${name}`);
  mkdirSync(folder, { recursive: true });
  const child = [process.execPath, join(import.meta.dirname, '../proxy/stdio-child.ts')];
  const governed = await openGoverned(folder);
  const document = join(folder, 'run.json');
  writeFileSync(document, JSON.stringify({ schemaVersion: 'v1', name: 'bench', ...governed.settings }));
  const bridge = join(import.meta.dirname, '../proxy/stdio-bridge.ts');
  const ours = startPinned([bridge, document, ...child], join(folder, 'bridge.log'));
  const [, address = ''] = await ours.said(/"address":"(http:[^"]+)"/);
  const port = await freePort();
  const theirs = startPinned([program, ...peer.args(port, child)], join(folder, 'peer.log'));
  const hops = { ours: { ...ours, address }, theirs: { ...theirs, address: `http://127.0.0.1:${port}` } };
  try {
    await answering(hops.theirs);
    const of = await callRounds(folder, hops, { token: governed.token, connections: 32, inSession: true });
    return {
      id: 'G4',
      what: 'tools/call of a child process with sign-in, policies, audit and metrics, processor time a call beside the child',
      control: `${name} ${version}, which does none of it, in front of the same child`,
      subject: of.ours('cpu'),
      base: of.theirs('cpu'),
      unit: 'µs',
      isSpeed: true,
      bar: 4,
      stretch: 6,
      notes: [
        `calls a second, with the child on the same core: ${of.ours('perSecond').toFixed(0)} to ${of.theirs('perSecond').toFixed(0)}`,
        `p99: ${of.ours('p99').toFixed(0)} to ${of.theirs('p99').toFixed(0)} µs`,
      ],
    };
  } finally {
    await Promise.all([ours.end(), theirs.end()]);
    await governed.close();
  }
}

/** Waits until a program listens that does not say so. */
async function answering({ address, child }: Hop): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/mcp`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer !== undefined) return;
    if (child.exitCode !== null) throw new Error(`the program at ${address} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
