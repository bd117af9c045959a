import type { Condition, Rule } from '../../model/rules.ts';
import type { EditorSchema } from './editor-schema-type.ts';
import { choiceMessage, isFilled, ownedFields } from '../rule-messages.ts';

/**
 * The rules of an object type as plain JSON Schema, each of them some clauses of an `allOf`. The `errorMessage` of a clause, which the YAML
 * language server shows, describes what its rule requires; the form of a clause places the finding at a field.
 */
export function editorRules(rules: readonly Rule[]): EditorSchema[] {
  return rules.flatMap(clausesOf);
}

function clausesOf(rule: Rule): EditorSchema[] {
  switch (rule.kind) {
    case 'exactlyOneOf':
      return [...notTogether(rule), oneIsNeeded(rule)];
    case 'atLeastOneOf':
      return [oneIsNeeded(rule)];
    case 'atMostOneOf':
      return notTogether(rule);
    case 'discriminator':
      return discriminatorClauses(rule);
    case 'requires':
      break;
  }
  return [implication(all(rule.if), { allOf: rule.then.map((condition) => demanded(condition, rule.message)) })];
}

type Choice = Extract<Rule, { kind: 'exactlyOneOf' | 'atLeastOneOf' | 'atMostOneOf' }>;

function oneIsNeeded(rule: Choice): EditorSchema {
  const message = `${choiceMessage(rule)}.`;
  const filled = (field: string): EditorSchema =>
    isFilled(rule) ? { properties: { [field]: { minLength: 1, errorMessage: message } } } : {};
  return { anyOf: rule.fields.map((field) => ({ ...needs(field), ...filled(field), errorMessage: message })) };
}

/** Where one of the fields is, those after it are not. */
function notTogether(rule: Choice): EditorSchema[] {
  const message = `${choiceMessage(rule)}.`;
  return rule.fields.slice(0, -1).map((field, index) => {
    const others = rule.fields.slice(index + 1).map((other) => [other, false]);
    return implication(needs(field), { properties: Object.fromEntries(others), errorMessage: message });
  });
}

/** `if`, `then`, `else` of JSON Schema. As entries: an object that is written with `then` looks like a promise. */
export function implication(
  condition: EditorSchema,
  demand: EditorSchema | undefined,
  otherwise?: EditorSchema,
): EditorSchema {
  const entries = [
    ['if', condition],
    ['then', demand],
    ['else', otherwise],
  ];
  return Object.fromEntries(entries.filter(([, schema]) => schema !== undefined));
}

/** Each field needs its own type; a field that is not optional is needed by it. */
function discriminatorClauses(rule: Extract<Rule, { kind: 'discriminator' }>): EditorSchema[] {
  return ownedFields(rule).map(({ field, owners, message }) => {
    const orAbsent = rule.fallback !== undefined && owners.includes(rule.fallback);
    const errorMessage = `${message}.`;
    return implication(
      holds({ path: [rule.property], test: { values: owners, orAbsent } }),
      rule.required ? { ...needs(field), errorMessage } : undefined,
      { properties: { [field]: false }, errorMessage },
    );
  });
}

/** A schema that finds something where a condition does not hold, at the last field of its path that is there. */
function demanded({ path, test }: Condition, errorMessage: string): EditorSchema {
  const [first = '', ...rest] = path;
  if (rest.length > 0) {
    const isNeeded = !('present' in test) || test.present;
    const inner = demanded({ path: rest, test }, errorMessage);
    return { ...(isNeeded ? { ...needs(first), errorMessage } : {}), properties: { [first]: inner } };
  }
  if ('present' in test) {
    return test.present ? { ...needs(first), errorMessage } : { properties: { [first]: false }, errorMessage };
  }
  const valued = { properties: { [first]: { enum: test.values, errorMessage } } };
  return test.orAbsent ? valued : { ...needs(first), errorMessage, ...valued };
}

function all(conditions: readonly Condition[]): EditorSchema {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? holds(only) : { allOf: conditions.map(holds) };
}

/** A schema of the objects in which a condition holds. */
function holds({ path, test }: Condition): EditorSchema {
  if ('present' in test) {
    const present = below(path, true, {});
    return test.present ? present : { not: present };
  }
  return below(path, !test.orAbsent, { enum: test.values });
}

/** A schema of the objects that have a value at a path; `isNeeded` is about the last step, the others are needed. */
function below(path: readonly string[], isNeeded: boolean, value: EditorSchema): EditorSchema {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  return {
    ...(isNeeded || rest.length > 0 ? needs(first) : {}),
    properties: { [first]: below(rest, isNeeded, value) },
  };
}

function needs(field: string): EditorSchema {
  return { required: [field] };
}
