import { headOf, type LoweredObject } from '../lower/lowered-object.ts';

/** Kinds that others need first, as kubectl and Helm apply them; the rest follows in alphabetical order. */
const first: readonly string[] = [
  'Namespace',
  'CustomResourceDefinition',
  'ServiceAccount',
  'Secret',
  'ConfigMap',
  'PersistentVolumeClaim',
  'Role',
  'RoleBinding',
  'NetworkPolicy',
  'Service',
  'Deployment',
  'StatefulSet',
];

/** Objects in the order in which they are printed: by namespace, kind, name and API group, whatever the order of the input. */
export function inOrder(objects: readonly LoweredObject[]): LoweredObject[] {
  const keyed = objects.map((object) => {
    const { group, kind, namespace, name } = headOf(object);
    const rank = first.indexOf(kind);
    return { object, namespace: namespace ?? '', rank: rank === -1 ? first.length : rank, kind, name, group };
  });
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return keyed
    .toSorted(
      (a, b) =>
        compare(a.namespace, b.namespace) ||
        a.rank - b.rank ||
        compare(a.kind, b.kind) ||
        compare(a.name, b.name) ||
        compare(a.group, b.group),
    )
    .map(({ object }) => object);
}
