// Generated from schemas/shared/value/json-value.json by npm run generate. Do not edit.

/** Any JSON value except a bare null. */
export type JsonValue = string | number | boolean | Readonly<Record<string, unknown>> | readonly JsonValue[];
