import type { ValidationError } from '../../../generated/validators/validate-function.ts';
import { shownValue } from '../shown-value.ts';

/** What the generated code says of a broken `x-rule`, in `params.detail`. */
export interface RuleDetail {
  readonly fields?: readonly string[];
  readonly message?: string;
  readonly property?: string;
  readonly value?: string | null;
  readonly missing?: string;
  readonly foreign?: string;
  readonly owners?: readonly string[];
  /** Every field that belongs to another value: they are one mistake, and `oneChoiceEach` joins them. */
  readonly foreigners?: readonly string[];
}

/** The detail of a broken rule; empty for every other finding. */
export function detailOf(error: ValidationError): RuleDetail {
  const { detail } = error.params;
  // Written by our own generator, beside the rule it belongs to.
  return typeof detail === 'object' && detail !== null ? detail : {};
}

/** The field whose absence an error is about; undefined for every other error. */
export function missingField(error: ValidationError): string | undefined {
  const { missingProperty } = error.params;
  if (error.keyword === 'required') return shownValue(missingProperty);
  const { missing, foreign } = detailOf(error);
  return foreign === undefined ? missing : undefined;
}

/** Whether the chosen value of a discriminator has a field of its own. */
export function hasOwnField({ parentSchema }: ValidationError, value: string | undefined): boolean {
  const rules: unknown = parentSchema?.['x-rule'];
  return (Array.isArray(rules) ? rules : [rules]).some((rule: unknown) => {
    const mapping = propertyOf(propertyOf(rule, 'discriminator'), 'mapping');
    return value !== undefined && typeof propertyOf(mapping, value) === 'string';
  });
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/**
 * Joins what a validator says of one discriminator. A choice that does not fit its blocks is one mistake, whether a block is
 * missing, another is there instead, or several are: the finding about the first of them is kept and names them all.
 */
export function oneChoiceEach(errors: readonly ValidationError[]): readonly ValidationError[] {
  const choices = Map.groupBy(errors.filter(isChoice), choiceOf);
  if (choices.size === 0) return errors;
  return errors.flatMap((error) => {
    if (!isChoice(error)) return [error];
    const group = (choices.get(choiceOf(error)) ?? []).map(detailOf);
    const foreigners = group.flatMap(({ foreign }) => foreign ?? []);
    if (foreigners.length === 0) return [error];
    const detail = detailOf(error);
    if (detail.foreign !== foreigners[0]) return [];
    const missing = group.find((other) => other.missing !== undefined)?.missing;
    const joined: RuleDetail = { ...detail, foreigners, ...(missing === undefined ? {} : { missing }) };
    return [{ ...error, params: { ...error.params, detail: joined } }];
  });
}

function isChoice(error: ValidationError): boolean {
  return error.keyword === 'x-rule' && error.params['rule'] === 'discriminator';
}

function choiceOf(error: ValidationError): string {
  return `${error.instancePath} ${detailOf(error).property ?? ''}`;
}
