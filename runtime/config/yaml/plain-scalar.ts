import { openTable } from '../../diagnostics/open-table.ts';

/** What is wrong with an unquoted word, or worth a warning. */
export type PlainScalarFinding =
  | { readonly problem: 'ambiguous'; readonly here: string; readonly elsewhere: string }
  | { readonly problem: 'octal'; readonly here: number; readonly elsewhere: number }
  | { readonly problem: 'imprecise-integer' }
  | { readonly problem: 'not-finite' };

type Scalar = string | number | boolean | null;

const coreOctal = /^0o[0-7]+$/;
const coreHex = /^0x[0-9a-fA-F]+$/;
const decimal = /^[-+]?[0-9]+$/;
const float = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const notFinite = /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/;
const sexagesimal = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const prefixed11 = [
  { form: /^[-+]?0[xX]([0-9a-fA-F]+)$/, base: 16 },
  { form: /^[-+]?0[oO]?([0-7]+)$/, base: 8 },
  { form: /^[-+]?0[bB]([01]+)$/, base: 2 },
];
const words11: Readonly<Record<string, boolean>> = openTable({
  y: true,
  Y: true,
  yes: true,
  Yes: true,
  YES: true,
  on: true,
  On: true,
  ON: true,
  n: false,
  N: false,
  no: false,
  No: false,
  NO: false,
  off: false,
  Off: false,
  OFF: false,
});

/**
 * Checks an unquoted scalar on one line. svc reads YAML 1.2 (core schema); a cluster reads YAML 1.1 in the dialect of go-yaml 2, and other
 * tools stricter forms of 1.1. A word that one of them reads differently is ambiguous. Numbers that a JSON number cannot represent are
 * found too. Returns undefined for a word without such problems.
 */
export function judgePlainScalar(text: string): PlainScalarFinding | undefined {
  if (notFinite.test(text)) return { problem: 'not-finite' };
  const here = readCore(text);
  if (typeof here === 'number') {
    if (!Number.isFinite(here)) return { problem: 'not-finite' };
    const isIntegerForm = decimal.test(text) || coreHex.test(text) || coreOctal.test(text);
    if (isIntegerForm && !Number.isSafeInteger(here)) return { problem: 'imprecise-integer' };
  }
  const kubernetes = readKubernetes(text);
  if (typeof here === 'number' && typeof kubernetes === 'number' && here !== kubernetes && /^0[0-7]+$/.test(text))
    return { problem: 'octal', here, elsewhere: kubernetes };
  if (kubernetes !== here) return { problem: 'ambiguous', here: describe(here), elsewhere: describe(kubernetes) };
  const strict = readStrict(text);
  return strict === undefined ? undefined : { problem: 'ambiguous', here: describe(here), elsewhere: strict };
}

/** Numbers of the core schema of YAML 1.2; the caller handles every other word. */
function readCore(text: string): Scalar {
  if (coreOctal.test(text)) return parseInt(text.slice(2), 8);
  if (coreHex.test(text)) return parseInt(text.slice(2), 16);
  if (decimal.test(text)) return parseInt(text, 10);
  return float.test(text) ? Number(text) : text;
}

/** What sigs.k8s.io/yaml makes of it: base prefixes with a sign, leading zeros as octal, underscores, more boolean words. */
function readKubernetes(text: string): Scalar {
  const word = words11[text];
  if (word !== undefined) return word;
  if (!/^[-+.0-9]/.test(text)) return text;
  const plain = text.replaceAll('_', '');
  const sign = plain.startsWith('-') ? -1 : 1;
  for (const { form, base } of prefixed11) {
    const digits = form.exec(plain)?.[1];
    if (digits !== undefined) return sign * parseInt(digits, base);
  }
  if (decimal.test(plain)) return parseInt(plain, 10);
  return float.test(plain) ? Number(plain) : text;
}

/** What YAML 1.1 to the letter makes of a word that we and a cluster read alike. */
function readStrict(text: string): string | undefined {
  if (sexagesimal.test(text)) return `the number ${sixties(text)}`;
  if (text === '=') return 'a special mark';
  if (coreOctal.test(text) || /^[-+]?0[0-9]*[89][0-9]*$/.test(text)) return 'text';
  return undefined;
}

function sixties(text: string): number {
  const negative = text.startsWith('-');
  const parts = text.replace(/^[-+]/, '').replaceAll('_', '').split(':').map(Number);
  const total = parts.reduce((sum, part) => sum * 60 + part, 0);
  return negative ? -total : total;
}

function describe(value: Scalar): string {
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? `the number ${value}` : String(value);
}
