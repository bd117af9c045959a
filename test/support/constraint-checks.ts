import type { Schema } from '../../generator/model/schema.ts';
import type { SchemaSet } from '../../generator/model/schema-set.ts';
import { belongsTo, demands, exclude, hasChoice, hasChoiceWith, isForbiddenBy } from './declared-rules.ts';
import { titleOf } from './field-documents.ts';
import type { FieldRow } from './field-rows.ts';
import { referencesTo, type Field, type Located } from './schema-lookup.ts';

/** What a checker is given: the words it matched, and the field they are about. */
interface Clause {
  readonly words: readonly string[];
  readonly field: Field;
  readonly set: SchemaSet;
}

/** A form of clause that can be checked by a program. The check gives the problem, or nothing. */
interface Checker {
  readonly form: RegExp;
  readonly check: (clause: Clause) => string | undefined;
}

const bounds = {
  min: 'minimum',
  max: 'maximum',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minItems',
  maxItems: 'maxItems',
} as const;

/** Words of the inventory, with the language that they require for the value. */
const languages: Readonly<Record<string, Schema['x-language'] & string>> = {
  'pod template object': 'pod-template',
  'standard volume objects': 'kubernetes-volume',
  'standard volume-mount objects': 'kubernetes-volume-mount',
  'policy statements': 'cedar',
  'template expression': 'go-template',
  'template resolving to a JSON array or slice': 'go-template',
  'CEL over the variable claims': 'cel',
  'JSON Schema': 'json-schema',
  'expected elicitation response schema': 'json-schema',
  'complete registry server configuration (document registry-server)': 'registry-server-config',
};

const checkers: readonly Checker[] = [
  { form: /^(min|max|minLength|maxLength|minItems|maxItems)=([0-9.]+)(?:s| \(hard cap\))?$/, check: bound },
  {
    form: /^pattern=(.*?)(?: \(written from the wording\))?$/,
    check: ({ words: [pattern], field }) =>
      field.value.schema.pattern === pattern ? undefined : `has the pattern ${field.value.schema.pattern}`,
  },
  {
    form: /^shorthand=(\w)$/,
    check: ({ words: [short], field }) =>
      field.declared['x-flag']?.shorthand === short ? undefined : 'has another shorthand',
  },
  {
    form: /^(stringArray|strings) \(/,
    check: ({ words: [type], field }) =>
      field.declared['x-flag']?.type === type ? undefined : `is no flag of type ${type}`,
  },
  {
    form: /^exclusive with (\w+)/,
    check: ({ words: [other = ''], field, set }) =>
      field.owner !== undefined && exclude(field.owner, set, field.name, other).atMostOne
        ? undefined
        : `may stand beside ${other}`,
  },
  { form: /^(exactly|at least) one of ([\w, ]+)$/, check: choice },
  {
    form: /^(\w+) and (\w+) not both empty$/,
    check: ({ words: [one = '', other = ''], field, set }) =>
      field.owner !== undefined && exclude(field.owner, set, one, other).atLeastOne
        ? undefined
        : 'may be absent together with the other',
  },
  {
    form: /^(?:(?:goes with|used when|config field of|only when|only valid when|when) )?(type|action)=(\w+)(?: only)?$/,
    check: membership,
  },
  {
    form: /^absent when (\w+)=(\w+)$/,
    check: ({ words: [property = '', value = ''], field, set }) =>
      field.owner !== undefined && isForbiddenBy(field.owner, set, field.name, property, value)
        ? undefined
        : `may stand where ${property} is ${value}`,
  },
  {
    form: /^needs spec\.([\w.]+)=(\w+)$/,
    check: ({ words: [path = '', value = ''], field, set }) =>
      field.owner !== undefined && demands(field.owner, set, field.name, path, value)
        ? undefined
        : `does not demand ${path} ${value}`,
  },
  { form: /^deprecated(?: \(removal in (.*)\))?$/, check: deprecation },
  {
    form: /^value (\w+) deprecated/,
    check: ({ words: [value = ''], field }) =>
      field.declared['x-deprecated']?.values?.includes(value) === true ? undefined : `does not deprecate ${value}`,
  },
  {
    form: /^keys ([\w|]+)$/,
    check: ({ words: [keys = ''], field }) =>
      Object.keys(field.value.schema.properties ?? {})
        .toSorted()
        .join('|') === keys.split('|').toSorted().join('|')
        ? undefined
        : 'has other keys',
  },
  {
    form: /^named (\w+)$/,
    check: ({ words: [name = ''], field }) =>
      field.value.schema.title === titleOf(name) ? undefined : `is called ${field.value.schema.title}`,
  },
  { form: /^(?:name of an? ((?:MCP|VirtualMCP)\w+)|(MCP\w+) name)$/, check: reference },
  {
    form: /^one of the two$/,
    check: ({ field, set }) =>
      field.owner !== undefined && hasChoiceWith(field.owner, set, field.name)
        ? undefined
        : 'may be absent together with the other',
  },
  {
    form: /^empty object$/,
    check: ({ field }) =>
      field.value.schema.additionalProperties === false && Object.keys(field.value.schema.properties ?? {}).length === 0
        ? undefined
        : 'takes keys',
  },
  {
    form: new RegExp(
      `^(${Object.keys(languages)
        .map((words) => words.replaceAll(/[()]/g, '\\$&'))
        .join('|')})$`,
    ),
    check: ({ words: [words = ''], field }) =>
      languageOf(field) === languages[words] ? undefined : `is not written in ${languages[words]}`,
  },
];

/** The forms of clauses that a program can check. */
export const clauseForms: readonly RegExp[] = checkers.map(({ form }) => form);

/** Problems of the constraint column, and the forms of the clauses that were checked. */
export function constraintProblems(
  row: FieldRow,
  field: Field,
  set: SchemaSet,
): { problems: string[]; checked: RegExp[] } {
  const clauses = row.constraint.split('; ').filter((clause) => clause !== '');
  const problems: string[] = [];
  const checked: RegExp[] = [];
  if (row.type === 'enum') problems.push(...enumProblems(clauses, field.value.schema));
  for (const clause of clauses) {
    const checker = checkers.find(({ form }) => form.test(clause));
    if (checker === undefined) continue;
    checked.push(checker.form);
    const problem = checker.check({
      words: (checker.form.exec(clause) ?? []).slice(1).filter((word) => word !== undefined),
      field,
      set,
    });
    if (problem !== undefined) problems.push(problem);
  }
  const stricter = unexplained(clauses, field);
  return { problems: [...problems, ...stricter], checked };
}

/** The first clause of an enumeration lists its values. */
function enumProblems(clauses: readonly string[], schema: Schema): string[] {
  const values = (clauses[0] ?? '').split('|').map((value) => (value === '(empty)' ? '' : value));
  if (clauses.includes('empty allowed')) values.push('');
  const found = (schema.enum ?? []).map(String);
  return found.toSorted().join('|') === values.toSorted().join('|') ? [] : [`has the values ${found.join('|')}`];
}

function bound({ words: [name = '', text = ''], field }: Clause): string | undefined {
  const keyword = bounds[name as keyof typeof bounds];
  const expected = Number(text);
  const { schema } = keyword === 'minItems' || keyword === 'maxItems' ? field.property : field.value;
  if (schema['x-language'] === 'duration') {
    const least = field.declared['x-minimum-duration'] ?? schema['x-minimum-duration'];
    return least === `${text}s` ? undefined : `has the least duration ${least}`;
  }
  if (schema.type === 'string' && (keyword === 'minimum' || keyword === 'maximum')) {
    return decimalProblem(schema.pattern ?? '', keyword === 'minimum' ? -0.1 : expected + 0.1, expected);
  }
  return schema[keyword] === expected ? undefined : `has ${keyword} ${schema[keyword]}, not ${expected}`;
}

/** A number in a string is bounded by its pattern. */
function decimalProblem(pattern: string, outside: number, edge: number): string | undefined {
  const accepts = (value: number): boolean => new RegExp(pattern, 'u').test(value.toFixed(1));
  return accepts(edge) && !accepts(outside) ? undefined : `has a pattern that does not end at ${edge}`;
}

function choice({ words: [how, names = ''], field, set }: Clause): string | undefined {
  const fields = names.split(', ');
  const kind = how === 'exactly' ? 'exactlyOneOf' : 'atLeastOneOf';
  return hasChoice(field.value, set, kind, fields) ? undefined : `has no rule ${kind} ${fields.join(', ')}`;
}

function membership({ words: [property = '', value = ''], field, set }: Clause): string | undefined {
  const { owner, name } = field;
  if (owner === undefined) return 'belongs to no object';
  // "type=tool only" of a nested step is about the step itself.
  const holds = belongsTo(owner, set, name, property, value) || demands(owner, set, name, `${name}.${property}`, value);
  return holds ? undefined : `is allowed with any ${property}`;
}

function deprecation({ words: [removal], field, set }: Clause): string | undefined {
  if (field.owner === undefined)
    return isDeprecatedType(field.value, set, []) ? undefined : 'is used where nothing says deprecated';
  const declared = field.declared['x-deprecated'];
  if (declared === undefined) return 'is not deprecated';
  return removal === undefined || declared.removal === removal ? undefined : `is removed in ${declared.removal}`;
}

/** A type is deprecated when it says so, or when whatever refers to it is. */
function isDeprecatedType(type: Located, set: SchemaSet, seen: readonly Schema[]): boolean {
  if (type.schema['x-deprecated'] !== undefined) return true;
  const uses = referencesTo(type, set).filter(({ within }) => !seen.includes(within.schema));
  return (
    uses.length > 0 &&
    uses.every(
      ({ declared, within }) =>
        declared['x-deprecated'] !== undefined || isDeprecatedType(within, set, [...seen, type.schema]),
    )
  );
}

function reference({ words: [kind = ''], field }: Clause): string | undefined {
  const found = (field.declared['x-ref'] ?? field.value.schema['x-ref'])?.kind;
  return found === kind ? undefined : `refers to ${found ?? 'nothing'}, not ${kind}`;
}

function languageOf({ value, steps, declared }: Field): string | undefined {
  return value.schema['x-language'] ?? steps.at(-1)?.['x-language'] ?? declared['x-language'];
}

/** Keywords that say what a word of the inventory says: a number in a string is bounded by its pattern. */
const impliedKeywords: Readonly<Record<string, readonly string[]>> = {
  min: ['minimum', 'pattern'],
  max: ['maximum', 'pattern'],
};

/** Bounds that the specification does not give need a reason beside them. */
function unexplained(clauses: readonly string[], { declared, property, steps, value }: Field): string[] {
  const isExplained = [declared, property.schema, ...steps, value.schema].some(
    (schema) => schema['x-unspecified'] !== undefined,
  );
  if (isExplained) return [];
  const own: readonly (readonly [Schema, readonly string[]])[] = [
    [property.schema, ['minItems', 'maxItems']],
    [value.schema, ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern']],
  ];
  const words = clauses.map((clause) => clause.split('=')[0] ?? '');
  const given = new Set([...words, ...words.flatMap((word) => impliedKeywords[word] ?? [])]);
  return own.flatMap(([schema, keywords]) =>
    keywords
      .filter((keyword) => keyword in schema && !given.has(keyword))
      .map((keyword) => `has ${keyword} without a reason in x-unspecified`),
  );
}
