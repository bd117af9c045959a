import type { Condition, Rule } from '../../model/rules.ts';
import { choiceMessage, isFilled, ownedFields } from '../rule-messages.ts';
import type { CelRule, StructuralSchema } from '../../model/structural.ts';

/** Words that CEL reserves; as field names they are written between underscores. */
const reservedWords: ReadonlySet<string> = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(
    ' ',
  ),
);

/**
 * The rules of an object type in CEL, as the API server evaluates them after it has filled in the defaults.
 * `object` is the schema of the CRD: a rule about a field that CEL cannot see there (a cut recursion, a value of
 * any type) is left to the compiler.
 */
export function celRules(rules: readonly Rule[], object: StructuralSchema): CelRule[] {
  const required = new Set(object.required);
  return rules.flatMap((rule) => (pathsOf(rule).every((path) => isVisible(object, path)) ? celOf(rule, required) : []));
}

/** The names of a map, checked in CEL: structural schemas know no propertyNames. */
export function celNames(names: {
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly 'x-form'?: string;
}): CelRule[] {
  const { pattern, minLength, maxLength, 'x-form': form } = names;
  const tests = [
    ...(minLength === undefined
      ? []
      : [{ test: `key.size() >= ${minLength}`, says: `have at least ${minLength} characters` }]),
    ...(maxLength === undefined
      ? []
      : [{ test: `key.size() <= ${maxLength}`, says: `have at most ${maxLength} characters` }]),
    ...(pattern === undefined
      ? []
      : [{ test: `key.matches(${literal(pattern)})`, says: form === undefined ? `match ${pattern}` : `be ${form}` }]),
  ];
  return tests.map(({ test, says }) => ({ rule: `self.all(key, ${test})`, message: `every key has to ${says}` }));
}

/** The least length of a duration string in CEL. */
export function celMinimumDuration(minimum: string): CelRule {
  return { rule: `duration(self) >= duration(${literal(minimum)})`, message: `at least ${minimum}` };
}

function celOf(rule: Rule, required: ReadonlySet<string>): CelRule[] {
  switch (rule.kind) {
    case 'exactlyOneOf':
      return [{ rule: `${count(rule.fields)} == 1`, message: choiceMessage(rule) }];
    case 'atLeastOneOf':
      return [
        {
          rule: rule.fields
            .map((field) => (isFilled(rule) ? `has(${access([field])}) && ${access([field])} != ''` : has(field)))
            .join(' || '),
          message: choiceMessage(rule),
        },
      ];
    case 'atMostOneOf':
      return [{ rule: `${count(rule.fields)} <= 1`, message: choiceMessage(rule) }];
    case 'discriminator':
      return discriminatorRules(rule, required);
    case 'requires':
      break;
  }
  const implied = `${not(all(rule.if, required))} || ${grouped(all(rule.then, required))}`;
  return [{ rule: implied, message: rule.message.replace(/\.$/, '') }];
}

/** One rule per field: it is there when the type is its own, and only then. */
function discriminatorRules(rule: Extract<Rule, { kind: 'discriminator' }>, required: ReadonlySet<string>): CelRule[] {
  return ownedFields(rule).map(({ field, owners, message }) => {
    const test = { values: owners, orAbsent: rule.fallback !== undefined && owners.includes(rule.fallback) };
    const chosen = grouped(all([{ path: [rule.property], test }], required));
    return { rule: rule.required ? `${chosen} == ${has(field)}` : `!${has(field)} || ${chosen}`, message };
  });
}

/** All conditions at once. `required` names the fields of the object that need not be asked for. */
function all(conditions: readonly Condition[], required: ReadonlySet<string>): string {
  const terms = conditions.flatMap((condition) => termsOf(condition, required));
  if (terms.length === 1) return terms[0] ?? '';
  return terms.map((term) => (term.includes(' || ') ? `(${term})` : term)).join(' && ');
}

/** What has to hold for one condition; each step of its path is asked for before it is taken. */
function termsOf({ path, test }: Condition, required: ReadonlySet<string>): string[] {
  const asked = path
    .map((_name, index) => path.slice(0, index + 1))
    .filter((part) => part.length > 1 || !required.has(part[0] ?? ''));
  const present = asked.map((part) => `has(${access(part)})`);
  if ('present' in test) return test.present ? present : [not(present.join(' && '))];
  const [first] = test.values;
  const equal =
    test.values.length === 1 && first !== undefined
      ? `${access(path)} == ${literal(first)}`
      : `${access(path)} in [${test.values.map(literal).join(', ')}]`;
  // A default counts only below an object that is present.
  return test.orAbsent ? [...present.slice(0, -1), `!has(${access(path)}) || ${equal}`] : [...present, equal];
}

function not(expression: string): string {
  return /^has\([^ ]+\)$/.test(expression) ? `!${expression}` : expression === '' ? 'false' : `!(${expression})`;
}

function grouped(expression: string): string {
  return expression.includes(' ') ? `(${expression})` : expression;
}

function count(fields: readonly string[]): string {
  return fields.map((field) => `(${has(field)} ? 1 : 0)`).join(' + ');
}

function has(field: string): string {
  return `has(${access([field])})`;
}

function access(path: readonly string[]): string {
  return ['self', ...path.map(fieldName)].join('.');
}

/** A field name as CEL writes it: reserved words and the characters that no identifier may hold are escaped. */
function fieldName(name: string): string {
  if (reservedWords.has(name)) return `__${name}__`;
  return name
    .replaceAll('__', '__underscores__')
    .replaceAll('.', '__dot__')
    .replaceAll('-', '__dash__')
    .replaceAll('/', '__slash__');
}

function literal(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);
}

function pathsOf(rule: Rule): (readonly string[])[] {
  switch (rule.kind) {
    case 'requires':
      return [...rule.if, ...rule.then].map((condition) => condition.path);
    case 'discriminator':
      return [[rule.property], ...rule.mapping.flatMap(([, field]) => (field === null ? [] : [[field]]))];
    case 'exactlyOneOf':
    case 'atLeastOneOf':
    case 'atMostOneOf':
      break;
  }
  return rule.fields.map((field) => [field]);
}

/** Whether CEL can reach a field: every step is declared, and the value has a type that CEL knows. */
function isVisible(object: StructuralSchema, path: readonly string[]): boolean {
  let current: StructuralSchema | undefined = object;
  for (const name of path) current = current?.properties?.[name];
  return current !== undefined && hasKnownType(current);
}

function hasKnownType(schema: StructuralSchema): boolean {
  if (schema['x-kubernetes-int-or-string'] === true) return true;
  if (schema.type === undefined) return false;
  if (schema.items !== undefined) return hasKnownType(schema.items);
  return schema.additionalProperties === undefined || hasKnownType(schema.additionalProperties);
}
