// Generated from schemas/shared/registry/managed-source.json by npm run generate. Do not edit.

/** Entries that people publish to this server. It has no settings. */
export type ManagedSource = Readonly<Record<string, unknown>>;
