import { canonicalQuantity } from '../../runtime/language/quantity.ts';

type PlainObject = Readonly<Record<string, unknown>>;

const workloads: ReadonlySet<unknown> = new Set(['Deployment', 'StatefulSet']);
/** Fields for which the API server takes false, zero or an empty text for absent. */
const emptyIsAbsent: ReadonlySet<string> = new Set([
  'hostIPC',
  'hostNetwork',
  'hostPID',
  'initialDelaySeconds',
  'medium',
  'readOnly',
  'stdin',
  'stdinOnce',
  'subPath',
  'subPathExpr',
  'tty',
  'workingDir',
]);
/** Maps for which empty means absent; others, such as emptyDir, are there when they are empty. */
const emptyMapIsAbsent: ReadonlySet<string> = new Set(['annotations', 'labels', 'limits', 'nodeSelector', 'requests']);
/** Maps whose keys are anybody's: nothing inside of them is ours to read. */
const freeMaps: ReadonlySet<string> = new Set([
  'annotations',
  'labels',
  'matchLabels',
  'nodeSelector',
  'volumeAttributes',
]);

/**
 * A workload as the API server stores it: quantities in their canonical form, and nothing that it takes for absent. Whoever compares
 * texts, as GitOps controllers do, finds no difference then. Other objects come back as they are.
 */
export function inStoredForm(object: PlainObject): PlainObject {
  const { spec } = object;
  return workloads.has(object['kind']) && isMap(spec) ? { ...object, spec: storedMap(spec, 'spec') } : object;
}

/** A map in its stored form; itself where nothing is to be changed, which is nearly everywhere. */
function storedMap(map: PlainObject, name: string): PlainObject {
  let stored: Record<string, unknown> | undefined;
  for (const key of Object.keys(map)) {
    const value = map[key];
    if (isAbsent(key, value, name)) {
      stored ??= { ...map };
      Reflect.deleteProperty(stored, key);
      continue;
    }
    const kept = storedValue(value, key, name);
    if (kept === value) continue;
    stored ??= { ...map };
    stored[key] = kept;
  }
  return stored ?? map;
}

/** A value; `name` is that of its field, and `above` that of the field it is in. */
function storedValue(value: unknown, name: string, above: string): unknown {
  if (above === 'limits' || above === 'requests' || name === 'sizeLimit' || name === 'divisor') {
    return typeof value === 'string' || typeof value === 'number' ? canonicalQuantity(String(value)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return storedList(value, name);
  return isMap(value) && !freeMaps.has(name) ? storedMap(value, name) : value;
}

function storedList(list: readonly unknown[], name: string): readonly unknown[] {
  const stored = list.map((item) => (isMap(item) ? storedMap(item, name) : item));
  return stored.some((item, index) => item !== list[index]) ? stored : list;
}

function isAbsent(key: string, value: unknown, above: string): boolean {
  if (value === false || value === 0 || value === '')
    return emptyIsAbsent.has(key) || (key === 'value' && above === 'env');
  if (Array.isArray(value)) return value.length === 0;
  return isMap(value) && emptyMapIsAbsent.has(key) && Object.keys(value).length === 0;
}

function isMap(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
