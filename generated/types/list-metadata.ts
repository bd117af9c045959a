// Generated from schemas/api/list-metadata.json by npm run generate. Do not edit.

/** Position in a list. */
export interface ListMetadata {
  /** Cursor of the next page. Absent on the last one. */
  readonly nextCursor?: string;
  /**
   * Number of items of this page.
   * At least 0.
   */
  readonly count: number;
}
