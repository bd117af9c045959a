/** Runs are taken this often; the least of them is the one that others disturbed least. */
const runs = 3;
/** Microseconds of processor time below which nothing is measured: garbage collection alone takes as long. */
const smallest = 30_000;

/** Between work in proportion and work of each with each. */
export const mostGrowth = 9;
/** A growth above that is measured anew this often: what grows too fast does so each time, and another program disturbs some. */
const mostTries = 4;

/**
 * How many times the processor time of a work multiplies when its size does: about 4 for work in proportion to its size, 16 for work of each
 * with each. 1 where even the large one takes no time worth measuring. The least of several measurements.
 */
export function cpuGrowth(work: (size: number) => unknown, size: number): number {
  let best = Infinity;
  for (let tries = 0; tries < mostTries && best >= mostGrowth; tries++) best = Math.min(best, measured(work, size));
  return best;
}

function measured(work: (size: number) => unknown, size: number): number {
  const large = least(() => work(4 * size));
  if (large < smallest) return 1;
  const small = least(() => work(size));
  return large / Math.max(1, small);
}

function least(work: () => unknown): number {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage().user;
    work();
    times.push(process.cpuUsage().user - before);
  }
  return Math.min(...times);
}
