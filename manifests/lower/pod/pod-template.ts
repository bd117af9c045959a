import type { PodTemplateSpec } from '../../../generated/kubernetes/types.ts';
import { propertyOf } from '../../program/values-at.ts';
import { labelsOf, type Component } from '../../objects/labels.ts';
import { strategicMerge } from '../../objects/strategic-merge.ts';

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
  const merged = strategicMerge({ ...baseOf(template, custom) }, custom) as PodTemplateSpec;
  return { ...merged, metadata: { ...merged.metadata, labels: labelsOf(component, merged.metadata?.labels) } };
}

/** What the custom part is merged onto. An account that it names decides for itself whether its token is mounted. */
function baseOf(template: PodTemplateSpec, custom: Readonly<Record<string, unknown>>): PodTemplateSpec {
  const { spec } = template;
  if (spec?.automountServiceAccountToken !== false) return template;
  if (typeof propertyOf(custom['spec'], 'serviceAccountName') !== 'string') return template;
  const { automountServiceAccountToken: _of, ...rest } = spec;
  return { ...template, spec: rest };
}
