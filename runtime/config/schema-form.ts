/** The same text without spaces around it, in lowercase, or with "-" between its words, where that is all it lacks. */
export function nearForm(value: string, pattern: string | undefined): string | undefined {
  if (pattern === undefined) return undefined;
  const form = new RegExp(pattern, 'u');
  const trimmed = value.trim();
  const near = [trimmed, trimmed.toLowerCase(), trimmed.toLowerCase().replaceAll(/[\s_]+/g, '-')];
  return near.find((text) => text !== '' && text !== value && form.test(text));
}

/** Whether a value of the right type is within the closed list, the form and the bounds of a schema. */
export function allows(schema: Readonly<Record<string, unknown>>, value: string | number | boolean): boolean {
  const { enum: allowed, const: only, pattern, minimum, maximum } = schema;
  if (Array.isArray(allowed) && !allowed.includes(value)) return false;
  if (only !== undefined && only !== value) return false;
  if (typeof value === 'string') return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
  const isLow = typeof minimum === 'number' && Number(value) < minimum;
  return !isLow && !(typeof maximum === 'number' && Number(value) > maximum);
}
