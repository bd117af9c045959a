import { isDeepStrictEqual } from 'node:util';

/** True when both are the same as JSON: keys in any order, absent and undefined members alike. */
export function isSameJson(first: object | undefined, second: object | undefined): boolean {
  return isDeepStrictEqual(asJson(first), asJson(second));
}

function asJson(value: object | undefined): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
