import { looksLikeFile } from './file-names.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isBelow, mapOf, mapsOf, templateContainers } from './registry-files.ts';
import type { ForeignObject, Resource } from '../../program/resource.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';
import { containerNames } from '../../objects/layout.ts';

/** What is at a path of a registry's container, as far as the input tells. */
export type MountedFile =
  | { readonly state: 'found'; readonly object: ForeignObject; readonly key: string }
  | { readonly state: 'missing'; readonly object: ForeignObject; readonly files: readonly string[] };

type Fields = Readonly<Record<string, unknown>>;

/**
 * Follows a path of a registry's container through its mount and volume to the key of a ConfigMap or Secret of the input (spec 3,
 * MCPRegistry volumes). Undefined where the input does not tell: the object is elsewhere, or the volume is of another kind.
 */
export function mountedFileOf(
  program: LinkedProgram,
  registry: Resource<'MCPRegistry'>,
  file: string,
): MountedFile | undefined {
  // Spelled in a way that no mount is compared with.
  if (/\/\.{0,2}(?:\/|$)/.test(file)) return undefined;
  const mount = mountOf(registry, file);
  const object = mount === undefined ? undefined : objectOf(program, registry, mount.volume);
  if (mount === undefined || object === undefined || Object.hasOwn(object.object, 'sops')) return undefined;
  const keys = ['data', 'stringData', 'binaryData'].flatMap((field) => Object.keys(mapOf(object.object[field])));
  // Names that are filled in on the way to the cluster.
  if (keys.some((key) => /[<>{}$[\]]/.test(key))) return undefined;
  const files = filesOf(mount.volume, keys);
  if (files === undefined) return undefined;
  const wanted = [mount.subPath, file.slice(mount.folder.length + 1)].filter((part) => part !== '').join('/');
  // A mount at the path of the file itself makes a folder of it, which is reported at the mount.
  if (wanted === '' && looksLikeFile(file)) return undefined;
  const key = files.find(({ path }) => path === wanted)?.key;
  // A key that a volume asks for and that is not there is reported where it is asked for.
  if (key !== undefined) return keys.includes(key) ? { state: 'found', object, key } : undefined;
  return { state: 'missing', object, files: files.flatMap(({ path }) => seenAs(path, mount)) };
}

interface Mount {
  readonly folder: string;
  readonly subPath: string;
  readonly volume: Fields;
}

/** The mount that a path lies below: the longest one. */
function mountOf(registry: Resource<'MCPRegistry'>, file: string): Mount | undefined {
  const { volumeMounts = [], volumes = [], podTemplateSpec } = registry.authored.spec;
  const main = templateContainers(registry).filter(({ name }) => name === containerNames.registry);
  const mounts = [...volumeMounts, ...main.flatMap((container) => mapsOf(container['volumeMounts']))];
  const [mount] = mounts
    .filter(({ mountPath }) => typeof mountPath === 'string' && isBelow(file, mountPath))
    .toSorted((a, b) => shownValue(b['mountPath']).length - shownValue(a['mountPath']).length);
  if (mount === undefined || mount['subPathExpr'] !== undefined) return undefined;
  const known = [...volumes, ...mapsOf(mapOf(podTemplateSpec?.['spec'])['volumes'])];
  const [volume, second] = known.filter(({ name }) => name === mount['name']);
  if (volume === undefined || second !== undefined) return undefined;
  const { subPath } = mount;
  return {
    folder: shownValue(mount['mountPath']).replace(/\/+$/, ''),
    subPath: typeof subPath === 'string' ? subPath.replaceAll(/^\.?\/+|\/+$/g, '') : '',
    volume,
  };
}

function objectOf(
  program: LinkedProgram,
  registry: Resource<'MCPRegistry'>,
  volume: Fields,
): ForeignObject | undefined {
  const { name } = mapOf(volume['configMap']);
  const { secretName } = mapOf(volume['secret']);
  if (typeof name === 'string') return program.findForeign('ConfigMap', registry, name);
  return typeof secretName === 'string' ? program.findForeign('Secret', registry, secretName) : undefined;
}

/** What the volume makes of the keys: files of their names, or those that its items choose. Undefined when it cannot be read. */
function filesOf(
  volume: Fields,
  keys: readonly string[],
): readonly { readonly key: string; readonly path: string }[] | undefined {
  const { items } = mapOf(volume['configMap'] ?? volume['secret']);
  if (items === undefined || items === null || (Array.isArray(items) && items.length === 0))
    return keys.map((key) => ({ key, path: key }));
  const chosen = mapsOf(items).map(({ key, path }) => ({ key, path }));
  const readable = chosen.flatMap(({ key, path }) =>
    typeof key === 'string' && typeof path === 'string' ? [{ key, path }] : [],
  );
  return readable.length === chosen.length && chosen.length > 0 ? readable : undefined;
}

/** Where the container sees a file of the volume; nowhere, when the mount shows another part of it. */
function seenAs(path: string, { folder, subPath }: Mount): string[] {
  if (subPath === '') return [`${folder}/${path}`];
  return isBelow(path, subPath) ? [`${folder}${path.slice(subPath.length)}`] : [];
}
