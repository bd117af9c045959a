import { isMap, type JsonMap } from '../support/plain-walk.ts';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const words = ['', 'x', 'none', 'true', '0', '10m', '-1s', 'https://example.com', 'A B', 'a'.repeat(300)];
const values: readonly unknown[] = [
  ...words,
  0,
  -1,
  1,
  1.5,
  70_000,
  3_000_000_000,
  true,
  false,
  [],
  {},
  ['x'],
  { x: 'y' },
];

/** A copy of a resource with one change somewhere in its spec: a field less, a value of another sort, a key that is unknown, or one item more. */
export function mutated(resource: JsonMap, random: () => number): JsonMap {
  const copy: JsonMap = structuredClone(resource);
  const places = placesIn(copy['spec']);
  const { holder, key } = pick(places, random) ?? { holder: copy, key: 'spec' };
  const choice = random();
  if (choice < 0.35) remove(holder, key);
  else if (choice < 0.85) Reflect.set(holder, key, pick(values, random));
  else if (choice < 0.93)
    Reflect.set(holder, Array.isArray(holder) ? holder.length : 'unheardOf', pick(values, random));
  else if (Array.isArray(holder)) holder.push(structuredClone(holder[0]));
  else Reflect.set(holder, key, {});
  return copy;
}

interface Place {
  readonly holder: object;
  readonly key: string | number;
}

function placesIn(value: unknown): Place[] {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.flatMap((item, key) => [{ holder: value, key }, ...placesIn(item)]);
  }
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => [{ holder: value, key }, ...placesIn(child)]);
}

function remove(holder: object, key: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}
