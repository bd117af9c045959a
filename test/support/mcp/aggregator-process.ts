import { once } from 'node:events';
import { startSvc } from '../run-svc.ts';
import type { AggregatorStatus } from './running-aggregator.ts';

/** An aggregator in a process of its own, started by the command that pods start. */
export interface AggregatorProcess {
  readonly endpoint: URL;
  readonly pid: number;
  /** What it logged so far. */
  log(): string;
  /** What it wrote to its standard output so far. */
  output(): string;
  /** The status of `/readyz`, and what it says. */
  readiness(): Promise<string>;
  status(): Promise<AggregatorStatus>;
  /** Ends it at once, as the kernel does (`kill -9`). */
  kill(): Promise<void>;
  /** Ends it in order, and returns its exit code. */
  close(): Promise<number | null>;
}

/** Starts `svc aggregator serve` on a free port of the loopback interface. `config`: the file. */
export async function startAggregatorProcess(
  config: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<AggregatorProcess> {
  const child = startSvc(['aggregator', 'serve', '--config', config, '--address', '127.0.0.1:0'], { environment });
  const exited = once(child, 'exit');
  let log = '';
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      const found = /"address":"(http[^"]+)"/.exec(log)?.[1];
      if (found !== undefined) resolve(found);
    });
    void exited.then(() => reject(new Error(`the aggregator ended: ${log}`)));
  });
  return {
    endpoint: new URL('/mcp', address),
    pid: child.pid ?? 0,
    log: () => log,
    output: () => output,
    async readiness() {
      const answer = await fetch(`${address}/readyz`);
      return `${answer.status} ${await answer.text()}`;
    },
    status: async () => JSON.parse(await (await fetch(`${address}/status`)).text()),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async close() {
      if (child.exitCode === null) child.kill('SIGTERM');
      const [code]: unknown[] = await exited;
      return typeof code === 'number' ? code : null;
    },
  };
}
