import { parseJsonObject } from '../../identity/json-object.ts';
import { changingFile } from '../../http/changing-file.ts';

/** Bytes of a bundle or of a trusted root. */
export const largestSigstoreFile = 4_194_304;

/** A JSON object, or why there is none (for a sentence). */
export type JsonReading = { readonly value: Readonly<Record<string, unknown>> } | { readonly problem: string };

/** Reads a bundle or a trusted root from a file. */
export async function readJsonFile(path: string): Promise<JsonReading> {
  const read = await changingFile(path, largestSigstoreFile).read();
  if (!read.ok) return { problem: `${path} cannot be read: ${read.reason}` };
  const value = parseJsonObject(read.text);
  return value === undefined ? { problem: `${path} does not hold a JSON object` } : { value };
}
