import { rulesOf, type Condition, type Rule } from '../../generator/model/rules.ts';
import type { SchemaSet } from '../../generator/model/schema-set.ts';
import type { Located } from './schema-lookup.ts';

/** What the rules of an object require of two of its fields. */
export interface Choice {
  /** The two exclude each other. */
  readonly atMostOne: boolean;
  /** One of the two, or one more of the same rule, has to be there. */
  readonly atLeastOne: boolean;
}

/** Whether two fields of an object exclude or demand each other. */
export function exclude(owner: Located, set: SchemaSet, one: string, other: string): Choice {
  const rules = rulesOf(owner.schema, owner.file, set);
  const names = (rule: Rule): boolean => 'fields' in rule && rule.fields.includes(one) && rule.fields.includes(other);
  const forbids = (rule: Rule): boolean =>
    rule.kind === 'requires' &&
    ((isPresent(rule.if, one) && isAbsent(rule.then, other)) ||
      (isPresent(rule.if, other) && isAbsent(rule.then, one)));
  return {
    atMostOne: rules.some((rule) => (names(rule) && rule.kind !== 'atLeastOneOf') || forbids(rule)),
    atLeastOne: rules.some((rule) => names(rule) && rule.kind !== 'atMostOneOf'),
  };
}

/** Whether one rule of this kind names exactly these fields. */
export function hasChoice(
  owner: Located,
  set: SchemaSet,
  kind: 'exactlyOneOf' | 'atLeastOneOf',
  fields: readonly string[],
): boolean {
  return rulesOf(owner.schema, owner.file, set).some(
    (rule) => rule.kind === kind && rule.fields.toSorted().join() === fields.toSorted().join(),
  );
}

/** Whether a field is one of several of which exactly one has to be there. */
export function hasChoiceWith(owner: Located, set: SchemaSet, field: string): boolean {
  return rulesOf(owner.schema, owner.file, set).some(
    (rule) => rule.kind === 'exactlyOneOf' && rule.fields.includes(field),
  );
}

/** Whether a field has to be there when another one has this value. */
export function impliesPresence(
  owner: Located,
  set: SchemaSet,
  field: string,
  property: string,
  value: string,
): boolean {
  return rulesOf(owner.schema, owner.file, set).some((rule) => {
    if (rule.kind === 'requires') return holdsFor(rule.if, property, value) && isPresent(rule.then, field);
    return (
      rule.kind === 'discriminator' && rule.required && rule.property === property && ownerOf(rule, value) === field
    );
  });
}

/** Whether a field is allowed only if another one has this value. */
export function belongsTo(owner: Located, set: SchemaSet, field: string, property: string, value: string): boolean {
  const others = valuesOf(owner, property).filter((other) => other !== value);
  if (others.length > 0 && others.every((other) => isForbiddenBy(owner, set, field, property, other))) return true;
  return demands(owner, set, field, property, value);
}

/** The values of an enumeration. */
export function valuesOf(owner: Located, property: string): string[] {
  return (owner.schema.properties?.[property]?.enum ?? []).map(String);
}

/** Whether a field is forbidden where another one has this value. */
export function isForbiddenBy(owner: Located, set: SchemaSet, field: string, property: string, value: string): boolean {
  return rulesOf(owner.schema, owner.file, set).some((rule) => {
    if (rule.kind === 'requires') return holdsFor(rule.if, property, value) && isAbsent(rule.then, field);
    return (
      rule.kind === 'discriminator' &&
      rule.property === property &&
      rule.mapping.some(([, own]) => own === field) &&
      ownerOf(rule, value) !== field
    );
  });
}

/** Whether a field demands something of a place anywhere in the same object. */
export function demands(owner: Located, set: SchemaSet, field: string, path: string, value: string): boolean {
  return rulesOf(owner.schema, owner.file, set).some(
    (rule) => rule.kind === 'requires' && isPresent(rule.if, field) && hasValue(rule.then, path, value),
  );
}

function ownerOf(rule: Extract<Rule, { kind: 'discriminator' }>, value: string): string | null | undefined {
  return rule.mapping.find(([candidate]) => candidate === value)?.[1];
}

function conditionAt(conditions: readonly Condition[], path: string): Condition['test'] | undefined {
  return conditions.find((condition) => condition.path.join('.') === path)?.test;
}

function isPresent(conditions: readonly Condition[], field: string): boolean {
  const test = conditionAt(conditions, field);
  // A switch that is on counts as a field that is present.
  return test !== undefined && ('present' in test ? test.present : test.values.length === 1 && test.values[0] === true);
}

function isAbsent(conditions: readonly Condition[], field: string): boolean {
  const test = conditionAt(conditions, field);
  return test !== undefined && 'present' in test && !test.present;
}

/** Whether the conditions are about this value alone, or about several of which it is one. */
function holdsFor(conditions: readonly Condition[], path: string, value: string): boolean {
  const test = conditionAt(conditions, path);
  return conditions.length === 1 && test !== undefined && 'values' in test && test.values.map(String).includes(value);
}

function hasValue(conditions: readonly Condition[], path: string, value: string): boolean {
  const test = conditionAt(conditions, path);
  return test !== undefined && 'values' in test && test.values.length === 1 && String(test.values[0]) === value;
}
