import type { Deployment, PodDisruptionBudget } from '../../../generated/kubernetes/types.ts';
import type { CheckedProgram } from '../../program/checked-program.ts';
import { podsOfOwner, type EmittedPods } from '../../facts/pods/emitted-pods.ts';
import { computedOnce } from '../../facts/facts-of.ts';
import type { AnyResource } from '../../program/resource.ts';
import { selectedPods } from '../../facts/pods/selected-pods.ts';
import { propertyOf } from '../../program/values-at.ts';
import { labelsOf, selectorOf, type Component } from '../../objects/labels.ts';
import type { LoweringContext } from '../lowering.ts';

/**
 * The PodDisruptionBudget of a generated Deployment, where svc.yaml asks for one and there may be more than one pod. One of the input
 * that selects the same pods takes its place: Kubernetes evicts no pod that two budgets select.
 */
export function disruptionBudget(
  { metadata, spec }: Deployment,
  component: Component,
  owner: AnyResource,
  { options, program }: LoweringContext,
): PodDisruptionBudget[] {
  const budget = options.programs?.podDisruptionBudget;
  const name = metadata?.name;
  if (budget === undefined || name === undefined) return [];
  const isSingle = (spec?.replicas ?? 2) <= 1 || spec?.strategy?.type === 'Recreate';
  const hasOwn = podsOfOwner(program, owner).some(
    (pods) => pods.controller.name === name && podsWithBudget(program).has(pods),
  );
  if (isSingle || hasOwn) return [];
  return [
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { name, labels: labelsOf(component) },
      spec: {
        maxUnavailable: budget.maxUnavailable,
        selector: { matchLabels: selectorOf(component) },
        // A pod that does not run keeps no node from being drained.
        unhealthyPodEvictionPolicy: 'AlwaysAllow',
      },
    },
  ];
}

/** The pods that a PodDisruptionBudget of the input selects. */
const podsWithBudget = computedOnce(
  (program: CheckedProgram): ReadonlySet<EmittedPods> =>
    new Set(
      program.foreign.flatMap(({ kind, namespace, object }) => {
        const selector = propertyOf(object['spec'], 'selector');
        const isBudget = kind === 'PodDisruptionBudget' && typeof selector === 'object' && selector !== null;
        return isBudget ? selectedPods(program, namespace, selector).pods : [];
      }),
    ),
);
