import { defaultOf, target } from '../../model/named-types.ts';
import type { ConditionsDeclaration, RuleDeclaration, Schema } from '../../model/schema.ts';
import type { SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import type { LintRule } from './lint-rule.ts';

/** Rules speak of fields that exist, of values the fields can have, and not of fields that are always there. */
export const ruleProblems: LintRule = (schema, file, set) =>
  (schema['x-rule'] ?? []).flatMap((rule) => {
    if ('requires' in rule) {
      return [rule.requires.if, rule.requires.then].flatMap((part) => conditionProblems(part, schema, file, set));
    }
    return choiceProblems(fieldsOf(rule), schema, file, set).concat(discriminatorProblems(rule, schema, file, set));
  });

/** The fields whose presence a rule counts. */
function fieldsOf(rule: Exclude<RuleDeclaration, { requires: unknown }>): readonly string[] {
  if ('exactlyOneOf' in rule) return rule.exactlyOneOf;
  if ('atLeastOneOf' in rule) return rule.atLeastOneOf;
  if ('atMostOneOf' in rule) return rule.atMostOneOf;
  return Object.values(rule.discriminator.mapping).filter((name) => name !== null);
}

function choiceProblems(fields: readonly string[], schema: Schema, file: SchemaFile, set: SchemaSet): string[] {
  return fields.flatMap((name) => {
    const property = schema.properties?.[name];
    if (property === undefined) return [`has a rule about ${name}, which it does not have`];
    if (schema.required?.includes(name) === true)
      return [`has a rule about ${name}, which is always there: it is required`];
    return defaultOf(property, file, set) === undefined
      ? []
      : [`has a rule about ${name}, which is always there: it has a default`];
  });
}

/** A discriminator names every value of its property, or some type would admit any field. */
function discriminatorProblems(rule: RuleDeclaration, schema: Schema, file: SchemaFile, set: SchemaSet): string[] {
  if (!('discriminator' in rule)) return [];
  const { property: name, mapping } = rule.discriminator;
  const property = schema.properties?.[name];
  if (property === undefined) return [`has a rule about ${name}, which it does not have`];
  const values = target(property, file, set).schema.enum;
  if (values === undefined) return [`has a discriminator ${name} without an enum`];
  return [
    ...values
      .filter((value) => !Object.hasOwn(mapping, value))
      .map((value) => `has a discriminator ${name} that leaves out ${value}`),
    ...Object.keys(mapping)
      .filter((value) => !values.includes(value))
      .map((value) => `has a discriminator ${name} with the value ${value}, which ${name} cannot have`),
  ];
}

function conditionProblems(
  conditions: ConditionsDeclaration,
  schema: Schema,
  file: SchemaFile,
  set: SchemaSet,
): string[] {
  return Object.entries(conditions).flatMap(([path, expected]) => {
    let current = { schema, file };
    for (const name of path.split('.')) {
      const property = current.schema.properties?.[name];
      if (property === undefined) return [`has a rule about ${path}, which it does not have`];
      current = target(property, current.file, set);
    }
    const allowed = current.schema.enum;
    if (allowed === undefined || typeof expected === 'boolean') return [];
    const values = Array.isArray(expected) ? expected : [expected];
    return values
      .filter((value) => !allowed.includes(value))
      .map((value) => `has a rule about ${path} ${value}, which it cannot be`);
  });
}
