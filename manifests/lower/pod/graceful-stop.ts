import type { DeploymentStrategy } from '../../../generated/kubernetes/types.ts';
import type { ServerDefaults } from '../server-defaults.ts';

/** Seconds for which a pod that was asked to stop goes on answering: until every node knows not to send it requests. */
export const usualDelay = 5;

/** Seconds that a program takes at most to end by itself after that (27: requests, then connections), and a little more. */
const endingSeconds = 35;

/** How the pods of one of our programs give way to their successors. */
export interface GracefulStop {
  /** Arguments of the program. */
  readonly args: readonly string[];
  readonly strategy: DeploymentStrategy;
  readonly terminationGracePeriodSeconds: number;
}

const oneByOne: DeploymentStrategy = {
  type: 'RollingUpdate',
  rollingUpdate: { maxUnavailable: 0, maxSurge: 1 },
};
const recreate: DeploymentStrategy = { type: 'Recreate' };

/**
 * How the pods of a server that somebody else built give way. What a cluster would fill in is written out: beside what it filled in
 * itself, a server-side apply could not change the strategy to Recreate when the server becomes one of standard streams.
 */
export function serverStrategy(isStdio: boolean): DeploymentStrategy {
  return isStdio ? recreate : usualStrategy;
}

/** The strategy of a Deployment that names none (apps/v1, DeploymentStrategy). */
const usualStrategy: DeploymentStrategy = {
  type: 'RollingUpdate',
  rollingUpdate: { maxUnavailable: '25%', maxSurge: '25%' },
};

/**
 * A successor takes over once it is ready, and the pod before it answers until nobody asks it any more. Where two pods must not run at
 * the same time (both would attach to one stdio server, or open one database file), the old one goes first; then answering longer
 * would only make the gap longer.
 */
export function gracefulStop(mayOverlap: boolean, { preStop }: ServerDefaults): GracefulStop {
  const delay = mayOverlap ? (preStop?.delaySeconds ?? usualDelay) : 0;
  return {
    args: delay === 0 ? [] : ['--shutdown-delay', `${delay}s`],
    strategy: mayOverlap ? oneByOne : recreate,
    terminationGracePeriodSeconds: delay + endingSeconds,
  };
}
