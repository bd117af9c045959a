/** Any JSON map. */
type JsonMap = Readonly<Record<string, unknown>>;

/**
 * Lists of the pod template that merge by a key of their items, as the Kubernetes API declares them
 * (`x-kubernetes-patch-merge-key`). Every other list is replaced as a whole.
 */
export const mergeKeys: Readonly<Record<string, string>> = {
  containers: 'name',
  initContainers: 'name',
  ephemeralContainers: 'name',
  volumes: 'name',
  imagePullSecrets: 'name',
  resourceClaims: 'name',
  schedulingGates: 'name',
  env: 'name',
  ports: 'containerPort',
  volumeMounts: 'mountPath',
  volumeDevices: 'devicePath',
  hostAliases: 'ip',
  topologySpreadConstraints: 'topologyKey',
};

/** Maps of which only one member may stand: the patch replaces what it does not repeat. */
const exclusiveItems: ReadonlySet<string> = new Set(['volumes']);

/**
 * Lays a partial object over a generated one by the rules of a Kubernetes strategic merge patch: maps merge, lists with a
 * merge key merge item by item, other lists and scalars are replaced, null removes, `$patch: replace|delete` is honored.
 * Neither argument is changed.
 */
export function strategicMerge(base: JsonMap, patch: JsonMap): JsonMap {
  if (patch['$patch'] === 'replace') return withoutDirective(patch);
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    if (key === '$patch') continue;
    if (value === null) {
      delete result[key];
      continue;
    }
    result[key] = mergedValue(key, result[key], value);
  }
  return result;
}

function mergedValue(key: string, base: unknown, patch: unknown): unknown {
  const mergeKey = mergeKeys[key];
  if (Array.isArray(patch)) {
    const items: readonly unknown[] = patch;
    if (mergeKey === undefined || !items.every(isMap)) return items;
    return mergedList(key, mergeKey, Array.isArray(base) ? base.filter(isMap) : [], items);
  }
  if (isMap(patch)) return strategicMerge(isMap(base) ? base : {}, patch);
  return patch;
}

function mergedList(list: string, mergeKey: string, base: readonly JsonMap[], patch: readonly JsonMap[]): JsonMap[] {
  if (patch.some((item) => item['$patch'] === 'replace' && item[mergeKey] === undefined)) {
    return patch.filter((item) => item[mergeKey] !== undefined);
  }
  const merged = [...base];
  for (const item of patch) {
    const index = merged.findIndex((candidate) => candidate[mergeKey] === item[mergeKey]);
    const existing = merged[index];
    if (item['$patch'] === 'delete') {
      if (existing !== undefined) merged.splice(index, 1);
    } else if (existing === undefined) {
      merged.push(withoutDirective(item));
    } else {
      merged[index] = exclusiveItems.has(list) ? withoutDirective(item) : strategicMerge(existing, item);
    }
  }
  return merged;
}

function withoutDirective(map: JsonMap): JsonMap {
  const { $patch: _directive, ...rest } = map;
  return rest;
}

function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
