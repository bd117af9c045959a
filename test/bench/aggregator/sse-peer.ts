import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPinned } from '../pinned-process.ts';
import type { Hop } from '../proxy/call-rounds.ts';
import { freePort } from '../proxy/free-port.ts';
import type { AggregatorHops } from './aggregator-hops.ts';

/** Starts the npm aggregator of G3 over the servers of a benchmark, and waits until it has connected to all of them. */
export async function startSsePeer(folder: string, program: string, hops: AggregatorHops): Promise<Hop> {
  const { addresses, names } = hops;
  const config = join(folder, 'npm-aggregator.json');
  const listed = addresses.map((address, index) => [names[index], { url: `${address}/mcp` }]);
  writeFileSync(config, JSON.stringify({ mcpServers: Object.fromEntries(listed) }));
  const port = await freePort();
  const started = startPinned(
    [program, '--port', String(port), '--config', config],
    join(folder, 'npm-aggregator.log'),
    // It remembers what it has run in the home of its user.
    { environment: { HOME: folder, XDG_STATE_HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder } },
  );
  await started.said(new RegExp(`${addresses.length}/${addresses.length} servers started`));
  return { ...started, address: `http://127.0.0.1:${port}`, tool: `${names.at(-1) ?? ''}__echo`, isOverSse: true };
}
