/** Rows that one statement writes: an embedded statement holds up the process, and parameters of a statement are bounded. */
const batchSize = 250;

/** Most bytes of documents that one statement reads, where there are several. */
const largestBatch = 4 * 1024 * 1024;

/** Rows in the batches that one statement takes. */
export function* batches<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Documents that are read together: as many as their bytes allow, at least one. */
export function* batchesByBytes<Item extends { readonly bytes: number }>(items: readonly Item[]): Generator<Item[]> {
  let batch: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    if (batch.length === batchSize || (batch.length > 0 && bytes + item.bytes > largestBatch)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(item);
    bytes += item.bytes;
  }
  if (batch.length > 0) yield batch;
}
