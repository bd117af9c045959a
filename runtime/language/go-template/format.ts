import { quoted } from './go-string.ts';
import { printValue, type TemplateValue } from './print-value.ts';

const verbPattern = /%([-+# 0]*)(\d*)(?:\.(\d*))?(.|$)/gsu;
/** The widest a verb may be: a short template must not make a long text. */
const maximumWidth = 1000;

/** Go's fmt.Sprintf for the verbs %v %s %d %q %t %f %g %e %x %X %c %%; what does not fit is printed as Go prints it (`%!d(string=a)`). */
export function formatText(format: string, values: readonly TemplateValue[]): string {
  let next = 0;
  const text = format.replaceAll(
    verbPattern,
    (_, flags: string, width: string, precision: string | undefined, verb: string) => {
      if (verb === '%') return '%';
      if (verb === '') return '%!(NOVERB)';
      if (next >= values.length) return `%!${verb}(MISSING)`;
      const value = values[next++];
      const digits = precision === undefined ? undefined : Math.min(Number(precision), 100);
      const written = formatOne(verb, value, flags, digits) ?? `%!${verb}(${goType(value)}=${printValue(value)})`;
      return padded(written, flags, Math.min(Number(width), maximumWidth));
    },
  );
  const extra = values.slice(next).map((value) => `${goType(value)}=${printValue(value)}`);
  return extra.length === 0 ? text : `${text}%!(EXTRA ${extra.join(', ')})`;
}

function formatOne(verb: string, value: TemplateValue, flags: string, digits: number | undefined): string | undefined {
  const signed = (text: string): string => (flags.includes('+') && !text.startsWith('-') ? `+${text}` : text);
  if (verb === 'v') return typeof value === 'number' ? signed(printValue(value)) : printValue(value);
  if (verb === 's' && typeof value !== 'number' && typeof value !== 'boolean') {
    const text = value === null || value === undefined ? '%!s(<nil>)' : printValue(value);
    return digits === undefined ? text : Array.from(text).slice(0, digits).join('');
  }
  if (verb === 'q' && typeof value === 'string') return quoted(value);
  if (verb === 't' && typeof value === 'boolean') return String(value);
  if ((verb === 'x' || verb === 'X') && (typeof value === 'string' || Number.isSafeInteger(value))) {
    const hex =
      typeof value === 'string'
        ? Array.from(new TextEncoder().encode(value), (byte) => byte.toString(16).padStart(2, '0')).join('')
        : Number(value).toString(16);
    return verb === 'X' ? hex.toUpperCase() : hex;
  }
  if (typeof value !== 'number') return undefined;
  switch (verb) {
    case 'd':
      return Number.isInteger(value) ? signed(printValue(value)) : undefined;
    case 'f':
      return signed(value.toFixed(digits ?? 6));
    case 'e':
      return signed(value.toExponential(digits ?? 6).replace(/e([-+])(\d)$/, 'e$10$2'));
    case 'g':
      return signed(digits === undefined ? String(value) : String(Number(value.toPrecision(Math.max(1, digits)))));
    case 'c':
      return Number.isInteger(value) && value >= 0 && value <= 0x10ffff ? String.fromCodePoint(value) : undefined;
    default:
      return undefined;
  }
}

function padded(text: string, flags: string, width: number): string {
  if (flags.includes('-')) return text.padEnd(width);
  if (!flags.includes('0') || !/^[-+]?[\d.]+/.test(text)) return text.padStart(width);
  const sign = /^[-+]/.exec(text)?.[0] ?? '';
  return sign + text.slice(sign.length).padStart(width - sign.length, '0');
}

function goType(value: TemplateValue): string {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'number':
      return Number.isInteger(value) ? 'int' : 'float64';
    case 'boolean':
      return 'bool';
    default:
      return value === null || value === undefined
        ? 'nil'
        : Array.isArray(value)
          ? '[]interface {}'
          : 'map[string]interface {}';
  }
}
