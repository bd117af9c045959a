import { invalidJson } from '../http-errors.ts';
import { jsonStructureProblem } from './json-structure.ts';
import type { WireError } from '../wire-error.ts';

/** A body that is JSON: its value, and the text itself for those who keep it as it was sent. */
export interface JsonBody {
  readonly value: unknown;
  readonly text: string;
}

/** Most levels of objects and lists inside each other: deeper ones only serve to exhaust whoever walks them. */
export const deepestJson = 64;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * Reads a body as JSON (RFC 8259): UTF-8, a single value, no key twice (RFC 7493, 2.3: readers would disagree about it),
 * no `__proto__`, at most 64 levels.
 */
export function parseJsonBody(bytes: Buffer): JsonBody | WireError {
  if (bytes.length === 0) return invalidJson({ problem: 'is empty' });
  try {
    const text = utf8.decode(bytes);
    const value: unknown = JSON.parse(text);
    const problem = jsonStructureProblem(text, deepestJson);
    return problem === undefined ? { value, text } : invalidJson({ problem });
  } catch (error) {
    if (error instanceof SyntaxError) return invalidJson({ problem: 'is not JSON' });
    // The decoder's word for bytes that are not UTF-8.
    if (error instanceof TypeError) return invalidJson({ problem: 'is not UTF-8' });
    throw error;
  }
}
