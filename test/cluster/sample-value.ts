import { isMap } from '../support/plain-walk.ts';
import { childOf, type SchemaNode } from './defined-schemas.ts';

const texts: readonly string[] = ['a', '2026-01-01T00:00:00Z', 'https://a.example.com', '0123456789abcdef', '1s', 'a1'];

/** A value with every field that a schema has. */
export function sampleOf(node: SchemaNode): unknown {
  const { enum: values, properties, items, additionalProperties, type, minimum, pattern } = node;
  if (Array.isArray(values)) return values[0];
  if (isMap(properties)) {
    return Object.fromEntries(Object.keys(properties).map((name) => [name, sampleOf(childOf(node, name) ?? {})]));
  }
  if (isMap(items)) return [sampleOf(items)];
  if (isMap(additionalProperties)) return { a: sampleOf(additionalProperties) };
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  const form = new RegExp(typeof pattern === 'string' ? pattern : '', 'u');
  return type === 'string' ? (texts.find((text) => form.test(text)) ?? 'a') : { any: { thing: [1] } };
}
