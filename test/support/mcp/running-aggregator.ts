import { loadDocument } from '../../../generated/load.ts';
import type { AggregatorConfig } from '../../../generated/types/aggregator.ts';
import { startAggregator } from '../../../runtime/aggregator/aggregator-server.ts';
import { memoryLog, type MemoryLog } from '../memory-log.ts';

/** An aggregator in this process, on a port of the loopback interface. */
export interface TestAggregator {
  readonly address: string;
  /** `address` with the path of the endpoint. */
  readonly endpoint: URL;
  readonly log: MemoryLog;
  /** Resolves once it is ready. */
  ready(): Promise<void>;
  /** What `/status` says. */
  status(): Promise<AggregatorStatus>;
  /** Once, however often it is called. */
  close(): Promise<void>;
}

/** What tests look at of `/status`. */
export interface AggregatorStatus {
  readonly backends: readonly {
    readonly name: string;
    readonly health: string;
    readonly problem: string | null;
    readonly circuit: string | null;
    readonly eras: readonly string[] | null;
  }[];
  readonly clashes: readonly object[];
  readonly search: { readonly byMeaning: boolean; readonly problem: string | null } | null;
  readonly discovery: {
    readonly namespace: string;
    readonly read: string | null;
    readonly problem: string | null;
    readonly leftOut: readonly { readonly kind: string; readonly name: string; readonly problem: string }[];
  } | null;
}

/** Starts an aggregator with a document that has to be valid. */
export async function startTestAggregator(
  config: Omit<AggregatorConfig, 'groupRef'>,
  host = '127.0.0.1',
  port = 0,
): Promise<TestAggregator> {
  const { validate, withDefaults } = await loadDocument.aggregator();
  const document = { groupRef: 'tests', ...config };
  if (!validate(document))
    throw new Error(
      `not a document of an aggregator: ${JSON.stringify(validate.errors?.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params })))}`,
    );
  const log = memoryLog();
  const started = await startAggregator({ config: withDefaults(document), host, port, log: log.log });
  if ('problem' in started) throw new Error(`${started.problem}: ${started.hint}`);
  let closing: Promise<void> | undefined;
  return {
    address: started.address,
    endpoint: new URL('/mcp', started.address),
    log,
    async ready() {
      for (;;) {
        const { status } = await fetch(`${started.address}/readyz`);
        if (status === 200) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async status() {
      const answer = await fetch(`${started.address}/status`);
      return JSON.parse(await answer.text());
    },
    close: () => (closing ??= started.close()),
  };
}
