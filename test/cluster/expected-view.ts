import { at, everyValue, isMap, listAt, textAt, type JsonMap } from '../support/plain-walk.ts';

/** What the container behind a Service has to see, by the manifests alone. */
export interface ExpectedView {
  readonly service: string;
  readonly workload: string;
  readonly serviceAccount: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Folders and files that are mounted from ConfigMaps and Secrets. */
  readonly mounts: readonly string[];
  /** Texts of the files in them, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Paths that the kubelet asks over HTTP. */
  readonly probes: readonly string[];
  readonly hasToken: boolean;
}

/** The views of all workloads that a Service leads to. `objects` are the manifests and what the cluster provides beside them. */
export function expectedViews(objects: readonly JsonMap[]): ExpectedView[] {
  const workloads = objects.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');
  return objects
    .filter(({ kind }) => kind === 'Service')
    .flatMap((service) => {
      const selector = Object.entries(Object(at(service, 'spec', 'selector')));
      const workload = workloads.find((candidate) => {
        const labels = at(candidate, 'spec', 'template', 'metadata', 'labels');
        return selector.every(([key, value]) => at(labels, key) === value);
      });
      return workload === undefined ? [] : [viewOf(service, workload, objects)];
    });
}

function viewOf(service: JsonMap, workload: JsonMap, objects: readonly JsonMap[]): ExpectedView {
  const spec = at(workload, 'spec', 'template', 'spec');
  const [container] = listAt(spec, 'containers');
  const mounted = listAt(container, 'volumeMounts').flatMap((mount) => {
    const volume = listAt(spec, 'volumes').find(({ name }) => name === mount['name']);
    const texts = volume === undefined ? undefined : textsOf(volume, objects);
    return texts === undefined ? [] : [{ mount, texts }];
  });
  return {
    service: textAt(service, 'metadata', 'name'),
    workload: textAt(workload, 'metadata', 'name'),
    serviceAccount: textAt(spec, 'serviceAccountName') || 'default',
    environment: Object.fromEntries(
      listAt(container, 'env').flatMap((variable) => {
        const value = valueOf(variable, objects);
        return value === undefined ? [] : [[textAt(variable, 'name'), value]];
      }),
    ),
    mounts: mounted.map(({ mount }) => textAt(mount, 'mountPath')),
    files: Object.fromEntries(
      mounted.flatMap(({ mount, texts }) => {
        const [path, part] = [textAt(mount, 'mountPath'), textAt(mount, 'subPath')];
        return part === ''
          ? Object.entries(texts).map(([name, text]) => [`${path}/${name}`, text])
          : [[path, texts[part] ?? '']];
      }),
    ),
    probes: everyValue(container).flatMap(({ path, value }) =>
      path.at(-1) === 'httpGet' && path.at(-2)?.endsWith('Probe') === true ? [textAt(value, 'path')] : [],
    ),
    hasToken: at(spec, 'automountServiceAccountToken') !== false,
  };
}

/** The value of a variable, with what it refers to in the same container left alone; undefined for what only the cluster knows. */
function valueOf(variable: JsonMap, objects: readonly JsonMap[]): string | undefined {
  const from = at(variable, 'valueFrom');
  if (from === undefined) {
    const text = textAt(variable, 'value');
    return text.includes('$(') ? undefined : text;
  }
  for (const [field, kind] of [
    ['secretKeyRef', 'Secret'],
    ['configMapKeyRef', 'ConfigMap'],
  ] as const) {
    const reference = at(from, field);
    if (isMap(reference)) return dataOf(kind, textAt(reference, 'name'), objects)[textAt(reference, 'key')];
  }
  return undefined;
}

/** The files of a volume by their path in it; undefined for a volume without files of the given objects. */
function textsOf(volume: JsonMap, objects: readonly JsonMap[]): Readonly<Record<string, string>> | undefined {
  const projected = listAt(volume, 'projected', 'sources');
  const sources = projected.length > 0 ? projected : [volume];
  const found = sources.flatMap((source) => {
    if (isMap(source['configMap'])) return [filesOf('ConfigMap', source['configMap'], 'name', objects)];
    if (isMap(source['secret'])) {
      return [filesOf('Secret', source['secret'], projected.length > 0 ? 'name' : 'secretName', objects)];
    }
    return [];
  });
  return found.length === 0 ? undefined : Object.assign({}, ...found);
}

function filesOf(
  kind: 'ConfigMap' | 'Secret',
  source: JsonMap,
  field: string,
  objects: readonly JsonMap[],
): Readonly<Record<string, string>> {
  const data = dataOf(kind, textAt(source, field), objects);
  const items = listAt(source, 'items');
  if (items.length === 0) return data;
  return Object.fromEntries(items.map((item) => [textAt(item, 'path'), data[textAt(item, 'key')] ?? '']));
}

function dataOf(
  kind: 'ConfigMap' | 'Secret',
  name: string,
  objects: readonly JsonMap[],
): Readonly<Record<string, string>> {
  const found = objects.find((object) => object['kind'] === kind && textAt(object, 'metadata', 'name') === name);
  if (found === undefined) throw new Error(`neither the manifests nor the cluster provide the ${kind} ${name}`);
  const encoded = kind === 'Secret' ? Object.entries(Object(found['data'])) : [];
  const decoded = encoded.map(([key, text]) => [key, Buffer.from(String(text), 'base64').toString('utf8')]);
  return { ...Object(kind === 'Secret' ? found['stringData'] : found['data']), ...Object.fromEntries(decoded) };
}
