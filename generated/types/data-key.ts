// Generated from schemas/shared/value/data-key.json by npm run generate. Do not edit.

/** Key of a Secret or ConfigMap. */
export type DataKey = string;
