/** The middle of some measurements; of an even number the lower of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Runs subject and control alternately, so that both meet the same machine, and returns the medians in milliseconds. */
export async function interleaved(
  rounds: number,
  subject: () => unknown,
  control: () => unknown,
): Promise<{ subject: number; control: number }> {
  const subjects: number[] = [];
  const controls: number[] = [];
  for (let round = 0; round < rounds; round++) {
    controls.push(await timed(control));
    subjects.push(await timed(subject));
  }
  return { subject: median(subjects), control: median(controls) };
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
