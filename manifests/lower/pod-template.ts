import type { PodTemplateSpec } from '../../generated/kubernetes/types.ts';
import { labelsOf, type Component } from './labels.ts';
import { strategicMerge } from './strategic-merge.ts';

/**
 * A generated pod template with the user's `podTemplateSpec` merged onto it. The labels that Services and
 * Deployments select by stay as generated, whatever the user wrote (a rule warns).
 */
export function customizedTemplate(
  template: PodTemplateSpec,
  custom: Readonly<Record<string, unknown>> | undefined,
  component: Component,
): PodTemplateSpec {
  if (custom === undefined) return template;
  // The custom part is checked against the Kubernetes schema of a pod template before it gets here.
  const merged = strategicMerge({ ...template }, custom) as PodTemplateSpec;
  return { ...merged, metadata: { ...merged.metadata, labels: labelsOf(component, merged.metadata?.labels) } };
}
