import { openTable } from '../diagnostics/open-table.ts';

/** Billionths in one of each unit. */
const perUnit: Readonly<Record<string, bigint>> = openTable({
  n: 1n,
  u: 10n ** 3n,
  m: 10n ** 6n,
  '': 10n ** 9n,
  k: 10n ** 12n,
  M: 10n ** 15n,
  G: 10n ** 18n,
  T: 10n ** 21n,
  P: 10n ** 24n,
  E: 10n ** 27n,
  Ki: 10n ** 9n * 2n ** 10n,
  Mi: 10n ** 9n * 2n ** 20n,
  Gi: 10n ** 9n * 2n ** 30n,
  Ti: 10n ** 9n * 2n ** 40n,
  Pi: 10n ** 9n * 2n ** 50n,
  Ei: 10n ** 9n * 2n ** 60n,
});

/**
 * Compares two Kubernetes quantities, such as 500m, 0.5, 128Mi and 1e3, exactly: negative, zero or positive as the first is less,
 * equal or more. Undefined when one of them is none.
 */
export function compareQuantities(first: string, second: string): number | undefined {
  const a = billionthsOf(first);
  const b = billionthsOf(second);
  if (a === undefined || b === undefined) return undefined;
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * A quantity as the API server writes it back: the largest unit in which the amount is a whole number, of the family that the text uses
 * (1000m is 1, 1.5Gi is 1536Mi, 0.25 is 250m). A string that is not a quantity is returned unchanged.
 */
export function canonicalQuantity(text: string): string {
  const billionths = billionthsOf(text);
  if (billionths === undefined) return text;
  const amount = billionths < 0n ? -billionths : billionths;
  const sign = billionths < 0n ? '-' : '';
  if (amount === 0n) return '0';
  // An amount that no binary unit fits is stored as a plain number, and read back as a decimal one.
  if (text.endsWith('i') && amount % (1024n * billion) === 0n)
    return sign + inLargest(amount / billion, binaryUnits, 1024n);
  const isExponent = /[eE][+-]?[0-9]/.test(text);
  return sign + inLargest(amount, isExponent ? exponents : decimalUnits, 1000n);
}

const billion = 1_000_000_000n;
const decimalUnits: readonly string[] = ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'];
const exponents: readonly string[] = ['e-9', 'e-6', 'e-3', '', 'e3', 'e6', 'e9', 'e12', 'e15', 'e18'];
const binaryUnits: readonly string[] = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];

/** A whole number of the first unit, written in the last unit that leaves it whole; each unit is `step` of the one before. */
function inLargest(amount: bigint, units: readonly string[], step: bigint): string {
  let [rest, unit] = [amount, 0];
  while (rest % step === 0n && unit < units.length - 1) {
    rest /= step;
    unit++;
  }
  return `${rest}${units[unit] ?? ''}`;
}

const mostKept = 1000;
const longestKept = 20;
/** What was read, by its text: few amounts are asked for again and again. */
const kept = new Map<string, bigint | undefined>();

/** An amount in billionths, the finest unit that Kubernetes knows; what is finer is rounded up, as the API server does. */
function billionthsOf(text: string): bigint | undefined {
  if (kept.has(text)) return kept.get(text);
  const amount = readBillionths(text);
  if (kept.size < mostKept && text.length <= longestKept) kept.set(text, amount);
  return amount;
}

function readBillionths(text: string): bigint | undefined {
  const match = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:([KMGTPE]i|[numkMGTPE])|[eE]([+-]?[0-9]{1,3}))?$/.exec(text);
  const [, sign = '', whole = '', fraction = '', suffix = '', exponent = '0'] = match ?? [];
  if (match === null || whole + fraction === '') return undefined;
  const scale = Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction) * (perUnit[suffix] ?? 1n);
  const amount = scale >= 0 ? digits * 10n ** BigInt(scale) : dividedUp(digits, 10n ** BigInt(-scale));
  return sign === '-' ? -amount : amount;
}

function dividedUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by;
}
