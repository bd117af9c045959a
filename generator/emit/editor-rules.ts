import type { Condition, Rule } from '../model/rules.ts';
import type { EditorSchema } from './editor-schema.ts';

/** The rules of an object type as plain JSON Schema, each of them one clause of an `allOf`. */
export function editorRules(rules: readonly Rule[]): EditorSchema[] {
  return rules.flatMap(clausesOf);
}

function clausesOf(rule: Rule): EditorSchema[] {
  switch (rule.kind) {
    case 'exactlyOneOf':
      return [{ oneOf: rule.fields.map(needs) }];
    case 'atLeastOneOf':
      return [{ anyOf: rule.fields.map(needs) }];
    case 'atMostOneOf':
      return [{ oneOf: [...rule.fields.map(needs), { not: { anyOf: rule.fields.map(needs) } }] }];
    case 'discriminator':
      return discriminatorClauses(rule);
    case 'requires':
      break;
  }
  return [implication(all(rule.if), all(rule.then))];
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
  const owned = [...new Set(rule.mapping.flatMap(([, field]) => (field === null ? [] : [field])))];
  return owned.map((field) => {
    const owners = rule.mapping.flatMap(([value, own]) => (own === field ? [value] : []));
    const orAbsent = rule.fallback !== undefined && owners.includes(rule.fallback);
    return implication(
      holds({ path: [rule.property], test: { values: owners, orAbsent } }),
      rule.required ? needs(field) : undefined,
      { properties: { [field]: false } },
    );
  });
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
