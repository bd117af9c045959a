import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { compareQuantities } from '../../../runtime/language/quantity.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';

export const forgottenUnit = defineDiagnostic<{ what: string; text: string }>({
  code: 'resources/forgotten-unit',
  severity: 'error',
  summary:
    'An amount of memory or storage that is a few bytes or less, since its unit is missing or is "m", a thousandth.',
  message: ({ what, text }) =>
    /[num]$/.test(text)
      ? `${what} of "${text}" is next to nothing: "${text.at(-1)}" is a fraction of a byte`
      : `${what} of "${text}" is that many bytes`,
  hint: ({ text }) => `did you mean "${text.replace(/[num]$/, '')}Mi"?`,
});

const lists = ['requests', 'limits'] as const;

/** Memory and storage are amounts that a program can work with: 512m is half a byte (Kubernetes, quantities). */
export const resourcesForgottenUnit: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { spec } = resource.authored;
    const check = (what: string, value: unknown, path: DocumentPath): void => {
      const text = shownValue(value);
      if (isForgottenUnit(text)) report(forgottenUnit({ what, text }, placeOf(resource, ['spec', ...path], 'value')));
    };
    reportForgottenUnits(propertyOf(spec, 'resources'), resource, ['spec', 'resources'], report);
    for (const list of lists) {
      const what = list === 'limits' ? 'a limit' : 'a request';
      const template = propertyOf(spec, 'podTemplateSpec');
      if (template === undefined) continue;
      for (const group of ['containers', 'initContainers']) {
        for (const { value, path } of valuesAt(template, ['spec', group, '*', 'resources', list, 'memory'])) {
          check(what, value, ['podTemplateSpec', ...path]);
        }
      }
    }
    if (resource.kind !== 'EmbeddingServer') continue;
    check('a cache', resource.authored.spec.modelCache?.size, ['modelCache', 'size']);
  }
};

/** Reports the memory of requirements at a path of a part that has no unit, or that of a fraction. */
export function reportForgottenUnits(requirements: unknown, part: Part, path: DocumentPath, report: Report): void {
  for (const list of lists) {
    const text = shownValue(propertyOf(propertyOf(requirements, list), 'memory'));
    if (!isForgottenUnit(text)) continue;
    const what = list === 'limits' ? 'a limit' : 'a request';
    report(forgottenUnit({ what, text }, placeOf(part, [...path, list, 'memory'], 'value')));
  }
}

/** Whether an amount of bytes has no unit, or that of a fraction, and is less than any program needs. Zero means none. */
export function isForgottenUnit(text: string): boolean {
  if (!/^\+?[0-9.]+[num]?$/.test(text)) return false;
  return (compareQuantities(text, '0') ?? 0) > 0 && (compareQuantities(text, '1Mi') ?? 0) < 0;
}
