import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What became of a stream of requests. */
export interface AskedRequests {
  readonly asked: number;
  /** What went wrong, in words. */
  readonly failures: readonly string[];
}

/** Most failures that the result lists. */
const told = 20;

/**
 * Asks the registry behind an address `host:port` for a list every few milliseconds, half of the requests on connections of their own
 * and half on one that stays open, until it is ended. Nothing is asked twice. Resolves once the first were answered.
 */
export async function requestStream(
  address: string,
  registry: string,
): Promise<{ readonly end: () => Promise<AskedRequests> }> {
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const failures: string[] = [];
  const ended = new AbortController();
  let asked = 0;
  const ask = async (agent: Agent | false): Promise<void> => {
    const began = new Date().toISOString();
    const answer = await listed(`http://${address}/${registry}/v0.1/servers`, agent);
    asked += 1;
    if (answer !== '200' && failures.length < told) {
      failures.push(`${agent === false ? 'a new connection' : 'an open connection'}, ${began}: ${answer}`);
    }
  };
  const run = async (agent: Agent | false): Promise<void> => {
    while (!ended.signal.aborted) {
      await ask(agent);
      await sleep(5);
    }
  };
  await Promise.all([ask(kept), ask(false)]);
  const running = [run(kept), run(false)];
  return {
    end: async () => {
      ended.abort();
      await Promise.all(running);
      kept.destroy();
      return { asked, failures };
    },
  };
}

/** The status of an answer that came to its end, or what kept it from that. */
function listed(url: string, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(url, { agent, timeout: 10_000 }, (answer) => {
      answer.once('error', (error) => resolve(error.message));
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.resume();
    });
    asking.once('timeout', () => asking.destroy(new Error('no answer within ten seconds')));
    asking.once('error', (error) => resolve(error.message));
    asking.end();
  });
}
