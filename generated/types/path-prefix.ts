// Generated from schemas/shared/path-prefix.json by npm run generate. Do not edit.

/** A URL path that begins with a slash. */
export type PathPrefix = string;
