import { isMap, type JsonMap } from '../support/plain-walk.ts';

/**
 * The patch that a GitOps controller would send: what the desired object says differently than the live one, and, as null, what the
 * last applied object said and the desired one no longer does. Undefined when there is nothing to send, which is what it shows as
 * synced. What is live only, because the server or somebody else added it, stays. Lists are compared item by item in their order; a
 * list that differs is sent whole (JSON merge patch, RFC 7396). Nothing is normalized: "1000m" is not "1", and an empty map is not
 * an absent one.
 */
export function threeWayMerge(lastApplied: unknown, desired: unknown, live: unknown): unknown {
  if (isMap(desired) && isMap(live)) return mapPatch(isMap(lastApplied) ? lastApplied : {}, desired, live);
  return isHeld(desired, live) ? undefined : desired;
}

function mapPatch(lastApplied: JsonMap, desired: JsonMap, live: JsonMap): JsonMap | undefined {
  const removed = Object.keys(lastApplied).filter((key) => !Object.hasOwn(desired, key) && Object.hasOwn(live, key));
  const entries = [
    ...removed.map((key): [string, unknown] => [key, null]),
    ...Object.entries(desired).flatMap(([key, value]): [string, unknown][] => {
      if (!Object.hasOwn(live, key)) return [[key, value]];
      const patch = threeWayMerge(lastApplied[key], value, live[key]);
      return patch === undefined ? [] : [[key, patch]];
    }),
  ];
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Whether a live value holds all that is desired; keys that were added inside the items of a list do not count. */
function isHeld(desired: unknown, live: unknown): boolean {
  if (Array.isArray(desired)) {
    return (
      Array.isArray(live) && desired.length === live.length && desired.every((item, index) => isHeld(item, live[index]))
    );
  }
  if (!isMap(desired)) return desired === live;
  return (
    isMap(live) && Object.entries(desired).every(([key, value]) => Object.hasOwn(live, key) && isHeld(value, live[key]))
  );
}
