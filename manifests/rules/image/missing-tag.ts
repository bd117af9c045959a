import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const missingTag = defineDiagnostic<{ tag: string }>({
  code: 'image/missing-tag',
  severity: 'error',
  summary: 'The tag of an image is what a program writes for a value that it does not have.',
  message: ({ tag }) => `the tag "${tag}" is what a program or template writes for a value that is missing`,
  hint: () => 'look at what fills in the tag: a variable, or a field of another object, is not set there',
});

const placeholder = /:(undefined|null|nil|NaN|None)(?:@|$)/;

/** Images have a version that somebody chose, and no trace of one that was missing when the text was made. */
export const imageMissingTag: Rule = (program, report) => {
  for (const resource of program.resources) {
    const { spec } = resource.authored;
    const check = (image: unknown, path: DocumentPath): void => {
      const tag = typeof image === 'string' ? placeholder.exec(image)?.[1] : undefined;
      if (tag !== undefined) report(missingTag({ tag }, placeOf(resource, ['spec', ...path], 'value')));
    };
    check(propertyOf(spec, 'image'), ['image']);
    const template = propertyOf(spec, 'podTemplateSpec');
    if (template === undefined) continue;
    for (const list of ['containers', 'initContainers']) {
      for (const { value, path } of valuesAt(template, ['spec', list, '*', 'image'])) {
        check(value, ['podTemplateSpec', ...path]);
      }
    }
  }
};
