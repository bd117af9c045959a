// Generated from schemas/shared/registry/kubernetes-source.json by npm run generate. Do not edit.

/** Entries made from the resources of a cluster. */
export interface KubernetesSource {
  /**
   * Namespaces to watch.
   * Default: Every namespace, when absent or empty.
   */
  readonly namespaces?: readonly string[];
}
