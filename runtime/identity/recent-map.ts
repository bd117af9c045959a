/** A map of bounded size that forgets what was used longest ago. */
export interface RecentMap<Value> {
  get(key: string): Value | undefined;
  /** `weight` is what the value counts for, beside being one. */
  set(key: string, value: Value, weight?: number): void;
  delete(key: string): void;
  readonly size: number;
}

/** Makes a map that holds at most `limit` entries, which together weigh at most `heaviest`. */
export function recentMap<Value>(limit: number, heaviest = Infinity): RecentMap<Value> {
  // A Map keeps the order of insertion: what is used is moved to the end.
  const entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, weight = 0) {
      remove(key);
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (entries.size <= limit && total <= heaviest) return;
        remove(oldest);
      }
    },
    delete: remove,
    get size() {
      return entries.size;
    },
  };
}
