// Generated from schemas/api/entry-status.json by npm run generate. Do not edit.

/** State of a version. */
export type EntryStatusName = 'active' | 'deprecated' | 'deleted';
