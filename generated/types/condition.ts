// Generated from schemas/shared/metadata/condition.json by npm run generate. Do not edit.

/** One aspect of the state of a resource, in the standard shape of Kubernetes conditions. */
export interface Condition {
  /** The aspect, for example Ready. */
  readonly type: string;
  /** Whether the aspect holds. */
  readonly status: 'True' | 'False' | 'Unknown';
  /**
   * The metadata.generation that this condition was computed from.
   * At least 0.
   */
  readonly observedGeneration?: number;
  /** When the status last changed, in RFC 3339. Absent in a status that was worked out from files. */
  readonly lastTransitionTime?: string;
  /** A machine-readable word for the last change. */
  readonly reason: string;
  /** A sentence for people. */
  readonly message: string;
}
