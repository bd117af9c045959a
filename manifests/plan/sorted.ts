/**
 * A sorted copy, stable. The lists of a plan are short and there are several for each workload: inserting allocates nothing, while V8
 * allocates a kilobyte for every list that it sorts.
 */
export function sorted<T>(items: readonly T[], compare: (a: T, b: T) => number): T[] {
  if (items.length > 32) return items.toSorted(compare);
  const list = [...items];
  for (let index = 1; index < list.length; index++) {
    // Both indexes are inside the list.
    const item = list[index] as T;
    let at = index;
    for (; at > 0 && compare(list[at - 1] as T, item) > 0; at--) list[at] = list[at - 1] as T;
    list[at] = item;
  }
  return list;
}
