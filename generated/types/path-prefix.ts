// Generated from schemas/shared/value/path-prefix.json by npm run generate. Do not edit.

/** A URL path that begins with a slash. */
export type PathPrefix = string;
