type Plain = Readonly<Record<string, unknown>>;

/**
 * Objects with labels added to their own metadata (not to pod templates or selectors, which are part of an identity).
 * They win over what an object says itself, as those of kustomize do: who labels a whole release wants all of it found.
 */
export function addLabels(objects: readonly Plain[], labels: Readonly<Record<string, string>>): readonly Plain[] {
  if (Object.keys(labels).length === 0) return objects;
  return objects.map((object) => {
    const metadata = mapOf(object['metadata']);
    const merged = { ...mapOf(metadata['labels']), ...labels };
    return { ...object, metadata: sorted({ ...metadata, labels: sorted(merged) }) };
  });
}

function mapOf(value: unknown): Plain {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function sorted(map: Plain): Plain {
  return Object.fromEntries(Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
