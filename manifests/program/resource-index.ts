import type { KindName } from '../../generated/kinds.ts';
import type { AnyResource, Resource } from './resource.ts';

/** Our resources by kind, namespace and name: what `identityOf` tells apart, without a word that is made for every question. */
export class ResourceIndex {
  private readonly byKind = new Map<KindName, Map<string | undefined, Map<string, AnyResource>>>();

  constructor(resources: readonly AnyResource[]) {
    for (const resource of resources) {
      const { kind, namespace, name } = resource;
      let byNamespace = this.byKind.get(kind);
      if (byNamespace === undefined) this.byKind.set(kind, (byNamespace = new Map()));
      let byName = byNamespace.get(namespace);
      if (byName === undefined) byNamespace.set(namespace, (byName = new Map()));
      byName.set(name, resource);
    }
  }

  /** The resource of a kind and name in a namespace, or without one. */
  find<K extends KindName>(kind: K, namespace: string | undefined, name: string): Resource<K> | undefined {
    const resource = this.byKind.get(kind)?.get(namespace)?.get(name);
    // What is below a kind is of that kind.
    return resource as Resource<K> | undefined;
  }
}
