import { isList, type TemplateValue } from '../language/go-template/print-value.ts';

/** How deep a schema is followed through references and alternatives. */
const deepest = 16;

/**
 * Converts the result of a template to the type in the tool's schema. Where the schema accepts strings, or has no type, the string stays; a
 * string that cannot be converted stays too, and the tool reports the problem.
 *
 * @param text what the template yields
 * @param value the value of a template that is one expression, else undefined
 * @param schema JSON Schema of the argument
 * @param root the schema that references of `schema` start from
 */
export function coerceArgument(text: string, value: TemplateValue, schema: unknown, root: unknown): TemplateValue {
  const types = typesOf(schema, root, 0);
  if (types.size === 0 || types.has('string')) return text;
  const written = text.trim();
  if (types.has('boolean') && /^(?:true|false)$/i.test(written)) return written.toLowerCase() === 'true';
  if (types.has('integer') && /^-?\d+$/.test(written) && Number.isSafeInteger(Number(written))) return Number(written);
  if (types.has('number') && isNumber(written)) return Number(written);
  if (types.has('array') || types.has('object')) {
    const found = typeof value === 'object' && value !== null ? value : parsed(written);
    if (types.has('array') && isList(found)) return coerceItems(found, schema, root);
    if (types.has('object') && isObject(found)) return coerceProperties(found, schema, root);
  }
  return types.has('null') && written === 'null' ? null : text;
}

/** Texts inside of lists and objects are coerced as well; other values stay. */
function coerceInside(value: TemplateValue, schema: unknown, root: unknown): TemplateValue {
  if (typeof value === 'string') return coerceArgument(value, undefined, schema, root);
  if (isList(value)) return coerceItems(value, schema, root);
  return isObject(value) ? coerceProperties(value, schema, root) : value;
}

function coerceItems(list: readonly TemplateValue[], schema: unknown, root: unknown): TemplateValue {
  const items = member(resolved(schema, root), 'items');
  return items === undefined ? list : list.map((item) => coerceInside(item, items, root));
}

function coerceProperties(
  object: { readonly [name: string]: TemplateValue },
  schema: unknown,
  root: unknown,
): TemplateValue {
  const properties = member(resolved(schema, root), 'properties');
  if (properties === undefined) return object;
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, coerceInside(value, member(properties, name), root)]),
  );
}

/** The types that a schema takes, as far as it says them; none where anything goes. */
function typesOf(schema: unknown, root: unknown, depth: number): ReadonlySet<unknown> {
  if (depth > deepest) return new Set();
  const found = resolved(schema, root);
  const type = member(found, 'type');
  if (type !== undefined) return new Set(Array.isArray(type) ? type : [type]);
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => {
    const schemas = member(found, keyword);
    return Array.isArray(schemas) ? (schemas as readonly unknown[]) : [];
  });
  if (alternatives.length > 0) return new Set(alternatives.flatMap((inner) => [...typesOf(inner, root, depth + 1)]));
  const values = member(found, 'enum') ?? [member(found, 'const')];
  return new Set((Array.isArray(values) ? values : []).flatMap((value: unknown) => typeNameOf(value)));
}

function typeNameOf(value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return [typeof value];
}

/** The schema that a local reference means, or the schema itself. */
function resolved(schema: unknown, root: unknown): unknown {
  let at = schema;
  for (let depth = 0; depth < deepest; depth++) {
    const reference = member(at, '$ref');
    if (typeof reference !== 'string' || !reference.startsWith('#')) return at;
    at = reference
      .split('/')
      .slice(1)
      .reduce<unknown>((parent, name) => member(parent, name.replaceAll('~1', '/').replaceAll('~0', '~')), root);
  }
  return undefined;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function isObject(value: TemplateValue): value is { readonly [name: string]: TemplateValue } {
  return typeof value === 'object' && value !== null && !isList(value);
}

function isNumber(written: string): boolean {
  return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(written) && Number.isFinite(Number(written));
}

function parsed(text: string): TemplateValue {
  try {
    return JSON.parse(text) as TemplateValue;
  } catch {
    // A string that is not JSON stays a string.
    return undefined;
  }
}
