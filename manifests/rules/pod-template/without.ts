import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { composedPods } from '../../facts/pods/composed-pods.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const noContainer = defineDiagnostic<{ container: string }>({
  code: 'pod-template/without-container',
  severity: 'error',
  summary: 'A pod template that takes the last container out of a pod. Kubernetes refuses a pod without containers.',
  message: ({ container }) => `this takes container "${container}" away, and no other is left in the pod`,
  hint: ({ container }) => `change container "${container}" instead of removing it, or add another with an image`,
});

export const noImage = defineDiagnostic<{ container: string }>({
  code: 'pod-template/without-image',
  severity: 'error',
  summary: 'A pod template that leaves the generated container without an image. Kubernetes refuses the pod.',
  message: ({ container }) => `container "${container}" has no image left`,
  hint: () => 'write its image, or leave out what replaces the generated one',
});

/** A pod keeps a container with an image, whatever its podTemplateSpec takes away (Kubernetes, pod validation). */
export const podTemplateWithout: Rule = (program, report) => {
  for (const { resource, container, custom, spec } of composedPods(program)) {
    const base: DocumentPath = ['spec', 'podTemplateSpec', 'spec'];
    const left = valuesAt(spec, ['containers', '*']);
    if (left.length === 0) report(noContainer({ container }, placeOf(resource, [...base, 'containers'], 'key')));
    const main = left.find(({ value }) => propertyOf(value, 'name') === container);
    if (main === undefined || typeof propertyOf(main.value, 'image') === 'string') continue;
    const written = valuesAt(custom, ['spec', 'containers', '*']).find(
      ({ value }) => propertyOf(value, 'name') === container,
    );
    const at = written === undefined ? [...base, 'containers'] : ['spec', 'podTemplateSpec', ...written.path];
    report(noImage({ container }, placeOf(resource, [...at, 'image'], 'key')));
  }
};
