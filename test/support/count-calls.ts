import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './source-files.ts';

/** How often each function of the project ran, by its file, name and place. */
export type CallCounts = ReadonlyMap<string, number>;

/** Flags of Node under which counts are exact. */
export const countingFlags: readonly string[] = ['--no-opt', '--no-maglev'];

/** Counts what ran while some work was done. */
export type CountCalls = (work: () => Promise<unknown>) => Promise<CallCounts>;

/**
 * Begins to count the calls of the functions of this project, and the rounds of their loops, with the precise coverage of V8. Unlike time, the
 * numbers are the same on every machine and beside any load. Only what is loaded afterwards is counted in full, so this comes before the imports of what
 * is to be counted, and they are dynamic. The process has to run without optimizing compilers (`countingFlags`), which leave counts out.
 */
export async function startCounting(): Promise<CountCalls> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async (work) => {
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const counts = new Map<string, number>();
    for (const { url, functions } of result) {
      const file = ownFile(url);
      if (file === undefined) continue;
      for (const { functionName, ranges } of functions) {
        const [whole] = ranges;
        const place = `${file} ${functionName || 'a function'} at ${whole?.startOffset ?? 0}`;
        // The body of a loop is a block, and runs more often than the function.
        const most = ranges.reduce((count, range) => Math.max(count, range.count), 0);
        counts.set(place, (counts.get(place) ?? 0) + most);
      }
    }
    return counts;
  };
}

/** The path of a module of the project, but for tests, what is generated and packages. */
function ownFile(url: string): string | undefined {
  if (!url.startsWith('file:') && !url.startsWith('/')) return undefined;
  const path = relative(projectRoot, url.startsWith('file:') ? fileURLToPath(url) : url).replaceAll('\\', '/');
  return /^(?:cli|manifests|runtime)\//.test(path) ? path : undefined;
}

/** What ran more than `limit` times as often in the second count as in the first, of what ran `often` at all: with both numbers. */
export function grownBeyond(limit: number, small: CallCounts, large: CallCounts, often: number): string[] {
  return [...large].flatMap(([place, count]) => {
    const before = small.get(place) ?? 0;
    return count > often && count > limit * before ? [`${place}: ${before}, then ${count}`] : [];
  });
}
