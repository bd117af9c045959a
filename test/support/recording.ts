import { isLeaf, placeOfKey, type SchemaPlace } from './schema-place.ts';

/** Takes the schema path of a value each time it is read. */
type OnRead = (path: string) => void;

/**
 * A stand-in for a value that tells what of it is read. Only getting a value counts: asking for the keys, or whether one
 * is there, does not. Spreading gets every value it copies, but what is inside of them only when that is read too.
 */
function recording<T extends object>(value: T, place: SchemaPlace, onRead: OnRead): T {
  const known = new Map<string, object>();
  return new Proxy(value, {
    get(target, key, receiver): unknown {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return found;
      const next = placeOfKey(place, key);
      if (next === undefined) return found;
      onRead(next.path);
      if (typeof found !== 'object' || found === null || isLeaf(next)) return found;
      const stand = known.get(key) ?? recording(found, next, onRead);
      known.set(key, stand);
      return stand;
    },
  });
}

/** A stand-in for a resource that tells what of its spec is read. */
export function recordingSpec<T extends object>(resource: T, spec: SchemaPlace, onRead: OnRead): T {
  return new Proxy(resource, {
    get(target, key, receiver): unknown {
      const found: unknown = Reflect.get(target, key, receiver);
      return key === 'spec' && typeof found === 'object' && found !== null ? recording(found, spec, onRead) : found;
    },
  });
}

/** The schema paths of everything that is set in a value. */
export function pathsIn(value: unknown, place: SchemaPlace): string[] {
  if (typeof value !== 'object' || value === null || isLeaf(place)) return [place.path];
  return [
    place.path,
    ...Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
      const next = placeOfKey(place, key);
      return next === undefined ? [] : pathsIn(child, next);
    }),
  ];
}
