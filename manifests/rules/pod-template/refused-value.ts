import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const refusedValue = defineDiagnostic<{ problem: string; cure: string }>({
  code: 'pod-template/refused-value',
  severity: 'error',
  summary: 'A value of a pod template that has the right type and that Kubernetes refuses beside another.',
  message: ({ problem }) => `Kubernetes refuses this: ${problem}`,
  hint: ({ cure }) => cure,
});

/** Where a pod template has expressions over labels. */
const expressions: readonly (readonly string[])[] = [
  ...['podAffinity', 'podAntiAffinity'].flatMap((rule) => [
    ['affinity', rule, 'requiredDuringSchedulingIgnoredDuringExecution', '*', 'labelSelector'],
    ['affinity', rule, 'preferredDuringSchedulingIgnoredDuringExecution', '*', 'podAffinityTerm', 'labelSelector'],
  ]),
  ['affinity', 'nodeAffinity', 'requiredDuringSchedulingIgnoredDuringExecution', 'nodeSelectorTerms', '*'],
  ['affinity', 'nodeAffinity', 'preferredDuringSchedulingIgnoredDuringExecution', '*', 'preference'],
  ['topologySpreadConstraints', '*', 'labelSelector'],
];

/** Values of pod templates that the API server checks together (Kubernetes, pod validation). */
export const podTemplateRefusedValue: Rule = (program, report) => {
  for (const resource of program.resources) {
    const pod = propertyOf(propertyOf(resource.authored.spec, 'podTemplateSpec'), 'spec');
    if (pod === undefined) continue;
    const reportAt = (problem: string, cure: string, path: readonly (string | number)[]): void =>
      report(refusedValue({ problem, cure }, placeOf(resource, ['spec', 'podTemplateSpec', 'spec', ...path], 'value')));
    for (const { value, path } of valuesAt(pod, ['tolerations', '*'])) {
      if (propertyOf(value, 'operator') !== 'Exists' || (propertyOf(value, 'value') ?? '') === '') continue;
      reportAt('operator Exists takes no value', 'remove value, or use operator Equal', [...path, 'value']);
    }
    for (const place of expressions) {
      for (const { value, path } of valuesAt(pod, [...place, 'matchExpressions', '*'])) {
        const operator = propertyOf(value, 'operator');
        const values = propertyOf(value, 'values');
        const isFilled = Array.isArray(values) && values.length > 0;
        if ((operator === 'In' || operator === 'NotIn') && !isFilled) {
          reportAt(`operator ${operator} needs values`, 'list the values of the label', [...path, 'operator']);
        } else if ((operator === 'Exists' || operator === 'DoesNotExist') && isFilled) {
          reportAt(`operator ${operator} takes no values`, 'remove values, or use operator In', [...path, 'values']);
        }
      }
    }
    for (const list of ['containers', 'initContainers']) {
      for (const { value, path } of valuesAt(pod, [list, '*', 'volumeMounts', '*', 'subPath'])) {
        if (typeof value !== 'string' || !(value.startsWith('/') || value.split('/').includes('..'))) continue;
        reportAt('subPath is a path inside the volume', 'write it without "/" before it and without ".."', path);
      }
    }
  }
};
