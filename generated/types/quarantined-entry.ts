// Generated from schemas/api/quarantined-entry.json by npm run generate. Do not edit.

/** An entry that the last sync left out. */
export interface QuarantinedEntryReport {
  /** Its name, as far as it could be read. */
  readonly name: string;
  /** Its version, as far as it could be read. */
  readonly version?: string;
  /** What is wrong with it. */
  readonly problem: string;
}
