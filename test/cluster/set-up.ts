import { composeParts, controlPlaneParts, nodeParts } from './parts.ts';

/**
 * Has everything built that the tests of this folder start, before the first of them (vitest.config.ts): files that run beside each
 * other would build the same program twice, into one file, and install packages at the same moment.
 */
export function setup(): void {
  if (controlPlaneParts() !== undefined) nodeParts();
  composeParts();
}
