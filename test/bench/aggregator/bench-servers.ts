import { join } from 'node:path';
import { loadCore, startPinned, type PinnedProcess } from '../pinned-process.ts';

/** MCP servers of a benchmark, all in one process beside the core of the server that is measured. */
export interface BenchServers {
  readonly process: PinnedProcess;
  readonly addresses: readonly string[];
  /** Names under which an aggregator knows them, in their order. */
  readonly names: readonly string[];
}

/** Starts so many servers. `delayOfLast`: milliseconds that the last one takes for each answer. */
export async function startBenchServers(folder: string, count: number, delayOfLast = 0): Promise<BenchServers> {
  const program = join(import.meta.dirname, 'backends.ts');
  const args = [program, String(count), String(delayOfLast)];
  const started = startPinned(args, join(folder, 'backends.log'), { core: loadCore });
  const [, list = '[]'] = await started.said(/"addresses":(\[.*\])\}/);
  const addresses = JSON.parse(list) as readonly string[];
  const names = addresses.map((_address, index) => `s${String(index).padStart(3, '0')}`);
  return { process: started, addresses, names };
}
