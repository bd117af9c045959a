import { at, isMap, listAt, textAt, type JsonMap } from './plain-walk.ts';

/** A pod template inside of an object that the compiler made. */
export interface Pod {
  readonly labels: JsonMap;
  readonly spec: JsonMap;
  readonly containers: readonly JsonMap[];
  /** Names of the volumes, those that a StatefulSet claims included. */
  readonly volumes: readonly string[];
}

/** The pod that an object describes, or undefined. */
export function podOf(object: JsonMap): Pod | undefined {
  const template = at(object, 'spec', 'template');
  const spec = at(template, 'spec');
  if (!isMap(spec)) return undefined;
  const labels = at(template, 'metadata', 'labels');
  const claims = listAt(object, 'spec', 'volumeClaimTemplates').map((claim) => textAt(claim, 'metadata', 'name'));
  return {
    labels: isMap(labels) ? labels : {},
    spec,
    containers: [...listAt(spec, 'initContainers'), ...listAt(spec, 'containers')],
    volumes: [...listAt(spec, 'volumes').map((volume) => textAt(volume, 'name')), ...claims],
  };
}

/** Containers that a lowering writes; any other one was added by a podTemplateSpec. */
export const generatedContainers: ReadonlySet<string> = new Set([
  'proxy',
  'mcp',
  'vmcp',
  'registry-api',
  'embedding',
  'copy-pgpass',
]);

const restrictedVolumes: ReadonlySet<string> = new Set([
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'persistentVolumeClaim',
  'projected',
  'secret',
]);

/** What in a pod is not allowed by the restricted pod security standard. Host paths are named by their volume. */
export function restrictedProblems({ spec, containers }: Pod): string[] {
  const problems: string[] = [];
  const demand = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  for (const key of ['hostNetwork', 'hostPID', 'hostIPC']) demand(spec[key] !== true, key);
  for (const volume of listAt(spec, 'volumes')) {
    const other = Object.keys(volume).filter((key) => key !== 'name' && !restrictedVolumes.has(key));
    demand(other.length === 0, `volume ${textAt(volume, 'name')} is ${other.join()}`);
  }
  for (const container of containers.filter(({ name }) => generatedContainers.has(String(name)))) {
    const security = (key: string): unknown =>
      at(container, 'securityContext', key) ?? at(spec, 'securityContext', key);
    const name = textAt(container, 'name');
    const dropped = at(security('capabilities'), 'drop');
    const profile = textAt(security('seccompProfile'), 'type');
    demand(at(container, 'securityContext', 'privileged') !== true, `${name} is privileged`);
    demand(security('allowPrivilegeEscalation') === false, `${name} may escalate its privileges`);
    demand(Array.isArray(dropped) && dropped.includes('ALL'), `${name} keeps capabilities`);
    demand(at(security('capabilities'), 'add') === undefined, `${name} adds capabilities`);
    demand(security('runAsNonRoot') === true && security('runAsUser') !== 0, `${name} may run as root`);
    demand(['RuntimeDefault', 'Localhost'].includes(profile), `${name} has no seccomp profile`);
    demand(security('readOnlyRootFilesystem') === true, `${name} writes to its root file system`);
    demand(
      listAt(container, 'ports').every((port) => port['hostPort'] === undefined),
      `${name} has a host port`,
    );
  }
  return problems;
}

/** Mounts without a volume, volumes without a mount, and paths that are mounted twice. */
export function mountProblems({ containers, volumes }: Pod): string[] {
  const mounts = containers.flatMap((container) => listAt(container, 'volumeMounts'));
  const names = mounts.map((mount) => textAt(mount, 'name'));
  const twice = containers.flatMap((container) => {
    const paths = listAt(container, 'volumeMounts').map((mount) => textAt(mount, 'mountPath'));
    return paths.filter((path, index) => paths.indexOf(path) !== index);
  });
  return [
    ...names.filter((name) => !volumes.includes(name)).map((name) => `no volume for the mount ${name}`),
    ...volumes.filter((name) => !names.includes(name)).map((name) => `nothing mounts the volume ${name}`),
    ...volumes.filter((name, index) => volumes.indexOf(name) !== index).map((name) => `two volumes ${name}`),
    ...twice.map((path) => `${path} is mounted twice`),
  ];
}

/** A Secret, ConfigMap or ServiceAccount that a pod needs; without a key where it needs the whole. */
export interface Need {
  readonly kind: string;
  readonly name: string;
  readonly key: string | undefined;
}

/** Everything a pod refers to by name. */
export function needsOf({ spec, containers }: Pod): Need[] {
  const account = textAt(spec, 'serviceAccountName');
  const needs: Need[] = account === '' ? [] : [{ kind: 'ServiceAccount', name: account, key: undefined }];
  const add = (kind: string, name: string, keys: readonly string[]): void => {
    needs.push(...(keys.length === 0 ? [undefined] : keys).map((key) => ({ kind, name, key })));
  };
  const keysOf = (source: unknown): string[] => listAt(source, 'items').map((item) => textAt(item, 'key'));
  for (const variable of containers.flatMap((container) => listAt(container, 'env'))) {
    for (const [kind, field] of [
      ['Secret', 'secretKeyRef'],
      ['ConfigMap', 'configMapKeyRef'],
    ] as const) {
      const reference = at(variable, 'valueFrom', field);
      if (reference !== undefined) add(kind, textAt(reference, 'name'), [textAt(reference, 'key')]);
    }
  }
  for (const volume of listAt(spec, 'volumes')) {
    if (volume['secret'] !== undefined) add('Secret', textAt(volume, 'secret', 'secretName'), keysOf(volume['secret']));
    if (volume['configMap'] !== undefined)
      add('ConfigMap', textAt(volume, 'configMap', 'name'), keysOf(volume['configMap']));
  }
  for (const secret of listAt(spec, 'imagePullSecrets')) add('Secret', textAt(secret, 'name'), []);
  return needs;
}
