/** Place of the first thing whose name is not before `name`. */
export function placeOf(things: readonly { readonly name: string }[], name: string): number {
  let low = 0;
  let high = things.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const thing = things[middle];
    if (thing !== undefined && thing.name < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The one of a name, among things sorted by name. */
export function oneNamed<T extends { readonly name: string }>(things: readonly T[], name: string): T | undefined {
  const thing = things[placeOf(things, name)];
  return thing?.name === name ? thing : undefined;
}
