// Generated from schemas/shared/value/namespace-name.json by npm run generate. Do not edit.

/** Name of a namespace: lower-case letters, digits and '-'. */
export type NamespaceName = string;
