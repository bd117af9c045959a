import { formatText } from './format.ts';
import { quoted } from './go-string.ts';
import { isList, isTooDeep, isTrue, printValue, typeOf, type TemplateValue } from './print-value.ts';
import { openTable } from '../../diagnostics/open-table.ts';

/** The result of a function. */
export type FunctionResult = { readonly value: TemplateValue } | { readonly error: string };

type TemplateFunction = (...values: readonly TemplateValue[]) => FunctionResult;

/**
 * What the functions of a template do; `and` and `or`, which look at as few arguments as they can, are the evaluator's. Numbers
 * of arguments were checked when the template was parsed.
 */
export const functions: ReadonlyMap<string, TemplateFunction> = new Map<string, TemplateFunction>([
  ['not', (value) => ({ value: !isTrue(value) })],
  ['eq', (first, ...others) => anyEqual(first, others)],
  ['ne', (a, b) => map(anyEqual(a, [b]), (value) => value !== true)],
  ['lt', (a, b) => compared(a, b, (order) => order < 0)],
  ['le', (a, b) => compared(a, b, (order) => order <= 0)],
  ['gt', (a, b) => compared(a, b, (order) => order > 0)],
  ['ge', (a, b) => compared(a, b, (order) => order >= 0)],
  ['len', lengthOf],
  [
    'index',
    (base, ...keys) =>
      keys.reduce<FunctionResult>((at, key) => ('error' in at ? at : item(at.value, key)), { value: base }),
  ],
  ['slice', slice],
  ['print', (...values) => ({ value: printed(values) })],
  ['println', (...values) => ({ value: `${values.map(printValue).join(' ')}\n` })],
  [
    'printf',
    (format, ...values) =>
      typeof format === 'string' ? { value: formatText(format, values) } : wrong('printf', format),
  ],
  [
    'html',
    (...values) => ({ value: printed(values).replaceAll(/[\0"'&<>]/g, (character) => htmlEscapes[character] ?? '') }),
  ],
  ['js', (...values) => ({ value: printed(values).replaceAll(/[\\'"<>&=\0-\x1F\x7F]/g, escapedForScript) })],
  ['urlquery', (...values) => ({ value: queryEscaped(printed(values)) })],
  ['json', toJson],
  ['fromJson', fromJson],
  ['quote', (value) => ({ value: quoted(typeof value === 'string' ? value : printValue(value)) })],
]);

const htmlEscapes: Readonly<Record<string, string>> = openTable({
  '\0': '\uFFFD',
  '"': '&#34;',
  "'": '&#39;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
});

function wrong(name: string, value: TemplateValue): FunctionResult {
  return { error: `${name} does not work on ${typeOf(value)}` };
}

function map(result: FunctionResult, change: (value: TemplateValue) => TemplateValue): FunctionResult {
  return 'error' in result ? result : { value: change(result.value) };
}

function anyEqual(first: TemplateValue, others: readonly TemplateValue[]): FunctionResult {
  for (const other of others) {
    const isNothing = first === null || first === undefined || other === null || other === undefined;
    if (isNothing ? (first ?? null) === (other ?? null) : first === other && typeof first !== 'object')
      return { value: true };
    if (!isNothing && (typeof first === 'object' || typeof first !== typeof other)) {
      return { error: `${typeOf(first)} and ${typeOf(other)} cannot be compared` };
    }
  }
  return { value: false };
}

function compared(a: TemplateValue, b: TemplateValue, decide: (order: number) => boolean): FunctionResult {
  if (typeof a === 'number' && typeof b === 'number') return { value: decide(a - b) };
  // Go compares texts by their bytes.
  if (typeof a === 'string' && typeof b === 'string')
    return { value: decide(Buffer.compare(Buffer.from(a), Buffer.from(b))) };
  return { error: `${typeOf(a)} and ${typeOf(b)} have no order` };
}

function lengthOf(value: TemplateValue): FunctionResult {
  if (typeof value === 'string') return { value: Buffer.byteLength(value) };
  if (isList(value)) return { value: value.length };
  return typeof value === 'object' && value !== null ? { value: Object.keys(value).length } : wrong('len', value);
}

function item(base: TemplateValue, key: TemplateValue): FunctionResult {
  if (isList(base) || typeof base === 'string') {
    const items = isList(base) ? base : Buffer.from(base);
    if (typeof key !== 'number' || !Number.isInteger(key))
      return { error: `an item of ${typeOf(base)} is counted, not named` };
    return key >= 0 && key < items.length
      ? { value: items[key] }
      : { error: `there is no item ${key} among ${items.length}` };
  }
  if (typeof base !== 'object' || base === null) return wrong('index', base);
  if (typeof key !== 'string') return { error: `${typeOf(key)} is not a key of an object` };
  return { value: Object.hasOwn(base, key) ? base[key] : undefined };
}

function slice(base: TemplateValue, ...bounds: readonly TemplateValue[]): FunctionResult {
  if (!isList(base) && typeof base !== 'string') return wrong('slice', base);
  const items = isList(base) ? base : Buffer.from(base);
  const [from = 0, to = items.length, capacity = items.length] = bounds;
  const areInOrder =
    typeof from === 'number' &&
    typeof to === 'number' &&
    typeof capacity === 'number' &&
    from >= 0 &&
    from <= to &&
    to <= capacity &&
    capacity <= items.length;
  if (!areInOrder || ![from, to].every(Number.isInteger))
    return { error: `${printed(bounds)} are not bounds within ${items.length}` };
  if (bounds.length > 2 && typeof base === 'string') return { error: 'slice takes two bounds for a string' };
  return { value: isList(base) ? base.slice(from, to) : Buffer.from(base).subarray(from, to).toString() };
}

/** Go's fmt.Sprint: a space between two values of which neither is a string. */
function printed(values: readonly TemplateValue[]): string {
  return values.reduce<string>((text, value, index) => {
    const isApart = index > 0 && typeof value !== 'string' && typeof values[index - 1] !== 'string';
    return text + (isApart ? ' ' : '') + printValue(value);
  }, '');
}

function escapedForScript(character: string): string {
  if (character === '\\' || character === "'" || character === '"') return `\\${character}`;
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function queryEscaped(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*]/g, (character) => `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`);
}

function toJson(value: TemplateValue): FunctionResult {
  return isTooDeep(value)
    ? { error: 'json: the value is nested too deeply' }
    : { value: JSON.stringify(value ?? null) };
}

function fromJson(value: TemplateValue): FunctionResult {
  if (typeof value !== 'string') return wrong('fromJson', value);
  try {
    // JSON has no other values than those of a template.
    const parsed = JSON.parse(value) as TemplateValue;
    return isTooDeep(parsed) ? { error: 'fromJson: the value is nested too deeply' } : { value: parsed };
  } catch (error) {
    return { error: `fromJson: ${error instanceof Error ? error.message : 'no JSON'}` };
  }
}
