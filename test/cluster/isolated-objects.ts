import { at, type JsonMap } from '../support/plain-walk.ts';

/** Kinds that live outside of namespaces. */
const clusterKinds: ReadonlySet<unknown> = new Set(['Namespace', 'ClusterRole', 'ClusterRoleBinding']);

/** Objects of one program, moved into namespaces that no other program uses. */
export interface IsolatedObjects {
  /** Namespaces that have to be there. */
  readonly namespaces: readonly string[];
  readonly objects: readonly JsonMap[];
}

/** Puts a prefix before every namespace of some objects (in metadata and in the subjects of role bindings). */
export function isolated(objects: readonly JsonMap[], prefix: string): IsolatedObjects {
  const namespaces = new Set<string>();
  const rename = (namespace: unknown): string => {
    const name = `${prefix}-${typeof namespace === 'string' ? namespace : 'default'}`;
    namespaces.add(name);
    return name;
  };
  const namespaced = objects.filter(({ kind }) => !clusterKinds.has(kind));
  const moved = namespaced.map((object) => {
    const subjects: unknown = object['subjects'];
    return {
      ...object,
      metadata: { ...Object(object['metadata']), namespace: rename(at(object, 'metadata', 'namespace')) },
      ...(Array.isArray(subjects)
        ? { subjects: subjects.map((subject) => ({ ...subject, namespace: rename(at(subject, 'namespace')) })) }
        : {}),
    };
  });
  return { namespaces: [...namespaces], objects: moved };
}

/** A `List` as kubectl reads it. */
export function listText(objects: readonly JsonMap[]): string {
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects });
}

/** The namespaces as objects. */
export function namespaceObjects(names: readonly string[]): JsonMap[] {
  return names.map((name) => ({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } }));
}
