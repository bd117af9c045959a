import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const removesGenerated = defineDiagnostic<{ directive: string; what: string }>({
  code: 'pod-template/removes-generated',
  severity: 'error',
  summary:
    'A directive of a podTemplateSpec that takes away all of the generated pod, or of its metadata: labels that Services select by, and the annotation that restarts pods when their configuration changes.',
  message: ({ directive, what }) => `"$patch: ${directive}" is about ${what}, which has to stay as it is generated`,
  hint: () => 'remove it; labels and annotations of your own are added to the generated ones',
});

/** Where a directive is about what the workload does not work without, and what that is. */
const places = [
  { path: [], what: 'the whole pod', directives: ['delete'] },
  { path: ['metadata'], what: 'the metadata of the pod', directives: ['delete', 'replace'] },
  { path: ['metadata', 'labels'], what: 'the labels of the pod', directives: ['delete', 'replace'] },
  { path: ['metadata', 'annotations'], what: 'the annotations of the pod', directives: ['delete', 'replace'] },
] as const;

/** A pod template is laid over the generated pod (Kubernetes, strategic merge patch), and the pod keeps what belongs to its workload. */
export const podTemplateRemovesGenerated: Rule = (program, report) => {
  for (const resource of program.resources) {
    const template = propertyOf(resource.authored.spec, 'podTemplateSpec');
    if (template === undefined) continue;
    for (const { path, what, directives } of places) {
      const written = propertyOf(
        path.reduce<unknown>((value, step) => propertyOf(value, step), template),
        '$patch',
      );
      const directive = directives.find((one) => one === written);
      if (directive === undefined) continue;
      const at = ['spec', 'podTemplateSpec', ...path, '$patch'];
      report(removesGenerated({ directive, what }, placeOf(resource, at, 'value')));
    }
  }
};
