import type { Deployment, PodDisruptionBudget } from '../../generated/kubernetes/types.ts';
import { isSelected, mayBeIn } from '../program/emitted-pods.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';
import { labelsOf, selectorOf, type Component } from './labels.ts';
import type { LoweringContext } from './lowering.ts';

/**
 * The PodDisruptionBudget of a Deployment of ours, where svc.yaml asks for one and there may be more than one pod. One of the input
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
  const labels = spec?.template.metadata?.labels ?? {};
  const hasOwn = program.foreign.some(({ kind, namespace, object }) => {
    const selector = propertyOf(object['spec'], 'selector');
    return (
      kind === 'PodDisruptionBudget' &&
      mayBeIn({ namespace }, owner.namespace) &&
      typeof selector === 'object' &&
      selector !== null &&
      isSelected(labels, selector)
    );
  });
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
