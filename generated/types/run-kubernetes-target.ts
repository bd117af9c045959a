// Generated from schemas/shared/run/run-kubernetes-target.json by npm run generate. Do not edit.

/** The pod of a stdio server that the proxy attaches itself to. */
export interface RunKubernetesTarget {
  /**
   * Namespace of the pod.
   * Default: The namespace the proxy runs in.
   */
  readonly namespace?: string;
  /** Labels that the pod has to carry. */
  readonly podSelector: Readonly<Record<string, string>>;
  /** Container of the pod to attach to. */
  readonly container: string;
}
