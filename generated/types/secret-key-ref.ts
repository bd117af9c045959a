// Generated from schemas/shared/secret-key-ref.json by npm run generate. Do not edit.

/** One key of a Kubernetes Secret in the same namespace. */
export interface SecretKeyRef {
  /** Name of the Secret. */
  name: string;
  /** Key inside the Secret. */
  key: string;
}
