// Generated from schemas/shared/value/object-name.json by npm run generate. Do not edit.

/** Name of a Kubernetes object: lower-case letters, digits, '-' and '.'. */
export type ObjectName = string;
