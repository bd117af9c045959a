// Generated from schemas/shared/registry/entry-limits.json by npm run generate. Do not edit.

/** How much a source may hold. Everything is served from memory, so its size follows from what people publish and sources send. */
export interface EntryLimits {
  /**
   * Most names in a source, servers and skills together.
   * Default: For a source that of the server; for the server 100000.
   * From 1 to 10000000.
   */
  readonly entries?: number;
  /**
   * Most bytes of all documents of a source.
   * Default: For a source that of the server; for the server 268435456 (256 MiB).
   * From 1 to 1099511627776.
   */
  readonly bytes?: number;
  /**
   * Most versions of one name.
   * Default: For a source that of the server; for the server 1000.
   * From 1 to 1000000.
   */
  readonly versionsPerEntry?: number;
  /**
   * Most bytes of all documents of one name.
   * Default: For a source that of the server; for the server 67108864 (64 MiB).
   * From 1 to 1099511627776.
   */
  readonly bytesPerEntry?: number;
}
