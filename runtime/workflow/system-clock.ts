import type { WorkflowClock } from './workflow-host.ts';

/** The longest that a timer of Node takes. */
const longestTimer = 2 ** 31 - 1;

/** The time of the machine. */
export const systemClock: WorkflowClock = {
  now: () => Date.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, Math.min(milliseconds, longestTimer));
    return () => clearTimeout(timer);
  },
};
