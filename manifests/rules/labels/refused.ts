import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const refusedLabelKey = defineDiagnostic<{ what: string; key: string }>({
  code: 'labels/refused-key',
  severity: 'error',
  summary: 'A key of a label or annotation in a pod template that Kubernetes refuses.',
  message: ({ what, key }) => `Kubernetes refuses the ${what} "${key}"`,
  hint: () => 'a key has at most 63 letters, digits, "-", "_" and ".", and may have a DNS name and a slash before them',
});

export const refusedLabelValue = defineDiagnostic<{ what: string; key: string; value: string }>({
  code: 'labels/refused-value',
  severity: 'error',
  summary: 'A value of a label in a pod template that Kubernetes refuses.',
  message: ({ what, key, value }) => `Kubernetes refuses the value "${value}" of the ${what} "${key}"`,
  hint: ({ value }) =>
    value.length > 63
      ? `a value has at most 63 characters, and this one has ${value.length}`
      : 'a value has letters, digits, "-", "_" and ".", and begins and ends with a letter or digit; annotations take any text',
});

const name = /^[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$/;
const prefix = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const labelValue = /^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$/;

/** The maps of a pod template whose keys are those of labels; the values of annotations are free. */
const maps: readonly { readonly what: string; readonly path: readonly string[]; readonly isFree?: true }[] = [
  { what: 'label', path: ['metadata', 'labels'] },
  { what: 'annotation', path: ['metadata', 'annotations'], isFree: true },
  { what: 'node selector', path: ['spec', 'nodeSelector'] },
];

/** Labels of pod templates are ones that Kubernetes takes (qualified names); those of our own fields are held by their schema. */
export const labelsRefused: Rule = (program, report) => {
  for (const resource of program.resources) {
    const template = propertyOf(resource.authored.spec, 'podTemplateSpec');
    if (template === undefined) continue;
    for (const { what, path, isFree } of maps) {
      for (const { path: below, value } of valuesAt(template, [...path, '*'])) {
        const key = String(below.at(-1));
        const at: DocumentPath = ['spec', 'podTemplateSpec', ...below];
        if (key === '$patch') continue;
        if (!isQualifiedName(isFree ? key.toLowerCase() : key)) {
          report(refusedLabelKey({ what, key }, placeOf(resource, at, 'key')));
        } else if (isFree !== true && typeof value === 'string' && !(value.length <= 63 && labelValue.test(value))) {
          report(refusedLabelValue({ what, key, value }, placeOf(resource, at, 'value')));
        }
      }
    }
  }
};

function isQualifiedName(key: string): boolean {
  const parts = key.split('/');
  const own = parts.pop() ?? '';
  const [domain] = parts;
  if (parts.length > 1 || !name.test(own)) return false;
  return domain === undefined || (domain.length <= 253 && prefix.test(domain));
}
