import { sha256 } from '../../runtime/resources/sha256.ts';
import { apiGroup } from '../../generated/kinds.ts';

/** Annotation of a pod template that holds the hash of the configuration it mounts: a change rolls the pods. */
export const configHashAnnotation = `${apiGroup}/config-hash`;

/**
 * JSON with sorted keys and no white space: RFC 8785 for the values that occur here
 * (JavaScript prints numbers as the RFC asks; keys sort by UTF-16 code units).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}

/** SHA-256 over canonical JSON, the first 16 hexadecimal digits. */
export function configHash(value: unknown): string {
  return sha256(canonicalJson(value)).slice(0, 16);
}
