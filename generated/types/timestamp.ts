// Generated from schemas/shared/value/timestamp.json by npm run generate. Do not edit.

/** A moment, as RFC 3339 writes it. */
export type Timestamp = string;
