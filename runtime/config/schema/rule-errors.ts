import type { ValidationError } from '../../../generated/validators/validate-function.ts';
import type { RelatedPlace, Report } from '../../diagnostics/diagnostic.ts';
import type { DocumentPath } from '../parsed-document.ts';
import { detailOf, hasOwnField } from './rule-detail.ts';
import * as found from './schema-diagnostics.ts';
import { placeOf, type Part } from '../part.ts';

/**
 * Reports a broken `x-rule`: too many fields at the key of the second, too few at the key of the object. `removableKey` gives the key
 * of the object, or the one above it, that could go without another mistake.
 */
export function reportRule(
  part: Part,
  path: DocumentPath,
  value: unknown,
  error: ValidationError,
  removableKey: (path: DocumentPath) => string | undefined,
  report: Report,
): void {
  const detail = detailOf(error);
  const keyOf = (name: string) => placeOf(part, [...path, ...name.split('.')], 'key');
  const own = placeOf(part, path, 'key');
  const { rule } = error.params;
  if (rule === 'requires') {
    const present = (detail.fields ?? []).find((field) => isPresent(value, field));
    report(found.requirement({ message: detail.message ?? '' }, present === undefined ? own : keyOf(present)));
    return;
  }
  if (rule === 'discriminator') {
    const { property = '', foreign, missing } = detail;
    const type = detail.value ?? undefined;
    if (foreign !== undefined) {
      const [first = foreign, ...others] = Object.keys(recordOf(value)).filter((key) =>
        detail.foreigners?.includes(key),
      );
      const related = others.flatMap((other): RelatedPlace[] => {
        const span = keyOf(other);
        return span === undefined ? [] : [{ message: `"${other}" is here`, span }];
      });
      const owners = first === foreign ? (detail.owners ?? []) : [];
      report(
        found.foreignForValue(
          { property, value: type, foreign: first, others, owners, missing, hasOwn: hasOwnField(error, type) },
          keyOf(first),
          related,
        ),
      );
    } else if (missing !== undefined) {
      const place = isPresent(value, property) ? placeOf(part, [...path, property], 'value') : own;
      report(found.missingForValue({ property, value: String(type), missing }, place));
    }
    return;
  }
  const fields = detail.fields ?? [];
  // In the order of the text, so that the later one is the one too many.
  const present = Object.keys(recordOf(value)).filter((field) => fields.includes(field));
  const [first, second] = present;
  const firstSpan = first === undefined ? undefined : keyOf(first);
  const related: RelatedPlace[] =
    firstSpan === undefined || second === undefined ? [] : [{ message: `"${first ?? ''}" is here`, span: firstSpan }];
  if (rule === 'exactlyOneOf')
    report(found.exactlyOneOf({ fields, present }, second === undefined ? own : keyOf(second), related));
  else if (rule === 'atMostOneOf')
    report(found.atMostOneOf({ fields, present }, second === undefined ? own : keyOf(second), related));
  else report(found.atLeastOneOf({ fields, above: removableKey(path) }, own));
}

function isPresent(value: unknown, dotted: string): boolean {
  let current = value;
  for (const name of dotted.split('.')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, name)) return false;
    current = Reflect.get(current, name);
  }
  return current !== undefined;
}

function recordOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
