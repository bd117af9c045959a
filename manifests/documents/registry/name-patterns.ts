/**
 * Whether a pattern, in which `*` matches any characters, fits a name. Of two patterns: whether the first fits every name that
 * the second fits, as far as their texts tell.
 */
export function coversPattern(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return pattern === name;
  if (!name.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return name.length - last.length >= from && name.endsWith(last);
}
