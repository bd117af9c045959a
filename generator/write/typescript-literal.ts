/** Longest literal that stays on one line. */
const widest = 100;

/** A JSON value as TypeScript text: single quotes, bare keys, short lists and objects on one line. */
export function literalOf(value: unknown): string {
  const oneLine = onOneLine(value);
  if (oneLine.length <= widest) return oneLine;
  if (Array.isArray(value)) return `[\n${value.map((item) => `${literalOf(item)},`).join('\n')}\n]`;
  if (typeof value !== 'object' || value === null) return oneLine;
  return `{\n${Object.entries(value)
    .map(([key, item]) => `${keyOf(key)}: ${literalOf(item)},`)
    .join('\n')}\n}`;
}

function onOneLine(value: unknown): string {
  if (typeof value === 'string') return stringLiteral(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${onOneLine(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** The name of a property, quoted where it has to be. */
export function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : stringLiteral(key);
}

function stringLiteral(text: string): string {
  // JSON escapes what has to be escaped; only the kind of quote differs.
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/\\(.)/g, (pair, character) => (character === '"' ? '"' : pair));
  return `'${escaped.replaceAll("'", "\\'")}'`;
}
