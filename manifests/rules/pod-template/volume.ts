import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { composedPods } from '../../facts/pods/composed-pods.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';

export const unmountable = defineDiagnostic<{ name: string; container: string; suggestion: string | undefined }>({
  code: 'pod-template/volume-unknown',
  severity: 'error',
  summary: 'A mount of a pod template that names no volume of the pod. Kubernetes refuses the pod.',
  message: ({ name, container }) => `container "${container}" mounts the volume "${name}", which the pod does not have`,
  hint: ({ name, suggestion }) =>
    suggestion === undefined
      ? `add a volume "${name}" to podTemplateSpec.spec.volumes`
      : `did you mean "${suggestion}"?`,
});

export const lostVolume = defineDiagnostic<{ name: string; container: string }>({
  code: 'pod-template/volume-lost',
  severity: 'error',
  summary:
    'A generated volume that a pod template takes away, although a container mounts it. Kubernetes refuses the pod.',
  message: ({ name, container }) => `this takes away the volume "${name}", which container "${container}" mounts`,
  hint: () => 'keep the volume, or take its mount away too: a mount with its mountPath and "$patch: delete"',
});

/** Every mount of a pod has its volume once the podTemplateSpec is merged (Kubernetes, pod validation). */
export const podTemplateVolume: Rule = (program, report) => {
  for (const { resource, custom, spec, mayHold } of composedPods(program)) {
    const volumes = namesAt(spec, 'volumes');
    const base: DocumentPath = ['spec', 'podTemplateSpec'];
    const place = (path: DocumentPath, what: 'key' | 'value' = 'value') => placeOf(resource, [...base, ...path], what);
    const authored = new Set<string>();
    for (const list of ['containers', 'initContainers']) {
      for (const { value: container, path } of valuesAt(custom, ['spec', list, '*'])) {
        const owner = shownValue(propertyOf(container, 'name'));
        for (const { value: name, path: below, parent } of valuesAt(container, ['volumeMounts', '*', 'name'])) {
          if (typeof name !== 'string' || propertyOf(parent, '$patch') !== undefined) continue;
          authored.add(`${owner}/${name}`);
          if (!volumes.includes(name) && !mayHold(name)) {
            const suggestion = suggest(name, volumes);
            report(unmountable({ name, container: owner, suggestion }, place([...path, ...below])));
          }
        }
      }
      for (const { value: container } of valuesAt(spec, [list, '*'])) {
        const owner = shownValue(propertyOf(container, 'name'));
        for (const { value: name } of valuesAt(container, ['volumeMounts', '*', 'name'])) {
          if (typeof name !== 'string' || volumes.includes(name) || mayHold(name)) continue;
          if (authored.has(`${owner}/${name}`)) continue;
          report(lostVolume({ name, container: owner }, place(['spec', 'volumes'], 'key')));
        }
      }
    }
  }
};

function namesAt(spec: unknown, list: string): string[] {
  return valuesAt(spec, [list, '*', 'name']).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
