import type { PinnedProcess } from '../pinned-process.ts';
import { median } from '../rounds.ts';
import { runCalls, type Calls, type CallsResult } from './run-calls.ts';

/** Rounds that count, and how long one takes. */
export const rounds = 3;
export const roundSeconds = 3;
/** Another program on the server's core takes more than this share: the sample is taken again. */
const mostForeign = 0.05;
const mostTries = 3;

/** A program that calls go through. */
export interface Hop extends PinnedProcess {
  readonly address: string;
  /** The tool that is called there. Default: `echo`. */
  readonly tool?: string;
  /** Whether it is called over SSE, the transport of 2024-11-05. */
  readonly isOverSse?: boolean;
  /** The token that it accepts, where hops accept different ones. */
  readonly token?: string;
}

/** The median of one figure of all rounds. */
export type Middle = (key: keyof CallsResult) => number;

/** Rounds of calls through each of some hops in turn, so that all meet the same machine; each is warm before it counts. */
export async function callRounds<Name extends string>(
  folder: string,
  hops: Readonly<Record<Name, Hop>>,
  asked: Omit<Calls, 'address'>,
): Promise<Record<Name, Middle>> {
  const each = Object.entries<Hop>(hops).map(([name, hop]) => ({ name, hop, results: [] as CallsResult[] }));
  const run = (hop: Hop): Promise<CallsResult> =>
    runCalls(folder, hop, {
      ...asked,
      ...(hop.tool === undefined ? {} : { tool: hop.tool }),
      ...(hop.isOverSse === undefined ? {} : { isOverSse: hop.isOverSse }),
      ...(hop.token === undefined ? {} : { token: hop.token }),
      address: hop.address,
      seconds: roundSeconds,
    });
  for (const { hop } of each) await run(hop);
  for (let round = 0; round < rounds; round++)
    for (const { hop, results } of each) results.push(await undisturbed(() => run(hop)));
  const middles = each.map(({ name, results }) => [
    name,
    (key: keyof CallsResult) => median(results.map((one) => one[key])),
  ]);
  return Object.fromEntries(middles) as Record<Name, Middle>;
}

/** One round; taken again when other programs were on the core, and of several the least disturbed. */
async function undisturbed(run: () => Promise<CallsResult>): Promise<CallsResult> {
  let best = await run();
  for (let tries = 1; tries < mostTries && best.foreign > mostForeign; tries++) {
    const one = await run();
    if (one.foreign < best.foreign) best = one;
  }
  return best;
}
