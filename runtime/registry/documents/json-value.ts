import { isJsonObject } from '../../identity/json-object.ts';

/** The value of JSON text; undefined where it is not JSON, or nested more deeply than the reader supports. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The members of a JSON object; none where it is another value. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isJsonObject(value) ? value : {};
}

export { isJsonObject };
