import { typeNameOf } from './type-names.ts';
import { laterHint } from './variable-values.ts';
import { openTable } from '../../diagnostics/open-table.ts';

/** A value of another type than the schema asks for. */
export interface TypeMismatch {
  /** Types that would do, in the words of `typeNameOf`. */
  readonly expected: readonly string[];
  readonly value: unknown;
  /** The value as written in the source. */
  readonly written: string | undefined;
  readonly language: string | undefined;
  /** Keys that a map has here. */
  readonly keys: readonly string[];
  /** Whether the value is an item of a list. */
  readonly isItem?: boolean;
  /** The closed list of texts, where there is one. */
  readonly allowed: readonly string[];
  /** Whether a value of the right type would do otherwise (its form, its bounds, the closed list). */
  readonly accepts: (value: string | number | boolean) => boolean;
  /** What could be removed without another mistake: nothing where the value is required. */
  readonly removable: 'key' | 'item' | undefined;
}

const booleanWords: Readonly<Record<string, boolean>> = openTable({
  true: true,
  yes: true,
  on: true,
  y: true,
  false: false,
  no: false,
  off: false,
  n: false,
});

/** What to write instead of a value of the wrong type, where that is clear; never something that would be wrong again. */
export function typeHint(mismatch: TypeMismatch): string | undefined {
  const { expected, value, removable } = mismatch;
  const later = laterHint(value);
  if (later !== undefined) return later;
  const found = typeNameOf(value);
  if (found === 'null')
    return removable === undefined ? 'give it a value' : `give it a value or remove the ${removable}`;
  if (mismatch.language === 'duration' && typeof value === 'number' && value > 0 && mismatch.accepts(`${value}s`))
    return `give it a unit, for example ${value}s`;
  if (expected.includes('string')) return textHint(mismatch, found);
  if (typeof value === 'string') {
    const literal = literalOf(value, expected);
    if (
      literal !== undefined &&
      mismatch.accepts(literal === 'true' || literal === 'false' ? literal === 'true' : Number(literal))
    )
      return literal === value ? `remove the quotes: ${literal}` : `write ${literal}`;
  }
  if (expected.includes('boolean') && (value === 0 || value === 1)) return `write ${value === 1}`;
  if (expected.includes('list')) return 'write a list: one "- item" per line';
  return expected.includes('map') ? mapHint(mismatch) : undefined;
}

function textHint(mismatch: TypeMismatch, found: string): string | undefined {
  const { value, written = '', accepts } = mismatch;
  if (typeof value === 'number' || typeof value === 'boolean') {
    // As it is written: 1.10 is not the text "1.1".
    const text = /^[\w.+-]+$/.test(written) ? written : String(value);
    // So many can be neither processors nor bytes.
    if (mismatch.language === 'quantity' && Number.isInteger(value) && Number(value) > 256 && accepts(`${text}Mi`))
      return `quote it with its unit: "${text}m" of processors (thousandths), or "${text}Mi" of memory`;
    if (accepts(text)) return `quote it: "${text}"`;
    // Versions of formats are v1 and the like; most strings would match, and are not helpful.
    if (typeof value === 'number' && accepts(`v${text}`)) return `write v${text}`;
  }
  const only = soleText(value);
  if (only !== undefined && accepts(only) && mismatch.language === undefined)
    return `if it is the name of something, write it alone: ${only}`;
  if (found === 'map' && mismatch.language?.endsWith('-config') === true && !written.startsWith('{'))
    return 'it is a string: write "|" after the colon above';
  if (found === 'map' && written.startsWith('{')) return 'if it is text, quote the whole of it';
  if (mismatch.allowed.length > 0) return `write ${mismatch.allowed.map((word) => `"${word}"`).join(' or ')}`;
  return found === 'list' && Array.isArray(value) && value.length === 1
    ? 'write the text alone, without a list'
    : undefined;
}

/** The text in a map with a name and nothing else, as references have it elsewhere. */
function soleText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'name') return undefined;
  const name: unknown = Reflect.get(value, 'name');
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The boolean or number that a string was meant to be, as YAML writes it. */
function literalOf(text: string, expected: readonly string[]): string | undefined {
  const word = text.toLowerCase();
  if (expected.includes('boolean') && Object.hasOwn(booleanWords, word)) return String(booleanWords[word]);
  const digits = text.replaceAll('_', '');
  const isNumber = expected.includes('number') && /^-?[0-9]+(\.[0-9]+)?$/.test(digits);
  const isInteger = (isNumber || expected.includes('integer')) && /^-?[0-9]+$/.test(digits);
  if (!isNumber && !isInteger) return undefined;
  // A leading zero means eight to some readers and nothing to others.
  if (/^-?0[0-9]/.test(digits)) return undefined;
  return isInteger && !Number.isSafeInteger(Number(digits)) ? undefined : digits;
}

function mapHint({ value, keys, isItem = false }: TypeMismatch): string | undefined {
  const key = typeof value === 'string' ? /^([A-Za-z][\w.-]*):([^\s/].*)$/.exec(value) : null;
  if (key !== null) return `a space is missing after the colon: write "${key[1] ?? ''}: ${key[2] ?? ''}"`;
  const [only] = keys;
  if (isItem && only !== undefined && keys.length === 1 && typeof value === 'string' && /^[\w.-]+$/.test(value))
    return `write "- ${only}: ${value}"`;
  if (isItem && keys.length === 0 && typeof value === 'string' && /^[\w.-]+$/.test(value))
    return `write what it is a value of before it: "- <name>: ${value}"`;
  if (Array.isArray(value) && value.length === 1) return 'write the map alone, without a list';
  return keys.length === 0 || keys.length > 12 ? undefined : `write its keys below it, indented: ${keys.join(', ')}`;
}
