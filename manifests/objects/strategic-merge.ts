/** Any JSON map. */
type JsonMap = Readonly<Record<string, unknown>>;

/** What tells the items of a list apart. */
export interface MergeKey {
  readonly field: string;
  /** A second field that parts items with one value of the first, and its value where it is absent. */
  readonly second?: { readonly field: string; readonly default: string };
}

const byName: MergeKey = { field: 'name' };

/**
 * Lists of the pod template that merge by a key of their items, as the Kubernetes API declares them
 * (`x-kubernetes-patch-merge-key`; with a second field where `x-kubernetes-list-map-keys` has one, so that a port can be open
 * for TCP and UDP). Every other list is replaced as a whole.
 */
export const mergeKeys: ReadonlyMap<string, MergeKey> = new Map([
  ['containers', byName],
  ['initContainers', byName],
  ['ephemeralContainers', byName],
  ['volumes', byName],
  ['imagePullSecrets', byName],
  ['resourceClaims', byName],
  ['schedulingGates', byName],
  ['env', byName],
  ['ports', { field: 'containerPort', second: { field: 'protocol', default: 'TCP' } }],
  ['volumeMounts', { field: 'mountPath' }],
  ['volumeDevices', { field: 'devicePath' }],
  ['hostAliases', { field: 'ip' }],
  ['topologySpreadConstraints', { field: 'topologyKey', second: { field: 'whenUnsatisfiable', default: '' } }],
]);

/** Whether two items of a list are the same one, so that the later changes the earlier. */
export function isSameItem({ field, second }: MergeKey, a: JsonMap, b: JsonMap): boolean {
  if (a[field] !== b[field]) return false;
  return second === undefined || (a[second.field] ?? second.default) === (b[second.field] ?? second.default);
}

/** Maps that may have only one member: the patch replaces what it does not repeat. */
const exclusiveItems: ReadonlySet<string> = new Set(['env', 'volumes']);

/**
 * Keys under which templates and serializers leave null where they have nothing to say: like the API server of a resource with a
 * pod template inside, null is read as absent there. What has merge keys is one of them. `$patch` removes.
 */
const emptyWhenNull: ReadonlySet<string> = new Set([
  ...mergeKeys.keys(),
  'metadata',
  'spec',
  'labels',
  'annotations',
  'securityContext',
  'resources',
]);

/** The handlers of a probe, of which Kubernetes takes one; and where a probe is set. */
const probeHandlers: readonly string[] = ['exec', 'grpc', 'httpGet', 'tcpSocket'];
const probes: ReadonlySet<string> = new Set(['startupProbe', 'livenessProbe', 'readinessProbe']);

/**
 * Lays a partial object over a generated one by the rules of a Kubernetes strategic merge patch: maps merge, lists with a
 * merge key merge item by item, other lists and scalars are replaced, null removes (except under the keys of `emptyWhenNull`),
 * `$patch: replace|delete` is honored; and the handler of a probe replaces one of another kind.
 * Neither argument is changed.
 */
export function strategicMerge(base: JsonMap, patch: JsonMap): JsonMap {
  if (patch['$patch'] === 'replace') return withoutDirective(patch);
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    if (key === '$patch' || (value === null && emptyWhenNull.has(key))) continue;
    if (value === null || (isMap(value) && value['$patch'] === 'delete')) delete result[key];
    else setOwn(result, key, mergedValue(key, ownValue(base, key), value));
  }
  return result;
}

/** A label may be called __proto__, or a key constructor: neither says anything about the prototype. */
function ownValue(map: JsonMap, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

function setOwn(map: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(map, key, { value, enumerable: true, configurable: true, writable: true });
}

function mergedValue(key: string, base: unknown, patch: unknown): unknown {
  const mergeKey = mergeKeys.get(key);
  if (Array.isArray(patch)) {
    const items: readonly unknown[] = patch;
    if (mergeKey === undefined || !items.every(isMap)) return items;
    return mergedList(key, mergeKey, Array.isArray(base) ? base.filter(isMap) : [], items);
  }
  if (!isMap(patch)) return patch;
  const under = isMap(base) ? base : {};
  return strategicMerge(probes.has(key) ? withoutOtherHandlers(under, patch) : under, patch);
}

/** A written handler takes the place of the generated one: a probe with two is refused. What else the probe says stays. */
function withoutOtherHandlers(probe: JsonMap, patch: JsonMap): JsonMap {
  const isWritten = (name: string): boolean => isMap(patch[name]) && patch[name]['$patch'] !== 'delete';
  if (!probeHandlers.some(isWritten)) return probe;
  return Object.fromEntries(Object.entries(probe).filter(([name]) => !probeHandlers.includes(name) || isWritten(name)));
}

function mergedList(list: string, mergeKey: MergeKey, base: readonly JsonMap[], patch: readonly JsonMap[]): JsonMap[] {
  if (patch.some((item) => item['$patch'] === 'replace' && item[mergeKey.field] === undefined)) {
    return patch.filter((item) => item[mergeKey.field] !== undefined);
  }
  const merged = [...base];
  for (const item of patch) {
    const index = merged.findIndex((candidate) => isSameItem(mergeKey, candidate, item));
    const existing = merged[index];
    if (item['$patch'] === 'delete') {
      if (existing !== undefined) merged.splice(index, 1);
    } else if (existing === undefined) {
      merged.push(withoutDirective(item));
    } else {
      merged[index] = exclusiveItems.has(list) ? strategicMerge({}, item) : strategicMerge(existing, item);
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
