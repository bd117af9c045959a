/** A vector of length 1, so that the product of two is their cosine. Undefined where there is no direction. */
export function unitVector(numbers: readonly number[]): Float32Array | undefined {
  const length = Math.hypot(...numbers);
  if (!Number.isFinite(length) || length === 0) return undefined;
  return Float32Array.from(numbers, (number) => number / length);
}

/** Distance in meaning of two unit vectors: 0 identical, 1 nothing in common, 2 opposite. 2 where they are of different models. */
export function distanceOf(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 2;
  let product = 0;
  for (let index = 0; index < a.length; index++) product += (a[index] ?? 0) * (b[index] ?? 0);
  return 1 - product;
}
