import { digitsOf, isNearMiss } from '../../../runtime/config/near-miss.ts';
import { ByNamespace } from '../by-namespace.ts';
import { emittedPods, type EmittedPods } from './emitted-pods.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../facts-of.ts';

type Program = Pick<LinkedProgram, 'resources' | 'foreign'>;

/** The pods that are made for resources of a name, in a namespace that they may be in. */
export function podsOfName(program: Program, name: string, namespace: string | undefined): readonly EmittedPods[] {
  return indexOf(program)
    .all(`owner ${name}`, namespace)
    .map(({ pods }) => pods);
}

/** The pods of a Deployment or StatefulSet (of any of them without a kind), in a namespace that they may be in. */
export function podsOfController(
  program: Program,
  name: string,
  namespace: string | undefined,
  kind?: string,
): EmittedPods | undefined {
  return indexOf(program).first(`${kind ?? 'any'} ${name}`, namespace)?.pods;
}

/** Names that are compared letter by letter for one word. */
const mostCompared = 1000;

/** The pods that are made for a resource whose name was most likely meant by another. */
export function podsNearName(program: Program, name: string, namespace: string | undefined): EmittedPods | undefined {
  return indexOf(program)
    .all(`digits ${digitsOf(name)}`, namespace, mostCompared)
    .find(({ pods }) => isNearMiss(name, pods.owner.name))?.pods;
}

/** The pods of the Deployment or StatefulSet whose name was most likely meant by another. */
export function podsNearController(
  program: Program,
  name: string,
  namespace: string | undefined,
  kind: string,
): EmittedPods | undefined {
  return indexOf(program)
    .all(`digits ${kind} ${digitsOf(name)}`, namespace, mostCompared)
    .find(({ pods }) => isNearMiss(name, pods.controller.name))?.pods;
}

const indexOf = computedOnce(
  (program: Program) =>
    new ByNamespace(
      emittedPods(program).map((pods) => ({ namespace: pods.owner.namespace, pods })),
      ({ pods: { owner, controller } }) => [
        `owner ${owner.name}`,
        `${controller.kind} ${controller.name}`,
        `any ${controller.name}`,
        `digits ${digitsOf(owner.name)}`,
        `digits ${controller.kind} ${digitsOf(controller.name)}`,
      ],
    ),
);
