/** Milliseconds of running after which a server counts as well, and the next failure as the first. */
const healthyAfter = 30_000;

/** How long to wait before a server that ended is started again. */
export const restartDelay = {
  isHealthy: (uptimeMs: number): boolean => uptimeMs >= healthyAfter,
  /** From a quarter of a second up to half a minute, doubling with each failure. */
  after: (failures: number): number => Math.min(30_000, 250 * 2 ** Math.min(failures - 1, 10)),
};
