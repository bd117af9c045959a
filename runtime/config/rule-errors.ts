import type { ValidationError } from '../../generated/validators/validate-function.ts';
import type { RelatedPlace, Report } from '../diagnostics/diagnostic.ts';
import type { DocumentPath } from './parsed-document.ts';
import * as found from './schema-diagnostics.ts';
import { placeOf, type Part } from './part.ts';

/** What the generated code says of a broken rule, in `params.detail`. */
interface RuleDetail {
  readonly fields?: readonly string[];
  readonly message?: string;
  readonly property?: string;
  readonly value?: string | null;
  readonly missing?: string;
  readonly foreign?: string;
  readonly owners?: readonly string[];
}

/** Reports a broken `x-rule`: too many fields at the key of the second, too few at the key of the object. */
export function reportRule(
  part: Part,
  path: DocumentPath,
  value: unknown,
  error: ValidationError,
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
    if (foreign !== undefined) {
      report(
        found.foreignForValue(
          { property, value: detail.value ?? undefined, foreign, owners: detail.owners ?? [] },
          keyOf(foreign),
        ),
      );
    } else if (missing !== undefined) {
      const place = isPresent(value, property) ? placeOf(part, [...path, property], 'value') : own;
      report(found.missingForValue({ property, value: String(detail.value), missing }, place));
    }
    return;
  }
  const fields = detail.fields ?? [];
  // In the order of the text, so that the later one is the one too many.
  const present = Object.keys(typeof value === 'object' && value !== null ? value : {}).filter((field) =>
    fields.includes(field),
  );
  const [first, second] = present;
  const firstSpan = first === undefined ? undefined : keyOf(first);
  const related: RelatedPlace[] =
    firstSpan === undefined || second === undefined ? [] : [{ message: `"${first ?? ''}" is here`, span: firstSpan }];
  if (rule === 'exactlyOneOf')
    report(found.exactlyOneOf({ fields, present }, second === undefined ? own : keyOf(second), related));
  else if (rule === 'atMostOneOf')
    report(found.atMostOneOf({ fields, present }, second === undefined ? own : keyOf(second), related));
  else report(found.atLeastOneOf({ fields }, own));
}

function detailOf(error: ValidationError): RuleDetail {
  const { detail } = error.params;
  // Written by our own generator, beside the rule it belongs to.
  return typeof detail === 'object' && detail !== null ? detail : {};
}

function isPresent(value: unknown, dotted: string): boolean {
  let current = value;
  for (const name of dotted.split('.')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, name)) return false;
    current = Reflect.get(current, name);
  }
  return current !== undefined;
}
