import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';

/** A part of a pod that Kubernetes refuses. */
export interface RefusedPart {
  /** Where it is, below the `spec` of the pod. */
  readonly path: DocumentPath;
  readonly problem: string;
  readonly cure: string;
}
