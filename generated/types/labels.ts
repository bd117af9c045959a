// Generated from schemas/shared/metadata/labels.json by npm run generate. Do not edit.

/** Labels of a Kubernetes object. */
export type Labels = Readonly<Record<string, string>>;
