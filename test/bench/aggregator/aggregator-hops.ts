import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtProgram } from '../built-program.ts';
import { startPinned } from '../pinned-process.ts';
import type { Hop } from '../proxy/call-rounds.ts';
import { openGoverned } from '../proxy/governed.ts';
import { startBenchServers } from './bench-servers.ts';

/** The servers of the aggregator's gates: MCP servers, the aggregator over them, and what one is compared with. Each is a process of its own. */
export interface AggregatorHops {
  readonly token: string;
  /** The addresses of the servers, and their names at the aggregator. */
  readonly addresses: readonly string[];
  readonly names: readonly string[];
  /** The address of the first server. */
  readonly backend: string;
  readonly aggregator: Hop;
  readonly passthrough: Hop;
  readonly sdk: Hop;
  /** Milliseconds from the start of the aggregator until it was ready. */
  readonly startTime: number;
  close(): Promise<void>;
}

/** The tool that is called: of the last server, renamed. */
export const calledTool = 'renamed_echo';
/** A workflow of three steps, one after the other. */
export const workflowName = 'three_steps';

/** Starts them: the aggregator as it is shipped, with sign-in, policies, audit and metrics, over so many servers of ten tools. */
export async function openAggregatorHops(benchFolder: string, count: number): Promise<AggregatorHops> {
  const folder = join(benchFolder, `aggregator-${count}`);
  mkdirSync(folder, { recursive: true });
  const governed = await openGoverned(folder);
  const { process: servers, addresses, names } = await startBenchServers(folder, count);
  const [first = ''] = addresses;
  const step = (index: number, after: readonly string[]): object => ({
    id: `step${index}`,
    tool: `${names.at(-index) ?? names[0] ?? ''}.echo`,
    arguments: { text: 'hello', number: 42 },
    dependsOn: after,
  });
  const config = join(folder, 'aggregator.json');
  writeFileSync(
    config,
    JSON.stringify({
      groupRef: 'bench',
      name: 'bench',
      backends: addresses.map((address, index) => ({
        name: names[index],
        url: `${address}/mcp`,
        transport: 'streamable-http',
      })),
      aggregation: {
        conflictResolution: 'prefix',
        conflictResolutionConfig: { prefixFormat: '{workload}_' },
        tools: [{ workload: names.at(-1), overrides: { echo: { name: 'renamed_echo' } } }],
      },
      compositeTools: [{ name: workflowName, steps: [step(1, []), step(2, ['step1']), step(3, ['step2'])] }],
      ...governed.ofAggregator,
    }),
  );
  const launcher = await builtProgram(benchFolder);
  const began = performance.now();
  const started = startPinned(
    [launcher, 'aggregator', 'serve', '--config', config, '--address', '127.0.0.1:0'],
    join(folder, 'aggregator.log'),
  );
  const [, address = ''] = await started.said(/"address":"(http:[^"]+)"/);
  while ((await fetch(`${address}/readyz`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 5));
  const startTime = performance.now() - began;
  const beside = async (name: string): Promise<Hop> => {
    const program = startPinned([join(import.meta.dirname, `../proxy/${name}.ts`), first], join(folder, `${name}.log`));
    const [, place = ''] = await program.said(/"address":"(http:[^"]+)"/);
    return { ...program, address: place };
  };
  const [passthrough, sdk] = [await beside('passthrough'), await beside('sdk-hop')];
  return {
    token: governed.token,
    addresses,
    names,
    backend: first,
    aggregator: { ...started, address, tool: `${names.at(-1) ?? ''}_${calledTool}` },
    passthrough,
    sdk,
    startTime,
    async close() {
      await Promise.all([started.end(), passthrough.end(), sdk.end(), servers.end()]);
      await governed.close();
    },
  };
}
