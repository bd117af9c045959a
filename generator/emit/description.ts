import type { Schema } from '../model/schema.ts';

/** What a person has to know of a value that no keyword says: its meaning, a computed default, a deprecation. */
export function sentencesOf(schema: Schema): string[] {
  const sentences = [schema.description];
  const derived = schema['x-default-derived'];
  if (derived !== undefined) sentences.push(`Default: ${ended(derived)}`);
  const deprecated = deprecationOf(schema);
  if (deprecated !== undefined) sentences.push(deprecated);
  return sentences;
}

/** `Deprecated since v1, removed in v2: use x.`, or of the values that are deprecated; undefined when nothing is. */
export function deprecationOf(schema: Schema): string | undefined {
  const declared = schema['x-deprecated'];
  if (declared === undefined) return undefined;
  const subject = declared.values === undefined ? 'Deprecated' : `Deprecated value ${declared.values.join(', ')}`;
  const since = declared.since === undefined ? '' : ` since ${declared.since}`;
  const removal = declared.removal === undefined ? '' : ` (removal: ${declared.removal})`;
  return `${subject}${since}${removal}: ${ended(declared.replacement)}`;
}

function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
