/** What a template works on: JSON, and undefined for what is not there. */
export type TemplateValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly TemplateValue[]
  | { readonly [name: string]: TemplateValue };

/** How deep a value is printed; what is below is left out. */
const maximumDepth = 1000;

/** Whether lists and objects nest deeper than values are printed. */
export function isTooDeep(value: TemplateValue): boolean {
  let level: readonly TemplateValue[] = [value];
  for (let depth = 0; depth <= maximumDepth; depth++) {
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/**
 * Prints a value as Go does with `%v`: `map[a:1 b:2]` with sorted keys, `[1 2]`. One thing differs on purpose: a number is
 * printed as people write it (1000000, where Go prints 1e+06), so that a tool gets the argument that was meant.
 */
export function printValue(value: TemplateValue): string {
  return print(value, 0);
}

function print(value: TemplateValue, depth: number): string {
  if (value === null || value === undefined) return '<nil>';
  if (typeof value !== 'object') return String(value);
  if (depth > maximumDepth) return '…';
  if (isList(value)) return `[${value.map((entry) => print(entry, depth + 1)).join(' ')}]`;
  const keys = Object.keys(value).toSorted();
  return `map[${keys.map((key) => `${key}:${print(value[key], depth + 1)}`).join(' ')}]`;
}

/** Whether a value counts as true: it is there, and not false, zero or empty. */
export function isTrue(value: TemplateValue): boolean {
  if (value === null || value === undefined) return false;
  if (isList(value)) return value.length > 0;
  return typeof value === 'object' ? Object.keys(value).length > 0 : Boolean(value);
}

/** Narrows a value to a list. */
export function isList(value: TemplateValue): value is readonly TemplateValue[] {
  return Array.isArray(value);
}

/** How a value is called in a message. */
export function typeOf(value: TemplateValue): string {
  if (value === null || value === undefined) return 'nothing';
  if (isList(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'a string';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    default:
      return 'an object';
  }
}
