/**
 * The same text without spaces around it, in lowercase, or with "-" between its words, where that is all it lacks; without the
 * scheme of an address, a git address for ssh as one for https, and a percentage as a share. Which part of a name is another name nobody can tell.
 */
export function nearForm(value: string, pattern: string | undefined): string | undefined {
  if (pattern === undefined) return undefined;
  const form = new RegExp(pattern, 'u');
  const trimmed = value.trim();
  const near = [
    trimmed,
    trimmed.toLowerCase(),
    trimmed.toLowerCase().replaceAll(/[\s_]+/g, '-'),
    trimmed.replace(/^(?:https?|docker|oci):\/\//, ''),
    ...sshRepository(trimmed),
    ...(isShare(form) && /^[1-9][0-9]?%?$/.test(trimmed) ? [String(Number.parseInt(trimmed, 10) / 100)] : []),
  ];
  return near.find((text) => text !== '' && text !== value && form.test(text));
}

/** A git repository that is written for ssh: the same over https, as most servers have it, then as a URL of ssh. */
function sshRepository(value: string): readonly string[] {
  const url = value.replace(/^([\w.-]+@)([\w.-]+):(?![\d/])(\S+)$/, 'ssh://$1$2/$3');
  return [url.replace(/^ssh:\/\/(?:[\w.-]+@)?([\w.-]+)(?::22)?\/(\S+)$/, 'https://$1/$2'), url];
}

/** Whether a form is that of a number from 0 to 1. */
function isShare(form: RegExp): boolean {
  return ['0', '0.5', '1'].every((text) => form.test(text)) && !form.test('2') && !form.test('a');
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
