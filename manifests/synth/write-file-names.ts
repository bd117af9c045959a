import { createHash } from 'node:crypto';
import { groupOf } from '../program/known-kinds.ts';
import { identityOf } from '../program/resource.ts';

/** Longest part of a path that common file systems take is 255 bytes; the ending and a temporary suffix need room. */
const longestName = 200;

type Plain = Readonly<Record<string, unknown>>;

/**
 * The path of each object's file below the output folder, in the order of the objects: `<kind>-<name>.yaml`, inside a folder
 * for its namespace if it has one. Objects that would share a path (one kind name in two API groups, names that differ only in
 * characters a file name cannot hold) are distinguished by group and, if need be, by a hash of their identity. Paths never lead
 * out of the folder, whatever an object is called.
 */
export function fileNamesOf(objects: readonly Plain[]): string[] {
  const heads = objects.map(headOf);
  const plain = heads.map((head) => pathOf(head, slug(head.kind)));
  const grouped = heads.map((head, index) =>
    isRepeated(plain, index) && head.group !== ''
      ? pathOf(head, slug(`${head.kind}.${head.group}`))
      : (plain[index] ?? ''),
  );
  const commented = heads.map((head, index) =>
    isRepeated(grouped, index) ? hashed(grouped[index] ?? '', head) : (grouped[index] ?? ''),
  );
  // Objects whose names the cluster generates may have one identity as they are written.
  const times = new Map<string, number>();
  return commented.map((path) => {
    const time = (times.get(path) ?? 0) + 1;
    times.set(path, time);
    return time === 1 ? path : path.replace(/\.yaml$/, `-${time}.yaml`);
  });
}

interface Head {
  readonly group: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
}

function headOf(object: Plain): Head {
  const metadata = object['metadata'];
  const own = (name: string): string =>
    typeof metadata === 'object' && metadata !== null ? text(Reflect.get(metadata, name)) : '';
  return {
    group: groupOf(text(object['apiVersion'])),
    kind: text(object['kind']),
    namespace: own('namespace'),
    name: own('name') || own('generateName'),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function pathOf(head: Head, kind: string): string {
  const stem = `${kind}-${slug(head.name)}`;
  const file = `${stem.length > longestName ? `${stem.slice(0, longestName - 9)}-${hashOf(head)}` : stem}.yaml`;
  // A namespace is a DNS label; dots are replaced so that a strange one can neither climb up nor look like a file of svc.
  return head.namespace === '' ? file : `${slug(head.namespace).replaceAll('.', '_')}/${file}`;
}

function hashed(path: string, head: Head): string {
  return path.replace(/\.yaml$/, `-${hashOf(head)}.yaml`);
}

function hashOf({ group, kind, namespace, name }: Head): string {
  return createHash('sha256')
    .update(identityOf(kind, namespace, name, group))
    .digest('hex')
    .slice(0, 8);
}

/** Lower case, since some file systems do not tell cases apart, and only characters that every file system takes. */
function slug(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9.-]/g, '_');
}

const counts = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function isRepeated(paths: readonly string[], index: number): boolean {
  let counted = counts.get(paths);
  if (counted === undefined) {
    const fresh = new Map<string, number>();
    for (const path of paths) fresh.set(path, (fresh.get(path) ?? 0) + 1);
    counts.set(paths, fresh);
    counted = fresh;
  }
  return (counted.get(paths[index] ?? '') ?? 0) > 1;
}
