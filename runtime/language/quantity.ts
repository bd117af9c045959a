const suffixes: Readonly<Record<string, readonly [base: number, power: number]>> = {
  n: [10, -9],
  u: [10, -6],
  m: [10, -3],
  '': [10, 0],
  k: [10, 3],
  M: [10, 6],
  G: [10, 9],
  T: [10, 12],
  P: [10, 15],
  E: [10, 18],
  Ki: [2, 10],
  Mi: [2, 20],
  Gi: [2, 30],
  Ti: [2, 40],
  Pi: [2, 50],
  Ei: [2, 60],
};

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
 * (1000m is 1, 1.5Gi is 1536Mi, 0.25 is 250m). Text that is no quantity comes back as it is.
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

/** An amount in billionths, the finest unit that Kubernetes knows; what is finer is rounded up, as the API server does. */
function billionthsOf(text: string): bigint | undefined {
  const match = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:([KMGTPE]i|[numkMGTPE])|[eE]([+-]?[0-9]{1,3}))?$/.exec(text);
  const [, sign = '', whole = '', fraction = '', suffix = '', exponent] = match ?? [];
  if (match === null || whole + fraction === '') return undefined;
  const [base, power] = exponent === undefined ? (suffixes[suffix] ?? [10, 0]) : [10, Number(exponent)];
  const scale = 9 - fraction.length + (base === 10 ? power : 0);
  const digits = BigInt(whole + fraction) * (base === 2 ? 2n ** BigInt(power) : 1n);
  const amount = scale >= 0 ? digits * 10n ** BigInt(scale) : dividedUp(digits, 10n ** BigInt(-scale));
  return sign === '-' ? -amount : amount;
}

function dividedUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by;
}
