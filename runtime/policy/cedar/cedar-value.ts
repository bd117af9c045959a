import type { CedarValueJson } from '@cedar-policy/cedar-wasm/nodejs';

/** Levels of a value that policies can look into; Cedar uses its stack for each. */
const deepest = 8;
/** Members of one list or object. */
const widest = 1000;

/**
 * A value from outside as Cedar knows it: strings, booleans, whole numbers, lists and objects of those. Undefined where Cedar
 * has no such value: null, fractions, numbers beyond 2^53, what is nested too deeply or too long. Keys that begin with two
 * underscores are left out, because Cedar reads `__entity` and `__extn` as more than data.
 */
export function cedarValue(value: unknown, levels: number = deepest): CedarValueJson | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isSafeInteger(value) ? value : undefined;
    case 'object':
      return value === null || levels === 0 ? undefined : compound(value, levels - 1);
    default:
      return undefined;
  }
}

function compound(value: object, levels: number): CedarValueJson | undefined {
  if (Array.isArray(value)) {
    if (value.length > widest) return undefined;
    const items = value.map((item) => cedarValue(item, levels));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  const entries = Object.entries(value);
  if (entries.length > widest) return undefined;
  const known: [string, CedarValueJson][] = [];
  for (const [name, inner] of entries) {
    const converted = name.startsWith('__') ? undefined : cedarValue(inner, levels);
    if (converted !== undefined) known.push([name, converted]);
  }
  return Object.fromEntries(known);
}

/** The members of an object as attributes whose names begin with a prefix. Those that Cedar cannot hold become `<name>_present`. */
export function attributesOf(
  prefix: string,
  value: { readonly [name: string]: unknown } | undefined,
): Record<string, CedarValueJson> {
  const attributes: Record<string, CedarValueJson> = {};
  for (const [name, inner] of Object.entries(value ?? {}).slice(0, widest)) {
    const converted = cedarValue(inner);
    if (converted !== undefined) attributes[`${prefix}${name}`] = converted;
    else if (inner !== undefined && inner !== null) attributes[`${prefix}${name}_present`] = true;
  }
  return attributes;
}
