import { checkRegularExpression, forRe2 } from '../regular-expression.ts';
import { isList, isObject, keywords, typeWords, type KeywordForm } from './keywords.ts';
import { subschemasOf, type SchemaPath, type Subschema } from './subschemas.ts';
import { asOfDraft, withoutUse } from './without-use.ts';
import type { SchemaProblem } from './schema-problem.ts';

/** Checks a value as a schema of JSON Schema 2020-12, without loading anything unless it has patterns. */
export async function checkJsonSchema(schema: unknown): Promise<SchemaProblem[]> {
  const found: SchemaProblem[] = [];
  const subschemas = subschemasOf(schema);
  // With an identity in it, a reference that looks external may lead to it.
  const hasIds = subschemas.some(({ value }) => isObject(value) && Object.hasOwn(value, '$id'));
  for (const sub of subschemas) {
    if (typeof sub.value === 'boolean') continue;
    if (!isObject(sub.value)) {
      found.push({
        kind: 'invalid',
        path: sub.path,
        at: 'value',
        message: `a schema is an object, not ${nameOf(sub.value)}`,
      });
      continue;
    }
    for (const [keyword, value] of Object.entries(sub.value)) {
      const path = [...sub.path, keyword];
      const form = keywords.get(keyword);
      if (form === undefined) found.push(...unknownKeyword(keyword, path));
      else if (form === 'pattern' && typeof value === 'string')
        found.push(...(await patternProblems(value, path, 'value')));
      else found.push(...formProblems(form, value, path, schema));
      if (keyword === 'patternProperties' && isObject(value)) {
        for (const name of Object.keys(value)) found.push(...(await patternProblems(name, [...path, name], 'key')));
      }
    }
    found.push(...unlistedRequired(sub));
    found.push(...withoutUse(sub).filter(({ kind }) => kind !== 'external-reference' || !hasIds));
  }
  return [...asOfDraft(schema, found)];
}

function unknownKeyword(written: string, path: SchemaPath): SchemaProblem[] {
  if (written.startsWith('x-')) return [];
  const word = { written, known: [...keywords.keys()] };
  return [{ kind: 'unknown-keyword', path, at: 'key', message: `"${written}" has no meaning in a JSON Schema`, word }];
}

/** What the value of a keyword has to be, in words. */
const wanted: Readonly<Record<KeywordForm, string>> = {
  anything: 'anything',
  boolean: 'true or false',
  string: 'a string',
  name: 'a name of letters, digits, dots, dashes and underscores',
  pattern: 'a regular expression',
  reference: 'a reference, such as "#/$defs/name"',
  number: 'a number',
  'positive number': 'a number above 0',
  count: 'a whole number, 0 or more',
  list: 'a list',
  names: 'a list of different names',
  'map of names': 'a map from names to lists of names',
  type: `one of ${typeWords.join(', ')}, or a list of them`,
  schema: 'a schema',
  'list of schemas': 'a list of at least one schema',
  'map of schemas': 'a map of schemas',
  dependencies: 'a map of schemas and lists of different names',
};

function formProblems(form: KeywordForm, value: unknown, path: SchemaPath, root: unknown): SchemaProblem[] {
  if (form === 'type') return typeProblems(value, path);
  if (form === 'reference' && typeof value === 'string') return referenceProblems(value, path, root);
  if (isOfForm(form, value)) return [];
  const keyword = String(path.at(-1));
  const isRepeated = form === 'names' && isList(value) && value.every((name) => typeof name === 'string');
  const message = `${keyword} is ${wanted[form]}${isRepeated ? '; a name occurs twice' : `, not ${nameOf(value)}`}`;
  const hint =
    keyword === 'required' && typeof value === 'boolean'
      ? 'list the names of what is required beside "properties": required: [name]'
      : undefined;
  return [{ kind: 'invalid', path, at: 'value', message, ...(hint === undefined ? {} : { hint }) }];
}

function isOfForm(form: KeywordForm, value: unknown): boolean {
  switch (form) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'string':
    case 'pattern':
    case 'reference':
      return typeof value === 'string';
    case 'name':
      return typeof value === 'string' && /^[A-Za-z_][-A-Za-z0-9._]*$/.test(value);
    case 'number':
      return typeof value === 'number';
    case 'positive number':
      return typeof value === 'number' && value > 0;
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0;
    case 'list':
      return isList(value);
    case 'names':
      return isNames(value);
    case 'map of names':
      return isObject(value) && Object.values(value).every(isNames);
    case 'list of schemas':
      return isList(value) && value.length > 0;
    case 'map of schemas':
      return isObject(value);
    case 'dependencies':
      return isObject(value) && Object.values(value).every((needed) => !isList(needed) || isNames(needed));
    // Each schema is looked at by itself.
    case 'schema':
    case 'type':
    case 'anything':
      return true;
  }
}

function isNames(value: unknown): boolean {
  return isList(value) && value.every((name) => typeof name === 'string') && new Set(value).size === value.length;
}

function typeProblems(value: unknown, path: SchemaPath): SchemaProblem[] {
  if (isList(value)) {
    const isRepeated = new Set(value).size < value.length;
    if (value.length === 0 || isRepeated)
      return [{ kind: 'invalid', path, at: 'value', message: 'a list of types has different types, at least one' }];
    return value.flatMap((word, index) => typeProblems(isList(word) ? undefined : word, [...path, index]));
  }
  if (typeof value === 'string' && typeWords.includes(value)) return [];
  const message = `there is no type ${typeof value === 'string' ? `"${value}"` : `like ${nameOf(value)}`}`;
  const hint = `the types are ${typeWords.join(', ')}`;
  const word = typeof value === 'string' ? { word: { written: value, known: typeWords } } : {};
  return [{ kind: 'invalid', path, at: 'value', message, hint, ...word }];
}

function referenceProblems(reference: string, path: SchemaPath, root: unknown): SchemaProblem[] {
  if (!/^#(?:\/|$)/.test(reference)) return [];
  const names = reference.split('/').slice(1).map(unescaped);
  let at: unknown = root;
  for (const name of names) {
    const next: unknown =
      typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined;
    if (next === undefined) {
      const message = `the schema has nothing at "${reference}"`;
      const known = isObject(at) ? Object.keys(at) : [];
      return [{ kind: 'invalid', path, at: 'value', message, word: { written: name, known } }];
    }
    at = next;
  }
  return [];
}

/** The name that a part of a JSON pointer encodes. */
function unescaped(part: string): string {
  const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(name);
  } catch {
    // A percent sign that encodes nothing is literal.
    return name;
  }
}

/** JSON Schema takes its patterns from ECMAScript, where clients run them; our servers run them as RE2. */
async function patternProblems(pattern: string, path: SchemaPath, at: 'key' | 'value'): Promise<SchemaProblem[]> {
  try {
    void new RegExp(pattern, 'u');
  } catch (error) {
    const said = error instanceof Error ? error.message.replace(/^.*\/u?: /s, '') : '';
    return [
      { kind: 'invalid', path, at, message: `no regular expression: ${said.charAt(0).toLowerCase()}${said.slice(1)}` },
    ];
  }
  const problem = await checkRegularExpression(forRe2(pattern));
  if (problem === undefined) return [];
  const { message, hint, start, end } = problem;
  const range = at === 'value' && end <= pattern.length ? { range: { text: pattern, start, end } } : {};
  return [{ kind: 'pattern', path, at, message, ...(hint === undefined ? {} : { hint }), ...range }];
}

/** Keywords through which an object has more properties than it lists. */
const opening = ['$ref', '$dynamicRef', 'allOf', 'anyOf', 'oneOf', 'if', 'patternProperties', 'dependentSchemas'];

/** A name that is required and not described is most often a typing mistake, or what is left of a property. */
function unlistedRequired({ value, path }: Subschema): SchemaProblem[] {
  if (!isObject(value) || opening.some((keyword) => Object.hasOwn(value, keyword))) return [];
  const { required, properties } = value;
  if (!isList(required) || !isObject(properties)) return [];
  return required.flatMap((name, index): SchemaProblem[] => {
    if (typeof name !== 'string' || Object.hasOwn(properties, name)) return [];
    const known = Object.keys(properties);
    const message = `"${name}" is required, but the properties do not describe it`;
    const hint = `describe ${name} in properties, or remove it here`;
    const at = [...path, 'required', index];
    return [{ kind: 'unlisted-required', path: at, at: 'value', message, hint, word: { written: name, known } }];
  });
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : JSON.stringify(value);
}
