// Generated from schemas/shared/metadata/annotations.json by npm run generate. Do not edit.

/** Annotations of a Kubernetes object. */
export type Annotations = Readonly<Record<string, string>>;
