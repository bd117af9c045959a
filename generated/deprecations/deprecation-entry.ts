// Generated from schemas/shared by npm run generate. Do not edit.

/** One place of a kind or a configuration document that is deprecated. */
export interface DeprecationEntry {
  /** Property names from the root; `*` matches every item of a list or entry of a map. */
  readonly path: readonly string[];
  /** The version that deprecated it. */
  readonly since?: string;
  /** The version that removes it. */
  readonly removal?: string;
  /** What to write instead. */
  readonly replacement: string;
  /** Only these values are deprecated, not the field. */
  readonly values?: readonly string[];
}
